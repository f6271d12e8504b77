import { describe, expect, it } from 'vitest'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
import { NO_ORGANISATION } from '#domain/session/organisation.ts'
import { RETRY_MS } from '#domain/session/session.setup.ts'
import { settle } from '#tests/support/deferred.ts'
import { aUser } from '#tests/support/people.ts'
import { credentials, NOBODY, signedIn, start } from '#tests/support/session-actor.ts'

const unreachable: Failure = { kind: 'unreachable' }

const IN = { loggedIn: { keepAlive: 'following', profile: 'settled' } }

describe('a start', () => {
  it('without a token is logged out', () => {
    const { actor, recording } = start(NOBODY)
    expect(recording.states).toEqual(['loggedOut'])
    expect(recording.emitted).toEqual([])
    expect(actor.getSnapshot().context).toEqual({
      user: null,
      organisation: NO_ORGANISATION,
      tokenStored: false,
      marked: false,
      delayed: false,
      arriving: false,
    })
  })

  it('with a token shows the stored user at once and looks whether it is still true', async () => {
    const user = aUser()
    const { actor, recording, fetchUser } = start({ tokenStored: true, user, marked: false })
    expect(recording.states).toEqual([{ loggedIn: { keepAlive: 'following', profile: 'refreshing' } }])
    expect(recording.emitted).toEqual([{ type: 'session.opened', user, fresh: false }])
    const newer = aUser({ name: '李老师', rights: { ...user.rights, review: true } })
    fetchUser.answer(success(newer))
    await settle()
    expect(recording.states.at(-1)).toEqual(IN)
    expect(actor.getSnapshot().context).toEqual({
      user: newer,
      organisation: { id: 1, name: '青禾实验学校' },
      tokenStored: true,
      marked: false,
      delayed: false,
      arriving: false,
    })
  })

  it('keeps the stored user where the network does not answer, and asks again until it does', async () => {
    const user = aUser()
    const { actor, clock, fetchUser } = start({ tokenStored: true, user, marked: false })
    for (const failure of [unreachable, { kind: 'rejected', reason: 'crashed', message: '' }] as const) {
      fetchUser.answer(failed(failure))
      await settle()
      expect(actor.getSnapshot().value).toEqual({
        loggedIn: { keepAlive: 'following', profile: 'unconfirmed' },
      })
      expect(actor.getSnapshot().context.user).toEqual(user)
      clock.increment(RETRY_MS)
    }
    fetchUser.answer(success(aUser({ name: '李老师' })))
    await settle()
    expect(actor.getSnapshot().value).toEqual(IN)
    expect(actor.getSnapshot().context.user?.name).toBe('李老师')
  })

  it('takes a stored user whose id could not be read for the one who is confirmed, by the account', async () => {
    const user = aUser()
    const { actor, recording, fetchUser } = start({
      tokenStored: true,
      user: { ...user, id: 0 },
      marked: false,
    })
    fetchUser.answer(success(user))
    await settle()
    expect(actor.getSnapshot().value).toEqual(IN)
    expect(actor.getSnapshot().context.user).toEqual(user)
    expect(recording.emitted).toEqual([{ type: 'session.opened', user: { ...user, id: 0 }, fresh: false }])
  })

  it('with a token and no readable user fetches the user', async () => {
    const { actor, recording, fetchUser } = start({ tokenStored: true, user: null, marked: false })
    fetchUser.answer(success(aUser()))
    await settle()
    expect(recording.states).toEqual([{ restoring: 'fetchingUser' }, IN])
    expect(recording.emitted).toEqual([{ type: 'session.opened', user: aUser(), fresh: false }])
    expect(actor.getSnapshot().context.tokenStored).toBe(true)
  })

  it('keeps the token where nobody answers, says so once, and asks again', async () => {
    const { actor, clock, recording, fetchUser } = start({ tokenStored: true, user: null, marked: false })
    for (const failure of [unreachable, { kind: 'timedOut' }, { kind: 'unreadable' }] as const) {
      fetchUser.answer(failed(failure))
      await settle()
      expect(actor.getSnapshot().value).toEqual({ restoring: 'delayed' })
      expect(recording.emitted).toEqual([{ type: 'session.delayed' }])
      clock.increment(RETRY_MS)
    }
    fetchUser.answer(success(aUser()))
    await settle()
    expect(actor.getSnapshot().value).toEqual(IN)
    expect(recording.emitted.slice(1)).toEqual([{ type: 'session.opened', user: aUser(), fresh: false }])
  })

  it('does not keep somebody waiting who would rather sign in', async () => {
    const { actor, recording, fetchUser } = start({ tokenStored: true, user: null, marked: false })
    fetchUser.answer(failed(unreachable))
    await settle()
    actor.send({ type: 'session.signIn', credentials })
    expect(recording.states.at(-1)).toEqual({ signingIn: 'authenticating' })
  })

  it('is an expiry when the token turns out to be old', () => {
    const { recording, actor } = start({ tokenStored: true, user: null, marked: false })
    actor.send({ type: 'session.expired' })
    expect(recording.states).toEqual([{ restoring: 'fetchingUser' }, 'expired'])
    expect(recording.emitted).toEqual([{ type: 'session.closed', why: 'expired', userId: null }])
  })
})

describe('signing in', () => {
  it('asks with what was typed, fetches the user and chooses the first organisation', async () => {
    const { actor, recording, asked, authenticate, fetchUser } = start(NOBODY)
    actor.send({ type: 'session.signIn', credentials })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    authenticate.answer(success(true))
    await settle()
    fetchUser.answer(success(aUser()))
    await settle()
    expect(asked).toEqual([credentials])
    expect(recording.states).toEqual([
      'loggedOut',
      { signingIn: 'authenticating' },
      { signingIn: 'fetchingUser' },
      IN,
    ])
    expect(recording.emitted).toEqual([{ type: 'session.opened', user: aUser(), fresh: true }])
    expect(actor.getSnapshot().context).toEqual({
      user: aUser(),
      organisation: { id: 1, name: '青禾实验学校' },
      tokenStored: true,
      marked: false,
      delayed: false,
      arriving: false,
    })
  })

  it('has organisation 0 without a name where the user has none', async () => {
    const { actor } = await signedIn(aUser({ organisations: [] }))
    expect(actor.getSnapshot().context.organisation).toEqual({ id: 0, name: '' })
  })

  it.each([
    [
      { kind: 'rejected', reason: 'invalid', message: '账号或密码错误' },
      { kind: 'refused', message: '账号或密码错误' },
    ],
    [{ kind: 'rejected', reason: 'crashed', message: '' }, { kind: 'requestError' }],
    [{ kind: 'unreachable' }, { kind: 'requestError' }],
    [{ kind: 'timedOut' }, { kind: 'requestError' }],
    [{ kind: 'unreadable' }, { kind: 'requestError' }],
    [
      { kind: 'forbidden', message: '账号已停用' },
      { kind: 'refused', message: '账号已停用' },
    ],
  ] as const)('is refused for %o', async (failure, refusal) => {
    const { actor, recording, authenticate } = start(NOBODY)
    actor.send({ type: 'session.signIn', credentials })
    authenticate.answer(failed(failure))
    await settle()
    expect(recording.states).toEqual(['loggedOut', { signingIn: 'authenticating' }, 'loggedOut'])
    expect(recording.emitted).toEqual([{ type: 'session.refused', refusal }])
  })

  it.each([
    [{ kind: 'expired', message: '账号已停用' }, '账号已停用'],
    [{ kind: 'expired' }, ''],
  ] as const)('that is answered as an expiry is one: %o', async (failure, message) => {
    const said = [
      { type: 'session.refused', refusal: { kind: 'expired', message } },
      { type: 'session.closed', why: 'expired', userId: null },
    ]
    const first = start(NOBODY)
    first.actor.send({ type: 'session.signIn', credentials })
    first.authenticate.answer(failed(failure))
    await settle()
    expect([first.recording.states.at(-1), first.recording.emitted]).toEqual(['expired', said])

    const second = start(NOBODY)
    second.actor.send({ type: 'session.signIn', credentials })
    second.authenticate.answer(success(true))
    await settle()
    second.actor.send({ type: 'session.expired' })
    second.fetchUser.answer(failed(failure))
    await settle()
    expect([second.recording.states.at(-1), second.recording.emitted]).toEqual(['expired', said])
  })

  it('is refused when the user cannot be fetched', async () => {
    const { actor, recording, authenticate, fetchUser } = start(NOBODY)
    actor.send({ type: 'session.signIn', credentials })
    authenticate.answer(success(true))
    await settle()
    fetchUser.answer(failed(unreachable))
    await settle()
    expect(recording.states.at(-1)).toBe('loggedOut')
    expect(recording.emitted).toEqual([{ type: 'session.refused', refusal: { kind: 'requestError' } }])
  })

  it('is refused without a list of role menus, and open with an empty one', async () => {
    const without = start(NOBODY)
    without.actor.send({ type: 'session.signIn', credentials })
    without.authenticate.answer(success(true))
    await settle()
    without.fetchUser.answer(success(aUser({ roleMenus: 'absent' })))
    await settle()
    expect(without.recording.states.at(-1)).toBe('loggedOut')
    expect(without.recording.emitted).toEqual([{ type: 'session.refused', refusal: { kind: 'noRole' } }])

    const empty = await signedIn(aUser({ roleMenus: [] }))
    expect(empty.actor.getSnapshot().value).toEqual(IN)
  })
})

describe('an expiry', () => {
  it('happens once, however many calls report it', async () => {
    const { actor, recording } = await signedIn()
    for (let call = 0; call < 5; call += 1) actor.send({ type: 'session.expired' })
    expect(recording.states).toEqual(['expired'])
    expect(recording.emitted).toEqual([{ type: 'session.closed', why: 'expired', userId: 7 }])
    expect(actor.getSnapshot().context).toEqual({
      user: null,
      organisation: NO_ORGANISATION,
      tokenStored: false,
      marked: false,
      delayed: false,
      arriving: false,
    })
  })

  it('can be signed in after', async () => {
    const { actor, recording, authenticate, fetchUser } = await signedIn()
    actor.send({ type: 'session.expired' })
    actor.send({ type: 'session.signIn', credentials })
    authenticate.answer(success(true))
    await settle()
    fetchUser.answer(success(aUser()))
    await settle()
    expect(recording.states).toEqual([
      'expired',
      { signingIn: 'authenticating' },
      { signingIn: 'fetchingUser' },
      IN,
    ])
  })
})

describe('signing out', () => {
  it('tells the server, wipes what is kept, and only then is logged out', async () => {
    const { actor, recording, signOut, wipe } = await signedIn()
    actor.send({ type: 'session.signOut' })
    signOut.answer(success(true))
    await settle()
    expect(recording.emitted).toEqual([{ type: 'session.closing' }])
    wipe.answer()
    await settle()
    expect(recording.states).toEqual([{ signingOut: 'leaving' }, { signingOut: 'wiping' }, 'loggedOut'])
    expect(recording.emitted).toEqual([
      { type: 'session.closing' },
      { type: 'session.closed', why: 'signedOut', userId: 7 },
    ])
  })

  it('says that it begins before the server is asked', async () => {
    const { actor, signOut } = await signedIn()
    const asked: number[] = []
    actor.on('session.closing', () => asked.push(signOut.asked()))
    actor.send({ type: 'session.signOut' })
    expect([asked, signOut.asked()]).toEqual([[0], 1])
  })

  it.each([
    [{ kind: 'rejected', reason: 'crashed', message: '退出失败' }, '退出失败'],
    [{ kind: 'unreachable' }, ''],
  ] as const)('stays logged in and says so for %o', async (failure, message) => {
    const { actor, recording, signOut } = await signedIn()
    actor.send({ type: 'session.signOut' })
    signOut.answer(failed(failure))
    await settle()
    expect(recording.states).toEqual([{ signingOut: 'leaving' }, IN])
    expect(recording.emitted).toEqual([
      { type: 'session.closing' },
      { type: 'session.signOutFailed', message },
    ])
  })

  it('is done when the server says that the session is over already', async () => {
    const { actor, recording, signOut, wipe } = await signedIn()
    actor.send({ type: 'session.signOut' })
    actor.send({ type: 'session.expired' })
    signOut.answer(failed({ kind: 'expired' }))
    await settle()
    wipe.answer()
    await settle()
    expect(recording.emitted).toEqual([
      { type: 'session.closing' },
      { type: 'session.closed', why: 'signedOut', userId: 7 },
    ])
  })
})

describe('another tab', () => {
  it('that closes the session closes it here', async () => {
    const { actor, recording } = await signedIn()
    actor.send({ type: 'session.closedElsewhere' })
    expect(recording.states).toEqual(['loggedOut'])
    expect(recording.emitted).toEqual([{ type: 'session.closed', why: 'elsewhere', userId: 7 }])
  })

  it('that logs out while this one is about to ends it here too, whatever the server says to this one', async () => {
    const { actor, recording, signOut } = await signedIn()
    actor.send({ type: 'session.signOut' })
    actor.send({ type: 'session.closedElsewhere' })
    signOut.answer(failed({ kind: 'unreachable' }))
    await settle()
    expect(recording.states).toEqual([{ signingOut: 'leaving' }, 'loggedOut'])
    expect(recording.emitted.at(-1)).toEqual({ type: 'session.closed', why: 'elsewhere', userId: 7 })
  })

  it('that signs in while this one waits for its own sign-in is who is there; a late refusal ends nothing', async () => {
    const { actor, recording, authenticate, fetchUser } = start(NOBODY)
    actor.send({ type: 'session.signIn', credentials })
    actor.send({ type: 'session.openedElsewhere' })
    authenticate.answer(failed({ kind: 'timedOut' }))
    fetchUser.answer(success(aUser()))
    await settle()
    expect(recording.states.at(-1)).toEqual(IN)
    expect(recording.emitted).toMatchObject([{ type: 'session.opened' }])
  })

  it('that opens a session opens it here', async () => {
    const { actor, recording, fetchUser } = start(NOBODY)
    actor.send({ type: 'session.openedElsewhere' })
    fetchUser.answer(success(aUser()))
    await settle()
    expect(recording.states).toEqual(['loggedOut', { restoring: 'fetchingUser' }, IN])
    expect(recording.emitted).toEqual([{ type: 'session.opened', user: aUser(), fresh: false }])
  })

  it('that signs somebody else in closes one session here and opens the other', async () => {
    const { actor, recording, fetchUser } = await signedIn()
    const other = aUser({ id: 8, name: '王强', organisations: [{ id: 2, name: '江城第一中学' }] })
    actor.send({ type: 'session.openedElsewhere' })
    fetchUser.answer(success(other))
    await settle()
    expect(recording.emitted).toEqual([
      { type: 'session.closed', why: 'elsewhere', userId: 7 },
      { type: 'session.opened', user: other, fresh: false },
    ])
    expect(actor.getSnapshot().context).toEqual({
      user: other,
      organisation: { id: 2, name: '江城第一中学' },
      tokenStored: true,
      marked: false,
      delayed: false,
      arriving: false,
    })
  })

  it.each([
    { id: 0, account: '' },
    { id: 0, account: aUser().account },
    { id: 7, account: '' },
    { id: accountIdOf(aUser().account), account: aUser().account },
    { id: accountIdOf('a token'), account: '' },
  ])('that is answered with %o, which names nobody else, leaves the session open here', async (named) => {
    const { actor, recording, fetchUser } = await signedIn()
    actor.send({ type: 'session.openedElsewhere' })
    fetchUser.answer(success(aUser(named)))
    await settle()
    expect(recording.emitted).not.toContainEqual(expect.objectContaining({ type: 'session.closed' }))
    actor.send({ type: 'session.openedElsewhere' })
    fetchUser.answer(success(aUser()))
    await settle()
    expect(recording.emitted).not.toContainEqual(expect.objectContaining({ type: 'session.closed' }))
  })

  it('that loses the role closes the session here', async () => {
    const { actor, recording, fetchUser } = await signedIn()
    actor.send({ type: 'session.openedElsewhere' })
    fetchUser.answer(success(aUser({ roleMenus: 'absent' })))
    await settle()
    expect(recording.emitted).toEqual([{ type: 'session.closed', why: 'noRole', userId: 7 }])
  })
})

describe('the organisation', () => {
  it('can be changed to one of the user and to no other', async () => {
    const { actor } = await signedIn()
    actor.send({ type: 'session.chooseOrganisation', organisation: { id: 2, name: '江城第一中学' } })
    expect(actor.getSnapshot().context.organisation).toEqual({ id: 2, name: '江城第一中学' })
    actor.send({ type: 'session.chooseOrganisation', organisation: { id: 9, name: '别的学校' } })
    expect(actor.getSnapshot().context.organisation).toEqual({ id: 2, name: '江城第一中学' })
  })
})

describe('a bug', () => {
  it('in an actor leads to the defect state, from where one can start again', async () => {
    const { actor, recording, authenticate } = start(NOBODY)
    actor.send({ type: 'session.signIn', credentials })
    authenticate.fail(new Error('bug'))
    await settle()
    actor.send({ type: 'session.restart' })
    expect(recording.states).toEqual(['loggedOut', { signingIn: 'authenticating' }, 'defect', 'loggedOut'])
  })
})

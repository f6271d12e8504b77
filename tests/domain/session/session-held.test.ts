import { describe, expect, it } from 'vitest'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { RETRY_MS } from '#domain/session/session.setup.ts'
import { conditionOf } from '#domain/session/session-condition.ts'
import { settle } from '#tests/support/deferred.ts'
import { aUser } from '#tests/support/people.ts'
import { credentials, NOBODY, signedIn, start } from '#tests/support/session-actor.ts'

const IN = { loggedIn: { keepAlive: 'following', profile: 'settled' } }
const RESTORED = { tokenStored: true, user: null, marked: false }
const held = { type: 'session.held' }
const unreachable: Failure = { kind: 'unreachable' }

/** What is told of somebody who has to prove who they are: the id and nothing else. */
const unproven = (id = aUser().id) =>
  aUser({ id, name: '', account: '', organisations: [], roleMenus: 'absent', mustProve: true })

describe('what a session is held for', () => {
  it.each([
    ['proof', unproven()],
    ['proof', aUser({ mustProve: true, mustChangePassword: true, mustEnrol: true })],
    ['password', aUser({ mustChangePassword: true, mustEnrol: true })],
    ['enrolment', aUser({ mustEnrol: true })],
    [null, aUser()],
    [null, aUser({ roleMenus: 'absent', mustChangePassword: true, mustEnrol: true })],
    [null, null],
  ])('is %s', (condition, user) => {
    expect(conditionOf(user)).toBe(condition)
  })
})

describe('a session that is held', () => {
  it('opens nothing before the code was given, then as a sign-in does', async () => {
    const { actor, recording, authenticate, fetchUser } = start(NOBODY)
    actor.send({ type: 'session.signIn', credentials })
    authenticate.answer(success(true))
    await settle()
    fetchUser.answer(success(unproven()))
    await settle()
    expect(recording.states.at(-1)).toBe('held')
    expect(recording.emitted).toEqual([held])
    actor.send({ type: 'session.conditionMet' })
    fetchUser.answer(success(aUser({ mustEnrol: true })))
    await settle()
    expect(recording.states.at(-1)).toBe('held')
    actor.send({ type: 'session.conditionMet' })
    fetchUser.answer(success(aUser()))
    await settle()
    expect(recording.states.at(-1)).toEqual(IN)
    expect(recording.emitted.at(-1)).toEqual({ type: 'session.opened', user: aUser(), fresh: true })
    expect(actor.getSnapshot().context.arriving).toBe(false)
  })

  it('keeps what was given where nobody answers afterwards, and asks again', async () => {
    const { actor, recording, clock, fetchUser } = start(RESTORED)
    fetchUser.answer(success(unproven()))
    await settle()
    actor.send({ type: 'session.conditionMet' })
    fetchUser.answer(failed(unreachable))
    await settle()
    expect(recording.states.at(-1)).toEqual({ restoring: 'delayed' })
    clock.increment(RETRY_MS)
    fetchUser.answer(success(aUser()))
    await settle()
    expect(recording.emitted.at(-1)).toMatchObject({ type: 'session.opened', fresh: true })
  })

  it('that was open here closes for the same user, and not for good', async () => {
    const { actor, recording, fetchUser } = await signedIn()
    actor.send({ type: 'session.reread' })
    fetchUser.answer(success(unproven()))
    await settle()
    expect(recording.states.at(-1)).toBe('held')
    expect(recording.emitted.slice(-2)).toEqual([
      { type: 'session.closed', why: 'held', userId: aUser().id, words: undefined },
      held,
    ])
    expect(actor.getSnapshot().context.user).toEqual(unproven())
  })

  it('of somebody else ends the one that was here', async () => {
    const { actor, recording, fetchUser } = await signedIn()
    actor.send({ type: 'session.openedElsewhere' })
    fetchUser.answer(success(unproven(8)))
    await settle()
    expect(recording.states.at(-1)).toBe('held')
    expect(recording.emitted.slice(-2)).toEqual([
      { type: 'session.closed', why: 'elsewhere', userId: aUser().id, words: undefined },
      held,
    ])
  })

  it('is whole here once it was made whole in another tab, without being a sign-in of this one', async () => {
    const { actor, recording, fetchUser } = start(RESTORED)
    fetchUser.answer(success(unproven()))
    await settle()
    actor.send({ type: 'session.openedElsewhere' })
    fetchUser.answer(success(aUser()))
    await settle()
    expect(recording.emitted.at(-1)).toEqual({ type: 'session.opened', user: aUser(), fresh: false })
  })

  it('is left by a log-out, and stays where that fails', async () => {
    const { actor, recording, fetchUser, signOut, wipe } = start(RESTORED)
    fetchUser.answer(success(unproven()))
    await settle()
    actor.send({ type: 'session.signOut' })
    signOut.answer(failed(unreachable))
    await settle()
    expect(recording.states.at(-1)).toBe('held')
    actor.send({ type: 'session.signOut' })
    signOut.answer(success(true))
    await settle()
    wipe.answer()
    await settle()
    expect(recording.states.at(-1)).toBe('loggedOut')
    // Nothing was open: nothing ends for good.
    expect(recording.emitted).not.toContainEqual(expect.objectContaining({ why: 'signedOut' }))
  })

  it('expires like any other', async () => {
    const { actor, recording, fetchUser } = start(RESTORED)
    fetchUser.answer(success(unproven()))
    await settle()
    actor.send({ type: 'session.expired' })
    expect(recording.states.at(-1)).toBe('expired')
    expect(actor.getSnapshot().context).toMatchObject({ user: null, tokenStored: false, arriving: false })
  })
})

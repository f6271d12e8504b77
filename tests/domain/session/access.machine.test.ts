import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type AccessEvent, accessMachine } from '#domain/session/access.machine.ts'
import type { CloseReason } from '#domain/session/session.events.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const LESSON = { url: '/play?sectionId=1', needsAccount: true }
const HOME = { url: '/', needsAccount: false }

/** What is told after these events, and whether pages are guarded then. */
const after = (...events: readonly AccessEvent[]) => {
  const actor = createActor(accessMachine, { inspect: log.inspect })
  const recording = record(actor)
  actor.start()
  for (const event of events) actor.send(event)
  return { told: recording.emitted, state: actor.getSnapshot().value }
}

const closed = (why: CloseReason, userId: number | null = 7, words?: string): AccessEvent => ({
  type: 'access.closed',
  why,
  userId,
  address: LESSON.url,
  words,
})
const ASKED = { type: 'access.accountAsked', reason: 'expired', address: null }
const ASKED_FOR_PAGE = { type: 'access.accountAsked', reason: 'page', address: LESSON.url }
const DROPPED = { type: 'access.intentionDropped' }
const FORGOTTEN = { type: 'access.sessionForgotten' }
const PERSON_FORGOTTEN = { type: 'access.personForgotten' }
const LEFT = { type: 'access.leftForHome' }
const warned = (warning: string) => ({ type: 'access.warned', warning })

describe('the end of a session', () => {
  it('by an expiry parks the place, forgets, warns, asks for the account and leads home, in this order', () => {
    const place = { userId: 7, address: LESSON.url }
    const parked = { type: 'access.placeParked', place }
    expect(after(closed('expired'))).toEqual({
      told: [DROPPED, parked, FORGOTTEN, warned('expired'), ASKED, LEFT],
      state: 'guarded',
    })
  })

  it('that says why promises no way back', () => {
    const words = '账号已停用，请联系学校管理员'
    const { told } = after(closed('expired', 7, words))
    expect(told).toContainEqual({ ...ASKED, reason: 'asked' })
    expect(told).toContainEqual({ ...warned('expired'), words })
  })

  it('before there was a user keeps what the sign-in was for, and parks nothing', () => {
    const asked = { ...ASKED, reason: 'refused' }
    expect(after(closed('expired', null)).told).toEqual([FORGOTTEN, warned('expired'), asked, LEFT])
  })

  it('that is held parks the place and leaves everything else, at home not even that', () => {
    const place = { userId: 7, address: LESSON.url }
    expect(after(closed('held'))).toEqual({
      told: [{ type: 'access.placeParked', place }],
      state: 'open',
    })
    const atHome = { type: 'access.closed', why: 'held', userId: 7, address: HOME.url } as const
    expect(after(atHome)).toEqual({ told: [], state: 'open' })
  })

  it('for want of a role forgets the session and says so', () => {
    expect(after(closed('noRole')).told).toEqual([DROPPED, FORGOTTEN, warned('noRole'), LEFT])
  })

  it('by a log-out forgets the person, and in another tab says so', () => {
    expect(after(closed('signedOut')).told).toEqual([DROPPED, PERSON_FORGOTTEN, LEFT])
    expect(after(closed('elsewhere')).told).toEqual([
      DROPPED,
      PERSON_FORGOTTEN,
      warned('closedElsewhere'),
      LEFT,
    ])
  })
})

describe('a page that needs an account', () => {
  const arrived: AccessEvent = { type: 'access.arrived', page: LESSON }

  it('asks a visitor for it, and nobody else', () => {
    expect(after({ type: 'access.visitor' }, arrived).told).toEqual([ASKED_FOR_PAGE])
    expect(after(arrived).told).toEqual([])
    expect(after({ type: 'access.visitor' }, { type: 'access.person' }, arrived).told).toEqual([])
  })

  it('asks once it is known that a session cannot be restored, unless the popup is open', () => {
    const refused = (page: typeof LESSON | null, dialogShown: boolean): AccessEvent => ({
      type: 'access.refused',
      page,
      dialogShown,
    })
    expect(after(refused(LESSON, false))).toEqual({ told: [ASKED_FOR_PAGE], state: 'guarded' })
    expect(after(refused(LESSON, true))).toEqual({ told: [], state: 'guarded' })
    expect(after(refused(HOME, false)).told).toEqual([])
    expect(after(refused(null, false)).told).toEqual([])
  })

  it('is none where no account is needed', () => {
    expect(after({ type: 'access.visitor' }, { type: 'access.arrived', page: HOME }).told).toEqual([])
  })
})

describe('a search', () => {
  const address = '/list?type=0&q=浮力'
  const searched: AccessEvent = { type: 'access.searched', address }

  it('asks a visitor for the account, and is what the sign-in is for', () => {
    const asked = { type: 'access.accountAsked', reason: 'search', address }
    expect(after({ type: 'access.visitor' }, searched)).toEqual({ told: [asked], state: 'guarded' })
  })

  it('leads a user on, and so it does while it is not known yet whether there is one', () => {
    const led = { type: 'access.ledOn', address }
    expect(after(searched)).toEqual({ told: [led], state: 'open' })
    expect(after({ type: 'access.visitor' }, { type: 'access.person' }, searched).told).toEqual([led])
  })
})

it('takes every transition it declares', () => {
  expect([...log.taken]).toEqual(expect.arrayContaining([...declaredTransitions(accessMachine)]))
})

import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { PageLifecycleEvent } from '#application/kernel/page-lifecycle.port.ts'
import { provideLedger } from '#application/learning/ledger.provide.ts'
import { selectGathered, selectSaveState, selectUnsent } from '#application/learning/ledger.selectors.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { RETRY_PACE } from '#domain/kernel/retry.ts'
import type { LearningMoment } from '#domain/learning/learning-moment.ts'
import { BEAT_MS } from '#domain/learning/ledger.machine.ts'
import { lineOf } from '#domain/learning/ledger-line.ts'
import type { LessonRecord } from '#domain/playback/lesson.ts'
import { memoryLedger } from '#infrastructure/learning/ledger.memory.ts'
import { createMemoryBrowser, type MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { settle } from '#tests/support/deferred.ts'
import { aMoment } from '#tests/support/learning.ts'

const USER = 7
const SAVED_AT = 5000
const SECTION = aMoment().sectionId

const KNOWN: LessonRecord = { position: 0, progress: 0, finished: false, updatedAt: '' }
const OFFLINE: Failure = { kind: 'unreachable' }

/** A ledger over a store in memory, before a server that answers what the test says. */
const openLedger = async (browser: MemoryBrowser = createMemoryBrowser(), userId = USER) => {
  const told: LearningMoment[] = []
  let trouble: (moment: LearningMoment) => Failure | null = () => null
  let tell: (news: PageLifecycleEvent) => void = () => {}
  let chance = 0
  const store = memoryLedger(browser)
  const clock = new SimulatedClock()
  const actor = createActor(
    provideLedger({
      store,
      record: {
        record: async (moment): Promise<Result<LessonRecord, Failure>> => {
          told.push(moment)
          const failure = trouble(moment)
          return failure === null ? success(KNOWN) : failed(failure)
        },
      },
      page: {
        watch: (listener) => {
          tell = listener
          return () => {
            tell = () => {}
          }
        },
      },
      now: () => SAVED_AT,
      chance: () => chance,
    }),
    { clock },
  )
  actor.start()
  actor.send({ type: 'outbox.open', userId })
  await settle()
  const note = async (change: Partial<LearningMoment> = {}) => {
    actor.send({ type: 'outbox.put', item: lineOf(userId, aMoment(change)), urgency: 'soon' })
    await settle()
  }
  const flush = async () => {
    actor.send({ type: 'outbox.flush' })
    await settle()
  }
  const fail = (failure: Failure | null) => {
    trouble = () => failure
  }
  return {
    actor,
    clock,
    store,
    told,
    note,
    flush,
    fail,
    failFor: (next: typeof trouble) => {
      trouble = next
    },
    be: async (news: PageLifecycleEvent) => {
      tell(news)
      await settle()
    },
    chance: (next: number) => {
      chance = next
    },
    state: () => selectSaveState(actor.getSnapshot()),
  }
}

describe('the ledger', () => {
  it('keeps a moment before it sends it, and crosses it out when the server has it', async () => {
    const { store, told, note, flush, state } = await openLedger()
    await note({ position: 12 })
    expect([await store.read(USER), told, state()]).toEqual([
      [lineOf(USER, aMoment({ position: 12 }))],
      [],
      { kind: 'saving' },
    ])
    await flush()
    expect([await store.read(USER), told, state()]).toEqual([
      [],
      [aMoment({ position: 12 })],
      { kind: 'saved', at: SAVED_AT },
    ])
  })

  it('keeps what cannot be sent until the network is back', async () => {
    const { store, told, note, flush, fail, be, state } = await openLedger()
    fail(OFFLINE)
    await note({ position: 12 })
    await flush()
    await note({ sectionId: 3 })
    expect([(await store.read(USER)).length, state()]).toEqual([2, { kind: 'offline', count: 2 }])
    fail(null)
    await be('online')
    expect([told.length, await store.read(USER), state()]).toEqual([3, [], { kind: 'saved', at: SAVED_AT }])
  })

  it('sends what it has when the page is hidden', async () => {
    const { told, note, be } = await openLedger()
    await note()
    await be('hidden')
    expect(told).toEqual([aMoment()])
  })

  it('sends at the next opening what a tab that is gone has left, but not what another user has', async () => {
    const browser = createMemoryBrowser()
    const first = await openLedger(browser)
    first.fail(OFFLINE)
    await first.note({ position: 99, begins: true })
    first.actor.stop()
    const next = await openLedger(browser)
    expect([next.told, await next.store.read(USER)]).toEqual([[aMoment({ position: 99, begins: true })], []])

    next.fail(OFFLINE)
    await next.note({ position: 120 })
    next.actor.stop()
    const stranger = await openLedger(browser, 8)
    expect([stranger.told, await stranger.store.read(USER)]).toEqual([[], []])
  })

  it('sends the lines that the server takes, and those it does not once more', async () => {
    const { told, note, flush, failFor, store, state } = await openLedger()
    failFor(({ sectionId }) =>
      sectionId === 3 ? { kind: 'rejected', reason: 'crashed', message: '服务器正在维护' } : null,
    )
    await note({ sectionId: 3 })
    await note({ sectionId: 4 })
    await flush()
    expect([told.length, await store.read(USER), state()]).toEqual([
      2,
      [lineOf(USER, aMoment({ sectionId: 3 }))],
      { kind: 'waiting', count: 1 },
    ])
  })

  it.each<Failure>([
    { kind: 'rejected', reason: 'withdrawn', message: '这项内容已下架' },
    { kind: 'rejected', reason: 'missing', message: '没有找到这一节' },
    { kind: 'forbidden', message: '没有权限' },
  ])('gives up what will never be taken, and says why: $message', async (failure) => {
    const { told, note, flush, fail, store, state } = await openLedger()
    fail(failure)
    await note()
    await flush()
    await flush()
    expect([told.length, await store.read(USER), state()]).toEqual([
      1,
      [],
      { kind: 'refused', refusal: failure },
    ])
    fail(null)
    await note({ position: 80 })
    await flush()
    expect(state()).toEqual({ kind: 'saved', at: SAVED_AT })
  })

  it.each<Failure>([
    { kind: 'timedOut' },
    { kind: 'unreadable' },
    { kind: 'expired' },
    { kind: 'rejected', reason: 'busy', message: '' },
    { kind: 'rejected', reason: 'refused', message: '' },
  ])('does not give up for $kind', async (failure) => {
    const { note, flush, fail, store } = await openLedger()
    fail(failure)
    await note()
    await flush()
    expect(await store.read(USER)).toEqual([lineOf(USER, aMoment())])
  })

  it('tries again later, and not in step with all others', async () => {
    const { clock, told, note, flush, fail, chance } = await openLedger()
    fail(OFFLINE)
    chance(1)
    await note()
    await flush()
    clock.increment(RETRY_PACE.firstMs / 2 - 1)
    expect(told.length).toBe(1)
    clock.increment(1)
    expect(told.length).toBe(2)
  })

  it('counts a playback once, and each of those that waited', async () => {
    const { told, note, flush, fail } = await openLedger()
    fail(OFFLINE)
    await note({ begins: true, playId: 'play-one' })
    await note({ begins: true, playId: 'play-two', at: Number.MAX_SAFE_INTEGER })
    fail(null)
    told.length = 0
    await flush()
    await note({ position: 99, at: Number.MAX_SAFE_INTEGER })
    await flush()
    expect(told.map(({ playId, begins }) => [playId, begins])).toEqual([
      ['play-one', true],
      ['play-two', true],
      ['play-of-a-test', false],
    ])
  })

  it('tells what is unsent of a section, and whether all of it is known', async () => {
    const { actor, note } = await openLedger()
    await note({ position: 44 })
    const snapshot = actor.getSnapshot()
    expect([selectGathered(snapshot), selectUnsent(snapshot, SECTION)?.position]).toEqual([true, 44])
    expect(selectUnsent(snapshot, 1)).toBe(null)
    actor.send({ type: 'outbox.gather' })
    expect(selectGathered(actor.getSnapshot())).toBe(false)
  })

  it('says that it saves only while that takes long', async () => {
    const { actor, clock, note, flush, state } = await openLedger()
    expect(state()).toEqual({ kind: 'nothing' })
    await note()
    await flush()
    await note({ position: 80 })
    expect(state()).toEqual({ kind: 'saved', at: SAVED_AT })
    clock.increment(BEAT_MS)
    expect(state()).toEqual({ kind: 'saved', at: SAVED_AT })
    clock.increment(1500)
    expect([actor.getSnapshot().hasTag('slow'), state()]).toEqual([true, { kind: 'saving' }])
  })
})

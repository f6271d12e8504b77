import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { courseMachine, LIVE_REFRESH_MS } from '#domain/course/course.machine.ts'
import type { CourseDetail } from '#domain/course/course-detail.ts'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { aCourse, aLiveCourse, aSection, LIVE_START } from '#tests/support/courses.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const rejected = (reason: RejectionReason) => failed<Failure>({ kind: 'rejected', reason, message: '不行' })
const unreachable = failed<Failure>({ kind: 'unreachable' })

const open = () => {
  const clock = new SimulatedClock()
  const load = deferred<Result<CourseDetail, Failure>>()
  const reserve = deferred<Result<true, Failure>>()
  const cancel = deferred<Result<true, Failure>>()
  const actor = createActor(
    courseMachine.provide({
      actors: {
        load: fromPromise(load.ask),
        reserve: fromPromise(reserve.ask),
        cancelReservation: fromPromise(cancel.ask),
      },
    }),
    {
      clock,
      inspect: log.inspect,
      input: { id: 7, type: 2, now: () => LIVE_START - 30_000 + clock.now() },
    },
  )
  const said: unknown[] = []
  actor.on('*', (event) => said.push(event))
  actor.start()
  const live = () => actor.getSnapshot().context.detail?.live
  return { actor, clock, load, reserve, cancel, said, live, at: () => actor.getSnapshot().value }
}

const opened = async (detail: CourseDetail) => {
  const all = open()
  all.load.answer(success(detail))
  await settle()
  expect(all.said.splice(0)).toEqual([{ type: 'course.shown' }])
  return all
}

describe('the introduction of a course', () => {
  it('is read once where nothing of it depends on the time', async () => {
    const { at, clock, load } = await opened(aCourse([aSection(1)]))
    expect(at()).toEqual({ ready: { clock: 'still', reservation: 'resting' } })
    clock.increment(10 * LIVE_REFRESH_MS)
    expect(load.asked()).toBe(1)
  })

  it.each([
    ['missing', rejected('missing')],
    ['withdrawn', rejected('withdrawn')],
    ['forbidden', failed<Failure>({ kind: 'forbidden', message: '只对江城第一中学的老师开放' })],
  ])('is %s, for good unless it was taken down', async (state, answer) => {
    const { actor, at, load } = open()
    load.answer(answer)
    await settle()
    expect([at(), actor.getSnapshot().context.failure]).toEqual([state, answer.ok ? null : answer.failure])
    actor.send({ type: 'course.retry' })
    // What was taken down may be offered again.
    expect(at()).toBe(state === 'withdrawn' ? 'loading' : state)
  })

  it('that could not be read is read again when asked for', async () => {
    const { actor, at, load } = open()
    load.answer(unreachable)
    await settle()
    expect(at()).toBe('failed')
    actor.send({ type: 'course.retry' })
    load.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
    actor.send({ type: 'course.retry' })
    load.answer(success(aCourse([])))
    await settle()
    expect([at(), actor.getSnapshot().context.failure]).toEqual([
      { ready: { clock: 'still', reservation: 'resting' } },
      null,
    ])
  })
})

describe('a live course', () => {
  it('is looked at again when it begins, and at least every minute from then on', async () => {
    const { actor, clock, load, at } = await opened(aLiveCourse())
    clock.increment(30_999)
    expect(load.asked()).toBe(1)
    clock.increment(1)
    expect([load.asked(), at()]).toEqual([2, { ready: { clock: 'looking', reservation: 'resting' } }])
    const running = aLiveCourse({ card: { ...aLiveCourse().card, liveStatus: 'running' } })
    load.answer(success(running))
    await settle()
    expect(actor.getSnapshot().context.detail).toBe(running)
    clock.increment(LIVE_REFRESH_MS)
    expect(load.asked()).toBe(3)
    load.answer(unreachable)
    await settle()
    expect([actor.getSnapshot().context.detail, at()]).toEqual([
      running,
      { ready: { clock: 'waiting', reservation: 'resting' } },
    ])
  })

  it('is read at once when a session of it has turned, also while it is being read', async () => {
    const { actor, load, at } = await opened(aLiveCourse())
    actor.send({ type: 'course.look' })
    actor.send({ type: 'course.look' })
    expect(load.asked()).toBe(3)
    const replay = aLiveCourse({ card: { ...aLiveCourse().card, liveStatus: 'replay' } })
    load.answer(success(replay))
    await settle()
    expect([actor.getSnapshot().context.detail, at()]).toEqual([
      replay,
      { ready: { clock: 'waiting', reservation: 'resting' } },
    ])
  })

  it('that is withdrawn while it is looked at is gone', async () => {
    const { clock, load, at } = await opened(aLiveCourse())
    clock.increment(LIVE_REFRESH_MS)
    load.answer(rejected('withdrawn'))
    await settle()
    expect(at()).toBe('withdrawn')
  })

  it('is a defect where looking again is a bug', async () => {
    const { clock, load, at } = await opened(aLiveCourse())
    clock.increment(LIVE_REFRESH_MS)
    load.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
  })
})

describe('a section that was learned', () => {
  it('shows how far at once, never less than before, stays finished, and waits for what is required', async () => {
    const begun = aCourse([
      aSection(1, { progress: 50 }),
      aSection(2),
      aSection(3, { finished: true }),
      aSection(4),
    ])
    const { actor } = await opened(begun)
    const learn = (sectionId: number, position: number, progress: number, requiredOpen = 0) =>
      actor.send({ type: 'course.learned', made: { sectionId, position, progress, requiredOpen } })
    learn(4, 590, 95, 1)
    learn(1, 120, 20)
    learn(2, 560, 92)
    learn(3, 12, 2)
    expect(actor.getSnapshot().context.detail).toEqual(
      aCourse(
        [
          aSection(1, { progress: 50, position: 120 }),
          aSection(2, { progress: 92, position: 560, finished: true }),
          aSection(3, { progress: 2, position: 12, finished: true }),
          aSection(4, { progress: 95, position: 590, requiredOpen: 1 }),
        ],
        { lastPlace: { sectionId: 3, position: 12 } },
      ),
    )
  })
})

const RESERVED = { reserved: true, reserveCount: 5, cancelled: false, teaching: false }

describe('a reservation', () => {
  it('shows at once, stays when it was taken, and is made once', async () => {
    const { actor, reserve, live, said } = await opened(aLiveCourse())
    actor.send({ type: 'course.reserve' })
    actor.send({ type: 'course.reserve' })
    expect([live(), reserve.asked()]).toEqual([
      { reserved: true, reserveCount: 5, cancelled: false, teaching: false },
      1,
    ])
    reserve.answer(success(true))
    await settle()
    expect([live()?.reserved, said]).toEqual([true, [{ type: 'course.reserved' }]])
    actor.send({ type: 'course.reserve' })
    expect(reserve.asked()).toBe(1)
  })

  it('is taken back where the server refuses it, with its words', async () => {
    const { actor, reserve, live, said } = await opened(aLiveCourse())
    actor.send({ type: 'course.reserve' })
    reserve.answer(rejected('conflict'))
    await settle()
    expect([live(), said]).toEqual([
      { reserved: false, reserveCount: 4, cancelled: false, teaching: false },
      [{ type: 'course.reserveFailed', failure: { kind: 'rejected', reason: 'conflict', message: '不行' } }],
    ])
  })

  it('is not asked for where there is nothing to reserve', async () => {
    const { actor, reserve } = await opened(
      aLiveCourse({ live: { reserved: false, reserveCount: 0, cancelled: true, teaching: false } }),
    )
    actor.send({ type: 'course.reserve' })
    expect(reserve.asked()).toBe(0)
  })

  it('is not asked of who teaches it', async () => {
    const { actor, reserve } = await opened(
      aLiveCourse({ live: { reserved: false, reserveCount: 0, cancelled: false, teaching: true } }),
    )
    actor.send({ type: 'course.reserve' })
    expect(reserve.asked()).toBe(0)
  })

  it('can be cancelled, at once and for good', async () => {
    const { actor, cancel, live, said } = await opened(aLiveCourse({ live: RESERVED }))
    actor.send({ type: 'course.cancelReservation' })
    actor.send({ type: 'course.cancelReservation' })
    expect([live(), cancel.asked()]).toEqual([{ ...RESERVED, reserved: false, reserveCount: 4 }, 1])
    cancel.answer(success(true))
    await settle()
    expect([live()?.reserved, said]).toEqual([false, [{ type: 'course.reservationCancelled' }]])
  })

  it('stays where the server does not cancel it', async () => {
    const { actor, cancel, live, said } = await opened(aLiveCourse({ live: RESERVED }))
    actor.send({ type: 'course.cancelReservation' })
    cancel.answer(rejected('conflict'))
    await settle()
    expect([live(), said]).toEqual([
      RESERVED,
      [{ type: 'course.cancelFailed', failure: { kind: 'rejected', reason: 'conflict', message: '不行' } }],
    ])
  })

  it('is a defect where cancelling it is a bug', async () => {
    const { actor, cancel, at } = await opened(aLiveCourse({ live: RESERVED }))
    actor.send({ type: 'course.cancelReservation' })
    cancel.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
  })

  it('is a defect where it is a bug', async () => {
    const { actor, reserve, at } = await opened(aLiveCourse())
    actor.send({ type: 'course.reserve' })
    reserve.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
  })
})

it('takes every transition it declares', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(courseMachine))
})

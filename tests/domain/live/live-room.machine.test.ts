import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { LiveRoomEvent } from '#domain/live/live-room.events.ts'
import { liveRoomMachine } from '#domain/live/live-room.machine.ts'
import { filmSecondOf, ROOM_REFRESH_MS } from '#domain/live/live-room.ts'
import { liveRoundsMachine } from '#domain/live/live-rounds.machine.ts'
import type { ToldRounds } from '#domain/live/live-rounds.ts'
import type { LiveSession } from '#domain/live/live-session.ts'
import { POLL_MS } from '#domain/live/polling.ts'
import { LIVE_END, LIVE_START } from '#tests/support/courses.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aLesson } from '#tests/support/lessons.ts'
import { aPushState, aSession } from '#tests/support/lives.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const rejected = (reason: RejectionReason) => failed<Failure>({ kind: 'rejected', reason, message: '不行' })
const unreachable = failed<Failure>({ kind: 'unreachable' })

/** A page opened `before` milliseconds before the lesson, on a device whose clock is ten minutes slow. */
const open = (before: number) => {
  const clock = new SimulatedClock()
  const look = deferred<Result<LiveSession, Failure>>()
  const reserve = deferred<Result<true, Failure>>()
  const cancel = deferred<Result<true, Failure>>()
  const rounds = deferred<Result<ToldRounds, Failure>>()
  let online = () => {}
  const serverNow = () => LIVE_START - before + clock.now()
  const actor = createActor(
    liveRoomMachine.provide({
      actors: {
        look: fromPromise(look.ask),
        reserve: fromPromise(reserve.ask),
        cancelReservation: fromPromise(cancel.ask),
        watch: fromCallback<LiveRoomEvent>(({ sendBack }) => {
          online = () => sendBack({ type: 'liveRoom.reconnect' })
        }),
        rounds: liveRoundsMachine.provide({
          actors: { ask: fromPromise(rounds.ask) },
          actions: { forget: () => undefined },
        }),
      },
    }),
    {
      clock,
      inspect: log.inspect,
      input: { userId: 3, courseId: 7, sectionId: 71, now: () => serverNow() - 600_000, chance: () => 0 },
    },
  )
  const said: unknown[] = []
  actor.on('*', (event) => said.push(event))
  actor.start()
  const session = () => actor.getSnapshot().context.session
  const at = () => {
    const { value } = actor.getSnapshot()
    return typeof value === 'string' ? value : value.open
  }
  const tell = async (change: Partial<LiveSession> = {}) => {
    look.answer(success(aSession({ serverTime: new Date(serverNow()).toISOString(), ...change })))
    await settle()
  }
  return { actor, clock, look, reserve, cancel, rounds, said, session, at, tell, online: () => online() }
}

const opened = async (before: number, change: Partial<LiveSession> = {}) => {
  const all = open(before)
  await all.tell(change)
  return all
}

const turn = (state: string) => ({
  turn: state,
  clock: 'ticking',
  look: 'waiting',
  reservation: 'resting',
})

describe('a session', () => {
  it.each([
    ['missing', rejected('missing')],
    ['withdrawn', rejected('withdrawn')],
    ['forbidden', failed<Failure>({ kind: 'forbidden', message: '只对江城第一中学的老师开放' })],
  ])('is %s, for good unless it was taken down', async (state, answer) => {
    const { actor, look, at } = open(0)
    look.answer(answer)
    await settle()
    expect(at()).toBe(state)
    actor.send({ type: 'liveRoom.retry' })
    // What was taken down may be offered again.
    expect(at()).toBe(state === 'withdrawn' ? 'loading' : state)
  })

  it('of another course is missing', async () => {
    const { at } = await opened(60_000, { lesson: aLesson({ courseId: 8 }) })
    expect(at()).toBe('missing')
  })

  it('that could not be read is read again when asked for', async () => {
    const { actor, look, at, tell } = open(60_000)
    look.answer(unreachable)
    await settle()
    expect(at()).toBe('failed')
    actor.send({ type: 'liveRoom.retry' })
    look.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
    actor.send({ type: 'liveRoom.retry' })
    await tell()
    expect(at()).toEqual(turn('announced'))
  })

  it('that is called off, or is no longer', async () => {
    const { actor, at, tell } = await opened(60_000, { cancelled: true })
    expect(at()).toEqual(turn('cancelled'))
    actor.send({ type: 'liveRoom.reserve' })
    actor.send({ type: 'liveRoom.reconnect' })
    await tell()
    expect(at()).toEqual(turn('announced'))
    actor.send({ type: 'liveRoom.reconnect' })
    await tell({ cancelled: true })
    expect(at()).toEqual(turn('cancelled'))
  })

  it('goes from 预告 to 直播中 to 已结束 to 回放 by the server’s clock', async () => {
    const { clock, look, rounds, said, at, tell, session } = await opened(20_000)
    expect(at()).toEqual(turn('announced'))
    clock.increment(19_999)
    expect(at()).toEqual(turn('announced'))
    clock.increment(1)
    expect([at(), said]).toEqual([turn('running'), [{ type: 'liveRoom.began', name: '浮力从哪里来' }]])
    rounds.answer(success({ ...aPushState([]), drafts: [] }))
    // The server's clock has passed it too.
    clock.increment(1000)
    expect(look.asked()).toBe(2)
    const stream = {
      label: '自动',
      url: '/live.m3u8',
      kind: 'hls',
      height: 0,
      cloudVideoId: '',
      cloudPlayAuth: '',
    } as const
    await tell({ status: 'running', lesson: aLesson({ sources: [stream] }) })
    expect(session()?.lesson.sources).toEqual([stream])

    clock.increment(LIVE_END - LIVE_START - 2000)
    await tell({ status: 'running' })
    clock.increment(1000)
    expect(at()).toEqual(turn('ended'))
    clock.increment(ROOM_REFRESH_MS)
    await tell({ status: 'ended' })
    expect(at()).toEqual(turn('ended'))
    clock.increment(600_000)
    said.length = 0
    await tell({ status: 'replay' })
    expect([at(), said]).toEqual([
      'replay',
      [{ type: 'liveRoom.refreshed', sources: [] }, { type: 'liveRoom.turned' }],
    ])
  })

  it('is read again where its stream has an address that does not hold, and tells those it has by then', async () => {
    const { actor, clock, look, said, session, tell } = await opened(-60_000, { status: 'running' })
    actor.send({ type: 'liveRoom.streamFailed', fault: 'unreachable' })
    actor.send({ type: 'liveRoom.streamFailed', fault: 'damaged' })
    expect(look.asked()).toBe(1)
    actor.send({ type: 'liveRoom.streamFailed', fault: 'expired' })
    expect([look.asked(), said]).toEqual([2, []])
    await tell({ status: 'running' })
    expect(said).toEqual([{ type: 'liveRoom.refreshed', sources: session()?.lesson.sources }])
    clock.increment(ROOM_REFRESH_MS)
    await tell({ status: 'running' })
    actor.send({ type: 'liveRoom.streamFailed', fault: 'missing' })
    look.answer(failed({ kind: 'unreachable' }))
    await settle()
    expect([look.asked(), said.length]).toEqual([4, 2])
  })

  it('whose stream fails again and again is read later each time, and at once again after it has lasted', async () => {
    const { actor, clock, look, tell } = await opened(-60_000, { status: 'running' })
    const fails = () => actor.send({ type: 'liveRoom.streamFailed', fault: 'missing' })
    const waits: number[] = []
    for (let times = 0; times < 6; times += 1) {
      const before = look.asked()
      fails()
      let waited = 0
      for (; look.asked() === before; waited += 1000) clock.increment(1000)
      waits.push(waited)
      await tell({ status: 'running' })
    }
    expect(waits).toEqual([0, 5000, 10_000, 20_000, 30_000, 30_000])
    clock.increment(ROOM_REFRESH_MS)
    await tell({ status: 'running' })
    const lasted = look.asked()
    fails()
    expect(look.asked()).toBe(lasted + 1)
  })

  it('that is shorter, or put off, is what the server says', async () => {
    const { actor, at, tell } = await opened(-60_000, { status: 'running' })
    expect(at()).toEqual(turn('running'))
    actor.send({ type: 'liveRoom.reconnect' })
    await tell({ status: 'ended' })
    expect(at()).toEqual(turn('ended'))
    actor.send({ type: 'liveRoom.reconnect' })
    const later = { startTime: new Date(LIVE_START + 86_400_000).toISOString(), endTime: '' }
    await tell({ status: 'announced', ...later })
    expect(at()).toEqual(turn('announced'))
    actor.send({ type: 'liveRoom.reconnect' })
    await tell({ status: 'ended' })
    expect(at()).toEqual(turn('ended'))
  })

  it('that its teacher ends early is over as soon as its questions tell so, and is read again then', async () => {
    const { clock, look, rounds, at, tell, session } = await opened(-60_000, { status: 'running' })
    const told = async (endTime: string) => {
      rounds.answer(success({ ...aPushState([], { endTime }), drafts: [] }))
      await settle()
    }
    await told(session()?.endTime ?? '')
    clock.increment(POLL_MS)
    await told('')
    expect([at(), look.asked()]).toEqual([turn('running'), 1])
    clock.increment(POLL_MS)
    const endTime = new Date(LIVE_START + 60_000 + 2 * POLL_MS).toISOString()
    await told(endTime)
    const readAgain = { ...turn('ended'), look: 'looking' }
    expect([at(), session()?.endTime, look.asked()]).toEqual([readAgain, endTime, 2])
    await tell({ status: 'ended', endTime })
    expect([at(), look.asked()]).toEqual([turn('ended'), 2])
  })

  it('that an old answer calls running again is over at the next word of its end', async () => {
    const { clock, rounds, at, tell } = await opened(-60_000, { status: 'running' })
    const told = async (endTime: string) => {
      rounds.answer(success({ ...aPushState([], { endTime }), drafts: [] }))
      await settle()
    }
    const endTime = new Date(LIVE_START + 60_000).toISOString()
    await told(endTime)
    await tell({ status: 'running' })
    expect(at()).toEqual(turn('running'))
    await told(endTime)
    expect(at()).toEqual({ ...turn('ended'), look: 'looking' })
    await tell({ status: 'ended', endTime })
    clock.increment(POLL_MS)
    expect(at()).toEqual(turn('ended'))
  })

  it('that nobody calls live is watched like a replay', async () => {
    const { at } = await opened(0, { status: 'none' })
    expect(at()).toBe('replay')
  })

  it('that begins while the server is behind is asked for every two seconds', async () => {
    const { clock, look, rounds, tell, at } = await opened(1000)
    clock.increment(1000)
    rounds.answer(success({ ...aPushState([]), drafts: [] }))
    await settle()
    clock.increment(1000)
    await tell({ status: 'announced' })
    expect(at()).toEqual(turn('running'))
    clock.increment(1999)
    expect(look.asked()).toBe(2)
    clock.increment(1)
    expect(look.asked()).toBe(3)
  })
})

describe('a film that is shown as a lesson', () => {
  const at = (seconds: number, change: Partial<LiveSession> = {}) =>
    filmSecondOf({
      session: aSession({ lesson: aLesson({ duration: 600 }), ...change }),
      now: () => LIVE_START + seconds * 1000 - 600_000,
      offset: 600_000,
    })

  it('is at the second that the server’s clock says, within it', () => {
    expect([at(-5), at(0), at(90), at(700)]).toEqual([0, 0, 90, 599])
    const unknown = { lesson: aLesson({ duration: 0 }) }
    expect([at(700, unknown), at(700, { startTime: '' })]).toEqual([700, 0])
  })
})

describe('a broken line', () => {
  it('leaves what is shown and is tried again, longer after each failure', async () => {
    const { actor, clock, look, session, at } = await opened(3_600_000)
    const shown = session()
    clock.increment(ROOM_REFRESH_MS)
    look.answer(unreachable)
    await settle()
    expect([session(), at()]).toEqual([shown, turn('announced')])
    clock.increment(5000)
    expect(look.asked()).toBe(3)
    look.answer(unreachable)
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({ failures: 2, failure: null })
    clock.increment(9999)
    expect(look.asked()).toBe(3)
    clock.increment(1)
    expect(look.asked()).toBe(4)
  })

  it('of a session that was withdrawn meanwhile ends it', async () => {
    const { actor, look, at } = await opened(3_600_000)
    actor.send({ type: 'liveRoom.reconnect' })
    look.answer(rejected('withdrawn'))
    await settle()
    expect(at()).toBe('withdrawn')
  })

  it('is mended for the questions too, when the network is back', async () => {
    const { online, rounds } = await opened(-60_000, { status: 'running' })
    rounds.answer(unreachable)
    await settle()
    online()
    expect(rounds.asked()).toBe(2)
  })

  it('that is a bug is a defect', async () => {
    const { actor, look, at } = await opened(60_000)
    actor.send({ type: 'liveRoom.reconnect' })
    look.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
  })
})

describe('a reservation', () => {
  it('shows at once, and stays where it was taken', async () => {
    const { actor, reserve, session, said } = await opened(60_000)
    actor.send({ type: 'liveRoom.reserve' })
    actor.send({ type: 'liveRoom.reserve' })
    expect([session()?.reserved, reserve.asked()]).toEqual([true, 1])
    reserve.answer(success(true))
    await settle()
    expect([session()?.reserved, said]).toEqual([true, [{ type: 'liveRoom.reserved' }]])
  })

  it('is taken back where the server refuses it', async () => {
    const { actor, reserve, session, said } = await opened(60_000)
    actor.send({ type: 'liveRoom.reserve' })
    reserve.answer(rejected('conflict'))
    await settle()
    expect([session()?.reserved, said]).toEqual([
      false,
      [
        {
          type: 'liveRoom.reserveFailed',
          failure: { kind: 'rejected', reason: 'conflict', message: '不行' },
        },
      ],
    ])
  })

  it('is a defect where it is a bug', async () => {
    const { actor, reserve, at } = await opened(60_000)
    actor.send({ type: 'liveRoom.reserve' })
    reserve.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
  })

  it('is not asked of who teaches it', async () => {
    const { actor, reserve } = await opened(60_000, { teaching: true })
    actor.send({ type: 'liveRoom.reserve' })
    expect(reserve.asked()).toBe(0)
  })

  it('can be cancelled, and stays where the server does not', async () => {
    const { actor, cancel, session, said } = await opened(60_000, { reserved: true })
    actor.send({ type: 'liveRoom.cancelReservation' })
    expect(session()?.reserved).toBe(false)
    cancel.answer(rejected('conflict'))
    await settle()
    expect(session()?.reserved).toBe(true)
    actor.send({ type: 'liveRoom.cancelReservation' })
    cancel.answer(success(true))
    await settle()
    expect([session()?.reserved, said]).toEqual([
      false,
      [
        { type: 'liveRoom.cancelFailed', failure: { kind: 'rejected', reason: 'conflict', message: '不行' } },
        { type: 'liveRoom.reservationCancelled' },
      ],
    ])
  })

  it('is a defect where cancelling it is a bug', async () => {
    const { actor, cancel, at } = await opened(60_000, { reserved: true })
    actor.send({ type: 'liveRoom.cancelReservation' })
    cancel.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
  })
})

it('takes every transition it declares', () => {
  const own = [...log.taken].filter((key) => key.startsWith('liveRoom.'))
  expect(own.sort()).toEqual(declaredTransitions(liveRoomMachine))
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { LoadedLesson } from '#domain/playback/lesson.events.ts'
import { lessonMachine } from '#domain/playback/lesson.machine.ts'
import { AUTO_NEXT_SECONDS, PREPARING_MS } from '#domain/playback/lesson.setup.ts'
import type { Lesson } from '#domain/playback/lesson.ts'
import type { KnownPlace } from '#domain/playback/lesson-start.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aLesson } from '#tests/support/lessons.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const rejected = (reason: RejectionReason) => failed<Failure>({ kind: 'rejected', reason, message: '不行' })
const unreachable = failed<Failure>({ kind: 'unreachable' })
const answer = (lesson: Lesson, kept: KnownPlace | null = null) => success({ lesson, kept })
const PLAYING = { ready: { source: 'good', captions: 'good', next: 'playing' } }

const open = (asked: number | null = null) => {
  const clock = new SimulatedClock()
  const load = deferred<Result<LoadedLesson, Failure>>()
  const actor = createActor(lessonMachine.provide({ actors: { load: fromPromise(load.ask) } }), {
    clock,
    inspect: log.inspect,
    input: { ref: { courseId: 7, type: 1, sectionId: 71 }, asked },
  })
  const heard = record(actor)
  actor.start()
  const context = () => actor.getSnapshot().context
  return { actor, clock, load, heard, context, at: () => actor.getSnapshot().value }
}

const opened = async (result: Result<LoadedLesson, Failure>, asked: number | null = null) => {
  const all = open(asked)
  all.load.answer(result)
  await settle()
  return all
}

describe('a lesson', () => {
  it('begins where the newer of server and browser knows the learner to be', async () => {
    const seen = { position: 100, progress: 20, finished: false, updatedAt: '2026-09-01T11:00:00Z' }
    const kept = { position: 160, finished: false, time: Date.parse('2026-09-01T11:00:05Z') }
    const newer = await opened(answer(aLesson({ record: seen }), kept))
    const older = await opened(answer(aLesson({ record: seen }), { ...kept, time: 1 }))
    const asked = await opened(answer(aLesson({ record: seen }), kept), 42)
    expect([newer, older, asked].map(({ context, at }) => [context().startAt, at()])).toEqual([
      [160, PLAYING],
      [100, PLAYING],
      [42, PLAYING],
    ])
  })

  it.each([
    ['missing', rejected('missing')],
    ['withdrawn', rejected('withdrawn')],
    ['forbidden', failed<Failure>({ kind: 'forbidden', message: '只对江城第一中学的老师开放' })],
    ['missing', answer(aLesson({ courseId: 8 }))],
  ])('is %s, for good unless it was taken down', async (state, result) => {
    const { actor, at } = await opened(result)
    expect(at()).toBe(state)
    actor.send({ type: 'lesson.retry' })
    // What was taken down may be offered again.
    expect(at()).toBe(state === 'withdrawn' ? 'loading' : state)
  })

  it('that could not be read is read again when asked for', async () => {
    const { actor, at, load, context } = await opened(unreachable)
    expect([at(), context().failure]).toEqual(['failed', { kind: 'unreachable' }])
    actor.send({ type: 'lesson.retry' })
    load.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
    actor.send({ type: 'lesson.retry' })
    load.answer(answer(aLesson({ courseId: 0 })))
    await settle()
    expect([at(), context().failure]).toEqual([PLAYING, null])
  })
})

describe('a film that is being prepared', () => {
  it('is looked for again and again, and plays once it is there', async () => {
    const { at, clock, load, actor } = await opened(answer(aLesson({ sources: [] })))
    expect(at()).toEqual({ preparing: 'waiting' })
    clock.increment(PREPARING_MS)
    load.answer(unreachable)
    await settle()
    expect(at()).toEqual({ preparing: 'waiting' })
    clock.increment(PREPARING_MS)
    load.answer(answer(aLesson({ sources: [] })))
    await settle()
    expect(at()).toEqual({ preparing: 'waiting' })
    actor.send({ type: 'lesson.retry' })
    expect(at()).toBe('loading')
    load.answer(answer(aLesson()))
    await settle()
    expect([at(), load.asked()]).toEqual([PLAYING, 4])
  })

  it('may be withdrawn meanwhile', async () => {
    const { at, clock, load } = await opened(answer(aLesson({ sources: [] })))
    clock.increment(PREPARING_MS)
    load.answer(rejected('withdrawn'))
    await settle()
    expect(at()).toBe('withdrawn')
  })

  it('is a defect where looking is a bug', async () => {
    const { at, clock, load } = await opened(answer(aLesson({ sources: [] })))
    clock.increment(PREPARING_MS)
    load.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
  })
})

describe('a source that fails', () => {
  const fail = async (result: Result<LoadedLesson, Failure> | Error) => {
    const all = await opened(answer(aLesson()))
    all.actor.send({ type: 'lesson.sourceFailed', fault: 'unreachable' })
    expect(all.at()).toEqual(PLAYING)
    all.actor.send({ type: 'lesson.sourceFailed', fault: 'expired' })
    expect(all.at()).toEqual({ ready: { source: 'renewing', captions: 'good', next: 'playing' } })
    if (result instanceof Error) all.load.fail(result)
    else all.load.answer(result)
    await settle()
    return all
  }

  it('because its address has run out goes on under a new one', async () => {
    const [old] = aLesson().sources
    if (old === undefined) throw new Error('no source')
    const renewed = aLesson({ sources: [{ ...old, url: '/film.mp4?until=2' }] })
    const { at, context, heard } = await fail(answer(renewed))
    expect([at(), context().lesson, heard.emitted]).toEqual([
      PLAYING,
      renewed,
      [{ type: 'lesson.renewed', sources: renewed.sources }],
    ])
  })

  it('because an outside player is authorised no more goes on under a new authorisation, and no other fault asks for one', async () => {
    const [film] = aLesson().sources
    if (film === undefined) throw new Error('no source')
    const authorised = (cloudPlayAuth: string) =>
      aLesson({ sources: [{ ...film, url: '', cloudVideoId: 'v1', cloudPlayAuth }] })
    const all = await opened(answer(authorised('one')))
    for (const [fault, auth] of [
      ['expired', 'two'],
      ['unplayable', 'three'],
    ] as const) {
      all.actor.send({ type: 'lesson.sourceFailed', fault })
      all.load.answer(answer(authorised(auth)))
      await settle()
    }
    expect([all.at(), all.heard.emitted]).toEqual([
      PLAYING,
      [{ type: 'lesson.renewed', sources: authorised('two').sources }],
    ])
  })

  it('because it was taken out is being prepared', async () => {
    const { at, heard } = await fail(answer(aLesson({ sources: [] })))
    expect([at(), heard.emitted]).toEqual([{ preparing: 'waiting' }, []])
  })

  it.each([
    ['under a good address', answer(aLesson())],
    ['where nobody answers', unreachable],
  ])('%s is the business of the player', async (_, result) => {
    const { at, context, heard } = await fail(result)
    expect([at(), context().lesson, heard.emitted]).toEqual([PLAYING, aLesson(), []])
  })

  it('because the course was withdrawn is gone', async () => {
    expect((await fail(rejected('withdrawn'))).at()).toBe('withdrawn')
  })

  it('is a defect where asking is a bug', async () => {
    expect((await fail(new Error('a bug'))).at()).toBe('defect')
  })
})

describe('captions that cannot be read', () => {
  const track = (until: number) => ({ language: 'zh-CN', label: '中文', url: `/zh.vtt?until=${until}` })
  const read = async (result: Result<LoadedLesson, Failure> | Error) => {
    const all = await opened(answer(aLesson({ captions: [track(1)] })))
    all.actor.send({ type: 'lesson.captionsFailed' })
    // Once is enough for all who ask meanwhile.
    all.actor.send({ type: 'lesson.captionsFailed' })
    expect(all.at()).toEqual({ ready: { source: 'good', captions: 'renewing', next: 'playing' } })
    if (result instanceof Error) all.load.fail(result)
    else all.load.answer(result)
    await settle()
    expect([all.at(), all.load.asked()]).toEqual([PLAYING, 2])
    return all
  }
  const [film] = aLesson().sources
  if (film === undefined) throw new Error('no source')
  const elsewhere = [{ ...film, url: '/film.mp4?until=2' }]

  it('have new addresses, and the film goes on under the one that it has', async () => {
    const { context, heard } = await read(answer(aLesson({ captions: [track(2)], sources: elsewhere })))
    expect([context().lesson, heard.emitted]).toEqual([
      aLesson({ captions: [track(2)] }),
      [{ type: 'lesson.captionsRead', tracks: [track(2)] }],
    ])
  })

  it.each([
    ['have the same addresses', answer(aLesson({ captions: [track(1)], sources: elsewhere }))],
    ['cannot be asked about', unreachable],
    ['belong to a course that was withdrawn', rejected('withdrawn')],
    ['meet a bug', new Error('a bug')],
  ])('and %s stay as they are, which whoever asked is told', async (_, result) => {
    const { context, heard } = await read(result)
    expect([context().lesson, heard.emitted]).toEqual([
      aLesson({ captions: [track(1)] }),
      [{ type: 'lesson.captionsRead', tracks: [track(1)] }],
    ])
  })
})

describe('the next lesson', () => {
  const ended = async (nextId = 72) => {
    const all = await opened(answer(aLesson({ nextId })))
    all.actor.send({ type: 'lesson.ended' })
    const pass = (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) all.clock.increment(1000)
    }
    return { ...all, pass }
  }

  it('is offered at the end, and begins after five seconds', async () => {
    const { actor, at, clock, heard, pass } = await ended()
    expect(at()).toEqual({ ready: { source: 'good', captions: 'good', next: 'offering' } })
    expect(actor.getSnapshot().context.nextIn).toBe(5)
    pass(4)
    clock.increment(999)
    expect([heard.emitted, actor.getSnapshot().context.nextIn]).toEqual([[], 1])
    clock.increment(1)
    expect([heard.emitted, at()]).toEqual([[{ type: 'lesson.nextWanted', sectionId: 72 }], PLAYING])
  })

  it('begins at once when asked for', async () => {
    const { actor, heard } = await ended()
    actor.send({ type: 'lesson.goOn' })
    expect(heard.emitted).toEqual([{ type: 'lesson.nextWanted', sectionId: 72 }])
  })

  it('does not begin once somebody stays', async () => {
    const { actor, pass, heard, at } = await ended()
    actor.send({ type: 'lesson.stay' })
    pass(2 * AUTO_NEXT_SECONDS)
    expect([heard.emitted, at()]).toEqual([[], PLAYING])
  })

  it('waits for who writes something, and begins or not when they say so', async () => {
    const { actor, pass, heard, at } = await ended()
    actor.send({ type: 'lesson.wait' })
    pass(2 * AUTO_NEXT_SECONDS)
    expect([heard.emitted, at()]).toEqual([
      [],
      { ready: { source: 'good', captions: 'good', next: 'offered' } },
    ])
    actor.send({ type: 'lesson.stay' })
    expect(at()).toEqual(PLAYING)
    actor.send({ type: 'lesson.ended' })
    expect(actor.getSnapshot().context.nextIn).toBe(5)
    actor.send({ type: 'lesson.wait' })
    actor.send({ type: 'lesson.goOn' })
    expect([heard.emitted, at()]).toEqual([[{ type: 'lesson.nextWanted', sectionId: 72 }], PLAYING])
  })

  it('is not offered after the last, which is over until somebody says so', async () => {
    const { actor, pass, heard, at } = await ended(0)
    pass(2 * AUTO_NEXT_SECONDS)
    expect([heard.emitted, at()]).toEqual([[], { ready: { source: 'good', captions: 'good', next: 'over' } }])
    actor.send({ type: 'lesson.stay' })
    expect(at()).toEqual(PLAYING)
  })
})

it('takes every transition it declares', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(lessonMachine))
})

import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type WatchProgressInput, watchProgressMachine } from '#domain/playback/watch-progress.machine.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const NOW = 5000
const FILM = { courseId: 102, courseType: 1, chapterId: 11, sectionId: 1021, playId: 'play-1' } as const
const INPUT: WatchProgressInput = {
  film: FILM,
  startAt: 0,
  progress: 0,
  duration: 100,
  requiredOpen: 2,
  now: () => NOW,
}

const start = (input: Partial<WatchProgressInput> = {}) => {
  const actor = createActor(watchProgressMachine, { input: { ...INPUT, ...input }, inspect: log.inspect })
  const { emitted } = record(actor)
  actor.start()
  /** What was said since the last time. */
  const said = () => emitted.splice(0)
  return { actor, said }
}

const noted = (position: number, progress: number, change: object = {}) => ({
  type: 'watchProgress.noted',
  moment: { ...FILM, position, progress, duration: 100, begins: false, at: NOW, ...change },
})
const FLUSHED = { type: 'watchProgress.flushed' }
const learned = (position: number, progress: number, requiredOpen = 2) => ({
  type: 'watchProgress.learned',
  made: { sectionId: 1021, position, progress, requiredOpen },
})
const KNOWN = { duration: 100 }

const running = (input: Partial<WatchProgressInput> = {}) => {
  const watching = start(input)
  watching.actor.send({ type: 'watchProgress.started', ...KNOWN })
  watching.said()
  return watching
}

describe('a film that runs', () => {
  it('says once that it was begun', () => {
    const { actor, said } = start()
    actor.send({ type: 'watchProgress.started', ...KNOWN })
    expect(said()).toEqual([noted(0, 0, { begins: true })])
    actor.send({ type: 'watchProgress.started', ...KNOWN })
    expect([actor.getSnapshot().value, said()]).toEqual(['begun', [noted(0, 0)]])
  })

  it('is noted with every step, and what was leapt over is not seen', () => {
    const { actor, said } = running()
    actor.send({ type: 'watchProgress.moved', position: 1, ...KNOWN })
    actor.send({ type: 'watchProgress.moved', position: 2, ...KNOWN })
    expect(said()).toEqual([noted(1, 1), noted(2, 2)])
    actor.send({ type: 'watchProgress.sought', to: 90, ...KNOWN })
    expect(said()).toEqual([noted(90, 2), FLUSHED, learned(90, 2)])
    actor.send({ type: 'watchProgress.moved', position: 91, ...KNOWN })
    expect(said()).toEqual([noted(91, 3)])
  })

  it('is sent at once where it stops, ends, or its page is left', () => {
    const { actor, said } = running()
    actor.send({ type: 'watchProgress.paused', position: 2, ...KNOWN })
    expect(said()).toEqual([noted(2, 2), FLUSHED, learned(2, 2)])
    actor.send({ type: 'watchProgress.left', ...KNOWN })
    expect(said()).toEqual([noted(2, 2), FLUSHED, learned(2, 2)])
    actor.send({ type: 'watchProgress.ended', position: 3, ...KNOWN })
    expect(said()).toEqual([noted(3, 3), FLUSHED, learned(3, 3)])
  })

  it('goes on from what an earlier visit saw', () => {
    const { actor, said } = running({ startAt: 50, progress: 50 })
    actor.send({ type: 'watchProgress.moved', position: 52, ...KNOWN })
    expect(said()).toEqual([noted(52, 52)])
  })

  it('is as long as its player knows, and before that as long as it was said to be', () => {
    const { actor, said } = start({ duration: 60 })
    actor.send({ type: 'watchProgress.started', duration: 0 })
    actor.send({ type: 'watchProgress.moved', position: 2, duration: 200 })
    actor.send({ type: 'watchProgress.left', duration: 0 })
    expect(said()).toMatchObject([
      { moment: { duration: 60 } },
      { moment: { duration: 200, progress: 1 } },
      { moment: { duration: 200 } },
      FLUSHED,
      { made: { progress: 1 } },
    ])
  })
})

describe('a film that nobody began', () => {
  it('says nothing, and begins where somebody led it', () => {
    const { actor, said } = start()
    actor.send({ type: 'watchProgress.moved', position: 1, ...KNOWN })
    actor.send({ type: 'watchProgress.paused', position: 2, ...KNOWN })
    actor.send({ type: 'watchProgress.sought', to: 40, ...KNOWN })
    actor.send({ type: 'watchProgress.left', ...KNOWN })
    expect([actor.getSnapshot().value, said()]).toEqual(['waiting', []])
    actor.send({ type: 'watchProgress.started', ...KNOWN })
    expect(said()).toEqual([noted(40, 2, { begins: true })])
  })

  it('is told of where it ends all the same', () => {
    const { actor, said } = start({ startAt: 99 })
    actor.send({ type: 'watchProgress.ended', position: 100, ...KNOWN })
    expect(said()).toEqual([noted(100, 1), FLUSHED, learned(100, 1)])
  })
})

it('a required question that is answered is told to the list of sections, once', () => {
  const { actor, said } = start()
  actor.send({ type: 'watchProgress.questionsChanged', requiredOpen: 2 })
  expect(said()).toEqual([])
  actor.send({ type: 'watchProgress.questionsChanged', requiredOpen: 1 })
  actor.send({ type: 'watchProgress.questionsChanged', requiredOpen: 1 })
  expect([said(), actor.getSnapshot().context]).toEqual([
    [learned(0, 0, 1)],
    {
      film: FILM,
      duration: 100,
      requiredOpen: 1,
      now: INPUT.now,
      watching: { watched: [], position: 0 },
    },
  ])
})

it('takes every transition it declares', () => {
  expect([...log.taken].sort()).toEqual(
    expect.arrayContaining([...declaredTransitions(watchProgressMachine)]),
  )
})

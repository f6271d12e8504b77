import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { FilmQuality } from '#domain/studio/course-studio.ts'
import { filmQualityMachine } from '#domain/studio/film-quality.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const quality = (state: FilmQuality['state'], progress = 0): FilmQuality => ({
  state,
  progress,
  reason: null,
})
const AWAY = failed<Failure>({ kind: 'unreachable' })

const start = () => {
  const look = deferred<Result<FilmQuality, Failure>>()
  const prepare = deferred<Result<FilmQuality, Failure>>()
  const clock = new SimulatedClock()
  const signals: AbortSignal[] = []
  const actor = createActor(
    filmQualityMachine.provide({
      actors: {
        look: fromPromise(({ signal }) => {
          signals.push(signal)
          return look.ask()
        }),
        prepare: fromPromise(prepare.ask),
      },
    }),
    { clock, input: { draftId: 5, fileId: 7 }, inspect: log.inspect },
  )
  actor.start()
  const state = () => actor.getSnapshot().value
  return { actor, look, prepare, clock, signals, state, context: () => actor.getSnapshot().context }
}

it('is looked at again every two seconds while it is being made, and then no more', async () => {
  const { look, clock, signals, context } = start()
  look.answer(success(quality('preparing', 10)))
  await settle()
  clock.increment(1_999)
  expect(signals).toHaveLength(1)
  clock.increment(1)
  look.answer(success(quality('ready', 100)))
  await settle()
  expect(context().quality).toEqual(quality('ready', 100))
  clock.increment(60_000)
  expect(signals).toHaveLength(2)
})

it('is made when that is asked for; a refusal is shown beside what is known', async () => {
  const { actor, look, prepare, state, context } = start()
  look.answer(success(quality('asBrought')))
  await settle()
  actor.send({ type: 'quality.prepare' })
  expect(state()).toBe('asking')
  prepare.answer(AWAY)
  await settle()
  expect([state(), context().quality, context().failure]).toEqual([
    'shown',
    quality('asBrought'),
    { kind: 'unreachable' },
  ])
  actor.send({ type: 'quality.prepare' })
  prepare.answer(success(quality('preparing')))
  await settle()
  expect([context().quality?.state, context().failure]).toEqual(['preparing', null])
})

it('is read again when that is asked for; a bug while it is asked for is a defect', async () => {
  const { actor, look, prepare, state, context } = start()
  look.answer(success(quality('asBrought')))
  await settle()
  actor.send({ type: 'quality.reread' })
  expect(state()).toBe('looking')
  look.answer(success(quality('failed')))
  await settle()
  actor.send({ type: 'quality.prepare' })
  prepare.fail(new Error('a bug'))
  await settle()
  expect([state(), context()]).toEqual([
    'defect',
    { draftId: 5, fileId: 7, quality: quality('failed'), failure: null },
  ])
})

it('is read again where it could not be, and a call that is left behind is aborted', async () => {
  const { actor, look, state, signals } = start()
  look.answer(AWAY)
  await settle()
  expect(state()).toBe('failed')
  actor.send({ type: 'quality.reread' })
  look.fail(new Error('a bug'))
  await settle()
  expect(state()).toBe('defect')
  actor.send({ type: 'quality.reread' })
  actor.stop()
  expect(signals.at(-1)?.aborted).toBe(true)
})

it('takes every transition that is declared', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(filmQualityMachine))
})

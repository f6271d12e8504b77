import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Occurrence } from '#domain/learning/learning-entry.ts'
import type { Period } from '#domain/learning/learning-question.ts'
import { TIMETABLE_REFRESH_MS, timetableMachine } from '#domain/learning/timetable.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { anOccurrence } from '#tests/support/learning.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const THIS: Period = { from: '2026-03-02T00:00:00Z', to: '2026-03-09T00:00:00Z' }
const NEXT: Period = { from: '2026-03-09T00:00:00Z', to: '2026-03-16T00:00:00Z' }
const [one, two] = [anOccurrence('2026-03-04T11:00:00Z'), anOccurrence('2026-03-11T11:00:00Z')]

const start = () => {
  const asked: Period[] = []
  const clock = new SimulatedClock()
  const read = deferred<Result<readonly Occurrence[], Failure>>()
  const ask = fromPromise<Result<readonly Occurrence[], Failure>, Period>(({ input }) => {
    asked.push(input)
    return read.ask()
  })
  const actor = createActor(timetableMachine.provide({ actors: { read: ask } }), {
    input: { period: THIS },
    inspect: log.inspect,
    clock,
  })
  const { states } = record(actor)
  actor.start()
  const answer = async (value: Result<readonly Occurrence[], Failure>) => {
    read.answer(value)
    await settle()
  }
  return { actor, asked, clock, read, states, answer, context: () => actor.getSnapshot().context }
}

describe('the timetable', () => {
  it('is read for each week that is shown, once', async () => {
    const { actor, asked, answer, context } = start()
    await answer(success([one]))
    actor.send({ type: 'timetable.show', period: THIS })
    actor.send({ type: 'timetable.show', period: NEXT })
    await answer(success([two]))
    expect(context()).toEqual({ period: NEXT, occurrences: [two], failure: null })
    expect(asked).toEqual([THIS, NEXT])
  })

  it('looks again from time to time, and keeps what it has when it cannot', async () => {
    const { asked, clock, states, answer, context } = start()
    await answer(success([one]))
    clock.increment(TIMETABLE_REFRESH_MS)
    await answer(success([one, two]))
    clock.increment(TIMETABLE_REFRESH_MS)
    await answer(failed({ kind: 'unreachable' }))
    expect(context()).toEqual({ period: THIS, occurrences: [one, two], failure: null })
    expect(states).toEqual(['loading', 'ready', 'refreshing', 'ready', 'refreshing', 'ready'])
    expect(asked).toHaveLength(3)
  })

  it('says why it cannot be read, and is read again when asked', async () => {
    const { actor, states, answer, context } = start()
    await answer(failed({ kind: 'timedOut' }))
    expect(context().failure).toEqual({ kind: 'timedOut' })
    actor.send({ type: 'timetable.retry' })
    await answer(success([]))
    expect(states).toEqual(['loading', 'failed', 'loading', 'ready'])
  })

  it('shows a bug as a defect, at first and later', async () => {
    const { actor, clock, read, answer, states } = start()
    read.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'timetable.retry' })
    await answer(success([]))
    clock.increment(TIMETABLE_REFRESH_MS)
    read.fail(new Error('a bug'))
    await settle()
    expect(states).toEqual(['loading', 'defect', 'loading', 'ready', 'refreshing', 'defect'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(timetableMachine))
  })
})

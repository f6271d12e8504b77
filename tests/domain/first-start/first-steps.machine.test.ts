import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { firstStepsMachine } from '#domain/first-start/first-steps.machine.ts'
import { nextStep, type StepChoice, type StepSoFar } from '#domain/first-start/first-steps.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('firstSteps')
const log = transitionLog()

const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const STEPS: readonly StepSoFar[] = [
  { step: 'people', count: 0, skipped: false },
  { step: 'textbooks', count: 84, skipped: false },
  { step: 'course', count: 0, skipped: false },
]
const SKIP_PEOPLE: StepChoice = { step: 'people', skipped: true }

const EVENTS = [
  { type: 'firstSteps.choose', choice: SKIP_PEOPLE },
  { type: 'firstSteps.reread' },
  done('reading', success(STEPS)),
  done('reading', UNREACHABLE),
  broken('reading'),
  done('choosing', success(true)),
  done('choosing', UNREACHABLE),
  broken('choosing'),
]

const essence = ({ value, context }: SnapshotFrom<typeof firstStepsMachine>) => ({
  value,
  steps: context.steps.map(({ skipped }) => skipped),
  choice: context.choice?.step ?? null,
  failed: context.failure !== null,
})

const bind = (sent: StepChoice[] = []) => {
  const read = deferred<Result<readonly StepSoFar[], Failure>>()
  const skip = deferred<Result<true, Failure>>()
  const machine = firstStepsMachine.provide({
    actors: {
      read: fromPromise(read.ask),
      skip: fromPromise(({ input }) => {
        sent.push(input)
        return skip.ask()
      }),
    },
  })
  return { machine, ports: { reading: read, choosing: skip } }
}

describe('the first steps', () => {
  it('are everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: firstStepsMachine,
      input: undefined,
      events: EVENTS,
      essence,
      bind,
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(6)
  })

  it('take every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(firstStepsMachine))
  })

  it('go on to the first that has nothing and is not left out; what could not be left out stays as it was', async () => {
    const { machine, ports } = bind()
    const actor = createActor(machine).start()
    ports.reading.answer(success(STEPS))
    await settle()
    const next = () => nextStep(actor.getSnapshot().context.steps)
    expect(next()).toBe('people')
    actor.send({ type: 'firstSteps.choose', choice: SKIP_PEOPLE })
    ports.choosing.answer(UNREACHABLE)
    await settle()
    expect([next(), actor.getSnapshot().context.failure]).toEqual(['people', { kind: 'unreachable' }])
    actor.send({ type: 'firstSteps.choose', choice: SKIP_PEOPLE })
    ports.choosing.answer(success(true))
    await settle()
    expect([next(), actor.getSnapshot().context.failure]).toEqual(['course', null])
    actor.send({ type: 'firstSteps.choose', choice: { step: 'course', skipped: true } })
    ports.choosing.answer(success(true))
    await settle()
    expect(next()).toBeNull()
  })
})

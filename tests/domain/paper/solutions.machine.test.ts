import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { solutionsMachine } from '#domain/paper/solutions.machine.ts'
import type { Question } from '#domain/question/question.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aQuestion } from '#tests/support/questions.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const OFFLINE: Failure = { kind: 'unreachable' }
const IDS = [5, 7]
const FIVE = aQuestion({ id: 5 })
const SEVEN = aQuestion({ id: 7 })
const SOLVED = new Map([
  [5, FIVE],
  [7, SEVEN],
])

const log = transitionLog()

const start = () => {
  const solve = deferred<Result<readonly Question[], Failure>>()
  const inputs: (readonly number[])[] = []
  const actor = createActor(
    solutionsMachine.provide({
      actors: {
        solve: fromPromise(({ input }) => {
          inputs.push(input.ids)
          return solve.ask()
        }),
      },
    }),
    { input: { ids: IDS, paperId: 1 }, inspect: log.inspect },
  )
  const { states } = record(actor)
  actor.start()
  const context = () => actor.getSnapshot().context
  return { actor, solve, inputs, states, context }
}

describe('the answers of a paper', () => {
  it('are read once somebody wants them, and only once', async () => {
    const { actor, solve, inputs, states, context } = start()
    expect([inputs, context()]).toEqual([[], { ids: IDS, paperId: 1, solved: null, failure: null }])
    actor.send({ type: 'solutions.bring' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    solve.answer(success([FIVE, SEVEN]))
    await settle()
    expect(context()).toEqual({ ids: IDS, paperId: 1, solved: SOLVED, failure: null })
    actor.send({ type: 'solutions.bring' })
    expect([states, inputs]).toEqual([['waiting', 'bringing', 'there'], [IDS]])
  })

  it.each([
    'solutions.retry',
    'solutions.bring',
  ] as const)('say why they could not be read, and are read again by %s', async (type) => {
    const { actor, solve, states, context } = start()
    actor.send({ type: 'solutions.bring' })
    solve.answer(failed(OFFLINE))
    await settle()
    expect(context()).toEqual({ ids: IDS, paperId: 1, solved: null, failure: OFFLINE })
    actor.send({ type })
    solve.answer(success([FIVE, SEVEN]))
    await settle()
    expect(context()).toEqual({ ids: IDS, paperId: 1, solved: SOLVED, failure: null })
    expect(states).toEqual(['waiting', 'bringing', 'failed', 'bringing', 'there'])
  })

  it('can be read again after an unforeseen error, which has no reason to show', async () => {
    const { actor, solve, states, context } = start()
    actor.send({ type: 'solutions.bring' })
    solve.fail(new Error('a defect'))
    await settle()
    expect(context()).toEqual({ ids: IDS, paperId: 1, solved: null, failure: null })
    actor.send({ type: 'solutions.retry' })
    expect(states).toEqual(['waiting', 'bringing', 'failed', 'bringing'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(solutionsMachine))
  })
})

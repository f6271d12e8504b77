import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { type SimilarInput, similarMachine } from '#domain/paper/similar.machine.ts'
import type { Question } from '#domain/question/question.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aQuestion } from '#tests/support/questions.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const OFFLINE: Failure = { kind: 'unreachable' }
const WANTED: SimilarInput = { questionId: 3, except: [3, 4] }
const FOUND = [aQuestion({ id: 8 }), aQuestion({ id: 9 })]

const log = transitionLog()

const start = () => {
  const find = deferred<Result<readonly Question[], Failure>>()
  const inputs: SimilarInput[] = []
  const actor = createActor(
    similarMachine.provide({
      actors: {
        find: fromPromise(({ input }) => {
          inputs.push({ questionId: input.questionId, except: input.except })
          return find.ask()
        }),
      },
    }),
    { input: WANTED, inspect: log.inspect },
  )
  const { states } = record(actor)
  actor.start()
  const context = () => actor.getSnapshot().context
  return { actor, find, inputs, states, context }
}

describe('questions like another', () => {
  it('are asked for without those of the paper, and shown', async () => {
    const { actor, find, inputs, states, context } = start()
    expect([inputs, actor.getSnapshot().hasTag('busy')]).toEqual([[WANTED], true])
    find.answer(success(FOUND))
    await settle()
    expect(context()).toEqual({ ...WANTED, questions: FOUND, failure: null })
    actor.send({ type: 'similar.retry' })
    expect([states, find.asked()]).toEqual([['finding', 'found'], 1])
  })

  it('say why they could not be found, and are looked for again', async () => {
    const { actor, find, inputs, states, context } = start()
    find.answer(failed(OFFLINE))
    await settle()
    expect(context()).toEqual({ ...WANTED, questions: [], failure: OFFLINE })
    actor.send({ type: 'similar.retry' })
    find.answer(success(FOUND))
    await settle()
    expect(context()).toEqual({ ...WANTED, questions: FOUND, failure: null })
    expect([states, inputs]).toEqual([
      ['finding', 'failed', 'finding', 'found'],
      [WANTED, WANTED],
    ])
  })

  it('can be looked for again after an unforeseen error, which has no reason to show', async () => {
    const { actor, find, states, context } = start()
    find.fail(new Error('a defect'))
    await settle()
    expect(context()).toEqual({ ...WANTED, questions: [], failure: null })
    actor.send({ type: 'similar.retry' })
    expect(states).toEqual(['finding', 'failed', 'finding'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(similarMachine))
  })
})

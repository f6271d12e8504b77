import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { type BankQuery, WHOLE_BANK } from '#domain/question/bank-query.ts'
import type { Question } from '#domain/question/question.ts'
import { questionBankMachine } from '#domain/question/question-bank.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aQuestion } from '#tests/support/questions.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

type Answer = Result<Page<Question>, Failure>

const log = transitionLog()
const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })

const aPage = (change: Partial<Page<Question>> = {}): Answer =>
  success({ index: 1, size: 10, total: 1, items: [aQuestion()], ...change })

const start = () => {
  const load = deferred<Answer>()
  const asked: BankQuery[] = []
  const actor = createActor(
    questionBankMachine.provide({
      actors: {
        load: fromPromise(({ input }) => {
          asked.push(input)
          return load.ask()
        }),
      },
    }),
    { input: { query: WHOLE_BANK }, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  const show = (query: BankQuery) => actor.send({ type: 'bank.show', query })
  return { actor, load, asked, recording, show, context: () => actor.getSnapshot().context }
}

describe('a page of the question bank', () => {
  it('is asked for as the address says, and stays until something newer has come', async () => {
    const { actor, load, asked, show, context } = start()
    expect(actor.getSnapshot().value).toEqual({ fetching: 'loading' })
    load.answer(aPage())
    await settle()
    expect(actor.getSnapshot().value).toBe('ready')
    const next = { ...WHOLE_BANK, page: 2 }
    show(next)
    expect([actor.getSnapshot().value, context().page.items]).toEqual([
      { fetching: 'refetching' },
      [aQuestion()],
    ])
    load.answer(aPage({ index: 2, total: 11, items: [aQuestion({ id: 2 })] }))
    await settle()
    expect([asked, context().page.items.map(({ id }) => id)]).toEqual([[WHOLE_BANK, next], [2]])
  })

  it('may be empty', async () => {
    const { actor, load, context } = start()
    load.answer(aPage({ total: 0, items: [] }))
    await settle()
    expect([actor.getSnapshot().value, context().page.total]).toEqual(['empty', 0])
  })

  it('fails, by the way or by a fault of our own, and is asked for again', async () => {
    const { actor, load, context } = start()
    load.answer(UNREACHABLE)
    await settle()
    expect([actor.getSnapshot().value, context().failure]).toEqual(['failed', { kind: 'unreachable' }])
    actor.send({ type: 'bank.retry' })
    load.fail(new Error('a bug'))
    await settle()
    expect(actor.getSnapshot().value).toBe('defect')
    actor.send({ type: 'bank.retry' })
    load.answer(aPage())
    await settle()
    expect([actor.getSnapshot().value, context().failure]).toEqual(['ready', null])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(questionBankMachine))
  })
})

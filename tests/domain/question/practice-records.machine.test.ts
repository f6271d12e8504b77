import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { practiceRecordsMachine } from '#domain/question/practice-records.machine.ts'
import type { Question } from '#domain/question/question.ts'
import { wrongQuestionsMachine } from '#domain/question/wrong-questions.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aQuestion } from '#tests/support/questions.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const offline: Failure = { kind: 'unreachable' }

const pageOf = (items: readonly Question[]): Page<Question> => ({
  index: 2,
  size: 10,
  total: 10 + items.length,
  items,
})

const start = () => {
  const asked = deferred<Result<Page<Question>, Failure>>()
  const numbers: number[] = []
  const actor = createActor(
    wrongQuestionsMachine.provide({
      actors: {
        read: fromPromise<Result<Page<Question>, Failure>, number>(({ input }) => {
          numbers.push(input)
          return asked.ask()
        }),
      },
    }),
    { input: { number: 2 }, inspect: log.inspect },
  ).start()
  return { actor, asked, numbers }
}

describe('a page of wrong questions or practices', () => {
  it('is read, is there, is empty, and is read again after every failure', async () => {
    const { actor, asked, numbers } = start()
    const value = () => actor.getSnapshot().value
    const page = pageOf([aQuestion({ id: 1 })])
    const seen: unknown[] = []
    for (const answer of [failed(offline), success(page), success(pageOf([]))]) {
      asked.answer(answer)
      await settle()
      seen.push([value(), actor.getSnapshot().context.page, actor.getSnapshot().context.failure])
      actor.send({ type: 'page.retry' })
    }
    asked.fail(new Error('broken'))
    await settle()
    seen.push(value())
    actor.send({ type: 'page.retry' })
    expect(seen).toEqual([
      ['failed', null, offline],
      ['ready', page, null],
      ['empty', pageOf([]), null],
      'defect',
    ])
    expect(numbers).toEqual([2, 2, 2, 2, 2])
  })

  it('was seen in every transition, and both lists are one chart', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(wrongQuestionsMachine))
    expect(
      declaredTransitions(practiceRecordsMachine).map((key) =>
        key.replaceAll('practiceRecords', 'wrongQuestions'),
      ),
    ).toEqual(declaredTransitions(wrongQuestionsMachine))
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { WrongQuestionPage, WrongQuestionQuery } from '#domain/question/wrong-question.ts'
import { wrongQuestionsMachine } from '#domain/question/wrong-questions.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aQuestion } from '#tests/support/questions.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const offline: Failure = { kind: 'unreachable' }
const [one, other] = [aQuestion({ id: 1 }), aQuestion({ id: 2 })]
const FIRST: WrongQuestionQuery = { subject: 0, page: 1 }
const MATHS: WrongQuestionQuery = { subject: 12, page: 1 }

const pageOf = (items: WrongQuestionPage['items']): WrongQuestionPage => ({
  index: 1,
  size: 10,
  total: items.length,
  items,
  subjects: [{ id: 12, name: '初中数学', count: items.length }],
})

const start = () => {
  const read = deferred<Result<WrongQuestionPage, Failure>>()
  const done = deferred<Result<true, Failure>>()
  const asked: unknown[] = []
  const change = (how: string) =>
    fromPromise<Result<true, Failure>, number>(({ input }) => {
      asked.push([how, input])
      return done.ask()
    })
  const actor = createActor(
    wrongQuestionsMachine.provide({
      actors: {
        read: fromPromise<Result<WrongQuestionPage, Failure>, WrongQuestionQuery>(({ input }) => {
          asked.push(input)
          return read.ask()
        }),
        dismiss: change('dismiss'),
        restore: change('restore'),
      },
    }),
    { input: FIRST, inspect: log.inspect },
  ).start()
  const seen = () => {
    const { value, context } = actor.getSnapshot()
    return [value, context.page?.items.map(({ id }) => id), context.dismissed?.id ?? 0, context.failure]
  }
  const answer = async (page: Result<WrongQuestionPage, Failure>) => {
    read.answer(page)
    await settle()
  }
  const finish = async (result: Result<true, Failure>) => {
    done.answer(result)
    await settle()
  }
  return { actor, read, done, asked, seen, answer, finish }
}

describe('the book of wrong questions', () => {
  it('takes a question out and puts it back', async () => {
    const { actor, asked, seen, answer, finish } = start()
    await answer(success(pageOf([one, other])))
    actor.send({ type: 'wrongQuestions.restore' })
    expect(seen()).toEqual(['ready', [1, 2], 0, null])
    actor.send({ type: 'wrongQuestions.dismiss', question: one })
    expect(seen()).toEqual(['dismissing', [1, 2], 1, null])
    await finish(success(true))
    await answer(success(pageOf([other])))
    expect(seen()).toEqual(['ready', [2], 1, null])
    actor.send({ type: 'wrongQuestions.restore' })
    await finish(success(true))
    await answer(success(pageOf([one, other])))
    expect(seen()).toEqual(['ready', [1, 2], 0, null])
    expect(asked).toEqual([FIRST, ['dismiss', 1], FIRST, ['restore', 1], FIRST])
  })

  it('puts back the last one of all, and says why something could not be done', async () => {
    const { actor, seen, answer, finish } = start()
    await answer(success(pageOf([one])))
    actor.send({ type: 'wrongQuestions.dismiss', question: one })
    await finish(failed(offline))
    expect(seen()).toEqual(['ready', [1], 0, offline])
    actor.send({ type: 'wrongQuestions.dismiss', question: one })
    await finish(success(true))
    await answer(success(pageOf([])))
    expect(seen()).toEqual(['empty', [], 1, null])
    actor.send({ type: 'wrongQuestions.restore' })
    await finish(failed(offline))
    expect(seen()).toEqual(['ready', [], 1, offline])
    actor.send({ type: 'wrongQuestions.restore' })
    await finish(success(true))
    await answer(failed(offline))
    expect(seen()).toEqual(['failed', undefined, 0, offline])
    actor.send({ type: 'page.retry' })
    await answer(success(pageOf([one])))
    expect(seen()).toEqual(['ready', [1], 0, null])
  })

  it('shows what the address says, and forgets what could be put back', async () => {
    const { actor, asked, seen, answer, finish } = start()
    await answer(success(pageOf([one, other])))
    actor.send({ type: 'wrongQuestions.dismiss', question: one })
    await finish(success(true))
    await answer(success(pageOf([other])))
    actor.send({ type: 'wrongQuestions.show', query: FIRST })
    expect(seen()).toEqual(['ready', [2], 1, null])
    actor.send({ type: 'wrongQuestions.show', query: MATHS })
    expect(seen()).toEqual(['reading', [2], 0, null])
    await answer(success(pageOf([])))
    expect(seen()).toEqual(['empty', [], 0, null])
    expect(asked.at(-1)).toEqual(MATHS)
  })

  it('ends in a defect when something breaks, and begins again', async () => {
    for (const broken of ['read', 'dismiss', 'restore'] as const) {
      const { actor, read, done, seen, answer, finish } = start()
      if (broken === 'read') read.fail(new Error('broken'))
      else {
        await answer(success(pageOf([one])))
        actor.send({ type: 'wrongQuestions.dismiss', question: one })
        if (broken === 'restore') {
          await finish(success(true))
          await answer(success(pageOf([])))
          actor.send({ type: 'wrongQuestions.restore' })
        }
        done.fail(new Error('broken'))
      }
      await settle()
      expect(seen()[0]).toBe('defect')
      actor.send({ type: 'page.retry' })
      expect(seen()[0]).toBe('reading')
    }
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(wrongQuestionsMachine))
  })
})

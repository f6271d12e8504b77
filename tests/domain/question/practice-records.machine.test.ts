import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { PracticeRecord } from '#domain/question/practice-record.ts'
import { practiceRecordsMachine } from '#domain/question/practice-records.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const record: PracticeRecord = {
  practiceId: 'practice-one',
  kind: 'bank',
  name: '',
  paperId: 0,
  finishedAt: '2026-03-02T08:00:00.000Z',
  total: 10,
  answered: 9,
  right: 8,
  wrong: 1,
  partly: 0,
  ungraded: 0,
  score: 80,
  fullScore: 100,
  useTime: 60,
}
const offline: Failure = { kind: 'unreachable' }

const pageOf = (items: readonly PracticeRecord[]): Page<PracticeRecord> => ({
  index: 2,
  size: 10,
  total: 10 + items.length,
  items,
})

const start = () => {
  const asked = deferred<Result<Page<PracticeRecord>, Failure>>()
  const numbers: number[] = []
  const actor = createActor(
    practiceRecordsMachine.provide({
      actors: {
        read: fromPromise<Result<Page<PracticeRecord>, Failure>, number>(({ input }) => {
          numbers.push(input)
          return asked.ask()
        }),
      },
    }),
    { input: { number: 2 }, inspect: log.inspect },
  ).start()
  return { actor, asked, numbers }
}

describe('a page of practices', () => {
  it('is read, is there, is empty, and is read again after every failure', async () => {
    const { actor, asked, numbers } = start()
    const value = () => actor.getSnapshot().value
    const page = pageOf([record])
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

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(practiceRecordsMachine))
  })
})

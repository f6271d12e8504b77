import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { type ReviewRight, reviewRightIn, reviewRightsMachine } from '#domain/review/review-rights.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const ONE = '13900000001'
const OTHER = '13900000002'

const start = () => {
  const asked = deferred<Result<readonly ReviewRight[], Failure>>()
  const signals: AbortSignal[] = []
  const actor = createActor(
    reviewRightsMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => {
          signals.push(signal)
          return asked.ask()
        }),
      },
    }),
    { inspect: log.inspect },
  )
  actor.start()
  const answer = async (value: Result<readonly ReviewRight[], Failure>) => {
    asked.answer(value)
    await settle()
  }
  const read = (account: string) => actor.send({ type: 'rights.read', account })
  const rightsOf = (account: string) =>
    [1, 2, 3].map((school) => reviewRightIn(actor.getSnapshot().context, account, school))
  return { actor, signals, read, answer, rightsOf, fail: asked.fail }
}

describe('the right to review', () => {
  it('is that of each school; what a backend does not say stays unknown', async () => {
    const { read, answer, rightsOf } = start()
    expect(rightsOf(ONE)).toEqual([null, null, null])
    read(ONE)
    await answer(
      success([
        { organisationId: 1, mayReview: true },
        { organisationId: 2, mayReview: false },
        { organisationId: 3, mayReview: null },
      ]),
    )
    expect(rightsOf(ONE)).toEqual([true, false, null])
    expect(rightsOf(OTHER)).toEqual([null, null, null])
  })

  it('stays what was known while it is read again, and is never that of another account', async () => {
    const { read, answer, rightsOf } = start()
    read(ONE)
    await answer(success([{ organisationId: 1, mayReview: true }]))
    read(ONE)
    expect(rightsOf(ONE)).toEqual([true, null, null])
    await answer(failed({ kind: 'unreachable' }))
    expect(rightsOf(ONE)).toEqual([true, null, null])
    read(OTHER)
    expect([rightsOf(ONE), rightsOf(OTHER)]).toEqual([
      [null, null, null],
      [null, null, null],
    ])
  })

  it('stays what was known after a bug', async () => {
    const { actor, read, answer, fail } = start()
    const rights = [{ organisationId: 1, mayReview: true }]
    read(ONE)
    await answer(success(rights))
    read(ONE)
    fail(new Error('a bug'))
    await settle()
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
      'resting',
      { account: ONE, rights },
    ])
  })

  it('is read for nobody and forgotten once whoever asked is gone', async () => {
    const { actor, signals, read, answer, rightsOf } = start()
    read(ONE)
    await answer(success([{ organisationId: 1, mayReview: true }]))
    read(ONE)
    actor.send({ type: 'rights.forget' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
    expect([actor.getSnapshot().value, rightsOf(ONE)]).toEqual(['resting', [null, null, null]])
  })
})

it('takes every transition that is declared', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(reviewRightsMachine))
})

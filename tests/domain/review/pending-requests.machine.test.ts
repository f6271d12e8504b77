import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { COUNT_AGAIN_SECONDS, pendingRequestsMachine } from '#domain/review/pending-requests.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const start = () => {
  const clock = new SimulatedClock()
  const asked: number[] = []
  const count = deferred<Result<number, Failure>>()
  const actor = createActor(
    pendingRequestsMachine.provide({
      actors: {
        count: fromPromise(({ input }) => {
          asked.push(input)
          return count.ask()
        }),
      },
    }),
    { clock, inspect: log.inspect },
  )
  actor.start()
  const answer = async (value: Result<number, Failure>) => {
    count.answer(value)
    await settle()
  }
  const fail = async () => {
    count.fail(new Error('a bug'))
    await settle()
  }
  const now = () => {
    const { value, context } = actor.getSnapshot()
    return { value, context }
  }
  return { actor, clock, asked, answer, fail, now, shown: () => actor.getSnapshot().context.count }
}

describe('the number of requests that wait', () => {
  it('is read while somebody looks at it: at first, each minute and after a decision', async () => {
    const { actor, clock, asked, answer, shown } = start()
    expect(asked).toEqual([])
    actor.send({ type: 'pending.watch', organisationId: 1 })
    await answer(success(3))
    expect(shown()).toBe(3)
    actor.send({ type: 'pending.refresh' })
    await answer(success(2))
    expect(shown()).toBe(2)
    clock.increment(COUNT_AGAIN_SECONDS * 1000)
    await answer(failed({ kind: 'unreachable' }))
    expect(shown()).toBe(2)
    expect(asked).toEqual([1, 1, 1])
    actor.send({ type: 'pending.unwatch' })
    actor.send({ type: 'pending.refresh' })
    clock.increment(COUNT_AGAIN_SECONDS * 2000)
    expect(asked).toEqual([1, 1, 1])
  })

  it('of another school is not shown before it is known', async () => {
    const { actor, asked, answer, shown } = start()
    actor.send({ type: 'pending.watch', organisationId: 1 })
    await answer(success(3))
    actor.send({ type: 'pending.watch', organisationId: 2 })
    expect(shown()).toBe(0)
    await answer(success(5))
    expect(shown()).toBe(5)
    expect(asked).toEqual([1, 2])
  })

  it('is read anew where something is decided while it is read; after a bug it stays what it was', async () => {
    const { actor, asked, answer, fail, now } = start()
    actor.send({ type: 'pending.watch', organisationId: 1 })
    actor.send({ type: 'pending.refresh' })
    await answer(success(3))
    expect([asked, now()]).toEqual([[1, 1], { value: 'counted', context: { organisationId: 1, count: 3 } }])
    actor.send({ type: 'pending.refresh' })
    await fail()
    expect(now()).toEqual({ value: 'counted', context: { organisationId: 1, count: 3 } })
  })
})

it('takes every transition that is declared', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(pendingRequestsMachine))
})

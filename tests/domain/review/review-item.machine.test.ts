import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import { reviewItemMachine } from '#domain/review/review-item.machine.ts'
import type { ShareRequest } from '#domain/review/share-request.ts'
import type { SimilarFile } from '#domain/review/similar-file.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aRequest } from '#tests/support/reviews.ts'

const PENDING = aRequest({ id: 1, version: 1 })
const APPROVED = aRequest({ id: 1, version: 2, status: 'approved' })

const noneSimilar = async (): Promise<Result<readonly SimilarFile[], Failure>> => success([])

const start = (request: ShareRequest | null) => {
  const load = deferred<Result<ShareRequest, Failure>>()
  const item = createActor(
    reviewItemMachine.provide({
      actors: { load: fromPromise(load.ask), loadSimilar: fromPromise(noneSimilar) },
    }),
    { input: { id: 1, request } },
  )
  item.start()
  const leave = (isChosen: boolean) => item.send({ type: 'item.leftQueue', isChosen })
  return { item, load, leave, context: () => item.getSnapshot().context }
}

describe('a request that is looked at', () => {
  it('is read anew once, when it leaves the queue meanwhile', async () => {
    const { load, leave, context } = start(PENDING)
    leave(true)
    load.answer(success(APPROVED))
    await settle()
    leave(true)
    expect(load.asked()).toBe(1)
    expect(context()).toEqual({ id: 1, request: APPROVED, failure: null, similar: [], inQueue: false })
  })

  it('is not, where another is to be looked at, nor where it came by a link', async () => {
    const decided = start(PENDING)
    decided.leave(false)
    decided.leave(true)
    const linked = start(null)
    linked.load.answer(success(PENDING))
    await settle()
    linked.leave(true)
    expect([decided.load.asked(), linked.load.asked()]).toEqual([0, 1])
  })

  it('is of the queue again when the queue shows it', () => {
    const { item, load, leave, context } = start(PENDING)
    leave(false)
    item.send({ type: 'item.renew', request: PENDING })
    expect(context().inQueue).toBe(true)
    leave(true)
    expect(load.asked()).toBe(1)
  })
})

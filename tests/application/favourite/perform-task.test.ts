import { describe, expect, it } from 'vitest'
import type { FavouritePort } from '#application/favourite/favourite.port.ts'
import { performTask } from '#application/favourite/favourites.provide.ts'
import type { FavouriteContent } from '#domain/favourite/favourite.ts'
import type { FavouriteItem } from '#domain/favourite/favourite-task.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'

const item = (contentId: number, change: Partial<FavouriteItem> = {}): FavouriteItem => ({
  contentId,
  type: 3,
  name: `课件${contentId}`,
  favouriteId: contentId + 100,
  folderId: 5,
  restorable: true,
  ...change,
})

const LOCKED: Failure = { kind: 'rejected', reason: 'locked', message: '请稍后' }

/** A server that keeps everything in folder 5 and refuses some; it writes down what it was asked. */
const portRefusing = (refusals: Readonly<Record<number, Failure>> = {}) => {
  const asked: string[] = []
  const answer = <T>(id: number, value: T) => {
    const refusal = refusals[id]
    return Promise.resolve(refusal === undefined ? success(value) : failed(refusal))
  }
  const kept = (contentId: number, folderId: number | null): FavouriteContent => ({
    id: contentId + 100,
    folderId: folderId ?? 5,
    contentId,
    type: 3,
    name: `课件${contentId}`,
    content: null,
    place: 1,
    keptAt: '',
  })
  const port: FavouritePort = {
    keep: ({ id }, folderId) => {
      asked.push(`keep ${id} in ${folderId}`)
      return answer(id, kept(id, folderId))
    },
    forget: ({ contentId }) => {
      asked.push(`forget ${contentId}`)
      return answer(contentId, true as const)
    },
    move: (id, { folderId, place }) => {
      asked.push(`move ${id} to ${folderId} at ${place}`)
      return answer(id - 100, kept(id - 100, folderId))
    },
    page: () => Promise.reject(new Error('not asked for')),
  }
  return { port, asked }
}

const signal = () => new AbortController().signal

describe('a task', () => {
  it('does the rest when a part fails', async () => {
    const { port, asked } = portRefusing({ 2: LOCKED })
    const items = [item(1), item(2), item(3)]
    const { done, failed: refused } = await performTask(port, { kind: 'forget', items }, signal())
    expect(asked).toEqual(['forget 1', 'forget 2', 'forget 3'])
    expect(done).toEqual([item(1), item(3)])
    expect(refused).toEqual([{ item: item(2), failure: LOCKED }])
  })

  it('asks no more once the session is over', async () => {
    const { port, asked } = portRefusing({ 1: { kind: 'expired' } })
    const items = [item(1), item(2)]
    const { failed: refused } = await performTask(port, { kind: 'forget', items }, signal())
    expect(asked).toEqual(['forget 1'])
    expect(refused.map(({ failure }) => failure.kind)).toEqual(['expired', 'expired'])
  })

  it('asks where something was before it lets it go, if that is not known', async () => {
    const { port, asked } = portRefusing()
    const { done } = await performTask(
      port,
      { kind: 'forget', items: [item(1, { folderId: null })] },
      signal(),
    )
    expect(asked).toEqual(['keep 1 in null', 'forget 1'])
    expect(done.map(({ folderId }) => folderId)).toEqual([5])
  })

  it('moves the last first, so that they come to lie in their order, and keeps what is not kept yet', async () => {
    const { port, asked } = portRefusing()
    const items = [item(1), item(2, { favouriteId: 0 }), item(3)]
    await performTask(port, { kind: 'move', items, folderId: 8, place: null }, signal())
    expect(asked).toEqual(['move 103 to 8 at null', 'keep 2 in 8', 'move 101 to 8 at null'])
  })

  it('restores each into its own folder', async () => {
    const { port, asked } = portRefusing()
    await performTask(port, { kind: 'restore', items: [item(1), item(2, { folderId: 0 })] }, signal())
    expect(asked).toEqual(['keep 1 in 5', 'keep 2 in 0'])
  })
})

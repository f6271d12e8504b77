import { describe, expect, it } from 'vitest'
import type { FavouriteItem, FavouriteTask } from '#domain/favourite/favourite-task.ts'
import { flagsAfter, toastsOfTask } from '#domain/favourite/favourite-toast.ts'
import type { Failure } from '#domain/kernel/failure.ts'

const item = (contentId: number, change: Partial<FavouriteItem> = {}): FavouriteItem => ({
  contentId,
  type: 3,
  name: `课件${contentId}`,
  favouriteId: 100 + contentId,
  folderId: 4,
  restorable: true,
  ...change,
})

const EXPIRED: Failure = { kind: 'expired' }
const OFFLINE: Failure = { kind: 'unreachable' }

const keep = (...items: FavouriteItem[]): FavouriteTask => ({ kind: 'keep', items })
const forget = (...items: FavouriteItem[]): FavouriteTask => ({ kind: 'forget', items })
const move = (place: number | null, ...items: FavouriteItem[]): FavouriteTask => ({
  kind: 'move',
  items,
  folderId: 9,
  place,
})

describe('what is said of favourites', () => {
  it('names the folder of what was kept, and offers another one', () => {
    expect(toastsOfTask(keep(item(1)), { done: [item(1)], failed: [] })).toEqual([
      { kind: 'kept', folderId: 4, offer: { type: 'favourites.pick', items: [item(1)] } },
    ])
  })

  it('offers what was let go back, as far as there is something to have back', () => {
    const gone = item(0, { restorable: false })
    expect(toastsOfTask(forget(item(1), gone), { done: [item(1), gone], failed: [] })).toEqual([
      {
        kind: 'forgotten',
        count: 2,
        offer: { type: 'favourites.do', task: { kind: 'restore', items: [item(1)] } },
      },
    ])
    expect(toastsOfTask(forget(gone), { done: [gone], failed: [] })).toEqual([
      { kind: 'forgotten', count: 1, offer: null },
    ])
  })

  it('is of a folder that was chosen, and nothing where only a place changed', () => {
    expect(toastsOfTask(move(null, item(1), item(2)), { done: [item(1), item(2)], failed: [] })).toEqual([
      { kind: 'moved', count: 2, folderId: 9, offer: null },
    ])
    expect(toastsOfTask(move(3, item(1)), { done: [item(1)], failed: [] })).toEqual([])
  })

  it('is that it was kept, where it was put into a folder before it was known to be kept', () => {
    const asked = item(1, { favouriteId: 0, folderId: null })
    expect(toastsOfTask(move(null, asked), { done: [item(1, { folderId: 9 })], failed: [] })).toEqual([
      {
        kind: 'kept',
        folderId: 9,
        offer: { type: 'favourites.pick', items: [item(1, { folderId: 9 })] },
      },
    ])
  })

  it('is that it is back', () => {
    const task: FavouriteTask = { kind: 'restore', items: [item(1)] }
    expect(toastsOfTask(task, { done: [item(1)], failed: [] })).toEqual([{ kind: 'restored', offer: null }])
  })

  it('names what failed after what was done, but for an expiry', () => {
    const failed = [
      { item: item(2), failure: OFFLINE },
      { item: item(3), failure: OFFLINE },
      { item: item(4), failure: EXPIRED },
    ]
    expect(toastsOfTask(forget(item(1)), { done: [item(1)], failed }).map(({ kind }) => kind)).toEqual([
      'forgotten',
      'failed',
    ])
    expect(toastsOfTask(keep(), { done: [], failed })).toEqual([
      { kind: 'failed', names: ['课件2', '课件3'], failure: OFFLINE, offer: null },
    ])
    expect(toastsOfTask(keep(), { done: [], failed: failed.slice(2) })).toEqual([])
  })
})

it('other tabs show what is kept now and what no longer, but for what is gone for good', () => {
  const outcome = { done: [item(1), item(0)], failed: [{ item: item(2), failure: OFFLINE }] }
  expect(flagsAfter(keep(item(1)), outcome)).toEqual([{ contentId: 1, kept: true }])
  expect(flagsAfter(forget(item(1)), outcome)).toEqual([{ contentId: 1, kept: false }])
  expect(flagsAfter(move(null, item(1)), outcome)).toEqual([{ contentId: 1, kept: true }])
})

import type { Failure } from '../kernel/failure.ts'
import { isWorthTelling } from '../notification/worth-telling.ts'
import { NO_FOLDER } from './favourite.ts'
import { type FavouriteItem, type FavouriteTask, isSameItem, type TaskOutcome } from './favourite-task.ts'
import type { FavouriteFlag, FavouritesEvent } from './favourites.machine.ts'

/** What is said of a task; `offer` is the way back or on that is offered with it, null for none. */
export type FavouriteToast =
  | { readonly kind: 'kept'; readonly folderId: number; readonly offer: FavouritesEvent }
  | { readonly kind: 'moved'; readonly count: number; readonly folderId: number; readonly offer: null }
  | { readonly kind: 'forgotten'; readonly count: number; readonly offer: FavouritesEvent | null }
  | { readonly kind: 'restored'; readonly offer: null }
  /** Why the first of them failed. */
  | {
      readonly kind: 'failed'
      readonly names: readonly string[]
      readonly failure: Failure
      readonly offer: null
    }

type Items = readonly FavouriteItem[]

const kept = (items: Items): FavouriteToast => ({
  kind: 'kept',
  folderId: items[0]?.folderId ?? NO_FOLDER,
  offer: { type: 'favourites.pick', items },
})

const forgotten = (done: Items): FavouriteToast => {
  const items = done.filter(({ restorable }) => restorable)
  const restore: FavouritesEvent = { type: 'favourites.do', task: { kind: 'restore', items } }
  return { kind: 'forgotten', count: done.length, offer: items.length === 0 ? null : restore }
}

const moved = (task: FavouriteTask & { kind: 'move' }, done: Items): FavouriteToast | null => {
  const isNew = (item: FavouriteItem) =>
    task.items.some((asked) => isSameItem(asked, item) && asked.favouriteId === 0)
  if (done.some(isNew)) return kept(done)
  // What only changed its place is seen where it stands.
  if (task.place !== null) return null
  return { kind: 'moved', count: done.length, folderId: task.folderId, offer: null }
}

const toastOfDone = (task: FavouriteTask, done: Items): FavouriteToast | null => {
  if (done.length === 0) return null
  if (task.kind === 'move') return moved(task, done)
  if (task.kind === 'keep') return kept(done)
  return task.kind === 'forget' ? forgotten(done) : { kind: 'restored', offer: null }
}

const toastOfFailed = (failed: TaskOutcome['failed']): FavouriteToast | null => {
  const told = failed.filter(({ failure }) => isWorthTelling(failure))
  const [first] = told
  if (first === undefined) return null
  return { kind: 'failed', names: told.map(({ item }) => item.name), failure: first.failure, offer: null }
}

/** What is to be said of what came of a task, in this order. */
export const toastsOfTask = (task: FavouriteTask, { done, failed }: TaskOutcome): readonly FavouriteToast[] =>
  [toastOfDone(task, done), toastOfFailed(failed)].filter((toast) => toast !== null)

/** What other tabs are to show after it. */
export const flagsAfter = ({ kind }: FavouriteTask, { done }: TaskOutcome): readonly FavouriteFlag[] =>
  done.flatMap(({ contentId }) => (contentId === 0 ? [] : [{ contentId, kept: kind !== 'forget' }]))

import { fromPromise } from 'xstate'
import {
  type FavouriteItem,
  type FavouriteTask,
  itemOf,
  type TaskOutcome,
} from '#domain/favourite/favourite-task.ts'
import { favouritesMachine } from '#domain/favourite/favourites.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { FavouritePort } from './favourite.port.ts'

const keep = async (
  port: FavouritePort,
  item: FavouriteItem,
  folderId: number | null,
  signal: AbortSignal,
) => {
  const kept = await port.keep({ id: item.contentId, type: item.type }, folderId, signal)
  return kept.ok
    ? success({ ...itemOf(kept.value), name: kept.value.name || item.name, restorable: true })
    : kept
}

/**
 * An undo needs the former folder of the content. A repeated `keep` changes nothing on the server and answers
 * that folder.
 */
const forget = async (port: FavouritePort, item: FavouriteItem, signal: AbortSignal) => {
  const known = item.folderId === null && item.contentId !== 0 ? await keep(port, item, null, signal) : null
  const gone = await port.forget(item, signal)
  if (!gone.ok) return gone
  return success(known?.ok ? known.value : item)
}

const doOne = async (
  port: FavouritePort,
  task: FavouriteTask,
  item: FavouriteItem,
  signal: AbortSignal,
): Promise<Result<FavouriteItem, Failure>> => {
  if (task.kind === 'forget') return forget(port, item, signal)
  if (task.kind !== 'move') return keep(port, item, item.folderId, signal)
  if (item.favouriteId === 0) return keep(port, item, task.folderId, signal)
  const moved = await port.move(item.favouriteId, task, signal)
  if (!moved.ok) return moved
  // The answer need not name the moved content (id 0): use that of the request.
  return success(
    moved.value.contentId === 0 ? { ...item, folderId: moved.value.folderId } : itemOf(moved.value),
  )
}

/** Performs a task item by item; after an expiry the remaining items fail without a request. */
export const performTask = async (
  port: FavouritePort,
  task: FavouriteTask,
  signal: AbortSignal,
): Promise<TaskOutcome> => {
  const done: FavouriteItem[] = []
  const failures: TaskOutcome['failed'][number][] = []
  // Each item is put at the top of its folder, so start with the last one to preserve their order.
  for (const item of task.kind === 'move' ? [...task.items].reverse() : task.items) {
    const last = failures.at(-1)
    if (last?.failure.kind === 'expired') failures.push({ item, failure: last.failure })
    else {
      const result = await doOne(port, task, item, signal)
      if (result.ok) done.push(result.value)
      else failures.push({ item, failure: result.failure })
    }
  }
  return { done, failed: failures }
}

export const provideFavourites = (port: FavouritePort) =>
  favouritesMachine.provide({
    actors: {
      perform: fromPromise(({ input, signal }) =>
        input === undefined ? Promise.resolve({ done: [], failed: [] }) : performTask(port, input, signal),
      ),
    },
  })

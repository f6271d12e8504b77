import { fromPromise } from 'xstate'
import type { FavouriteFolder } from '#domain/favourite/favourite.ts'
import { type FolderChange, favouriteFoldersMachine } from '#domain/favourite/favourite-folders.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { FavouriteFolderPort } from './favourite-folder.port.ts'

const idIn = (result: Result<FavouriteFolder, Failure>): Result<number, Failure> =>
  result.ok ? success(result.value.id) : result

const changeFolder = async (
  port: FavouriteFolderPort,
  change: FolderChange,
  signal: AbortSignal,
): Promise<Result<number, Failure>> => {
  switch (change.kind) {
    case 'create':
      return idIn(await port.create(change.name, change.parentId, signal))
    case 'rename':
      return idIn(await port.rename(change.id, change.name, signal))
    case 'move':
      return idIn(await port.move(change.id, change, signal))
    case 'remove': {
      const gone = await port.remove(change.id, signal)
      return gone.ok ? success(change.id) : gone
    }
  }
}

export const provideFavouriteFolders = (port: FavouriteFolderPort) =>
  favouriteFoldersMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => port.folders(signal)),
      change: fromPromise(({ input, signal }) =>
        input === undefined ? Promise.resolve(success(0)) : changeFolder(port, input, signal),
      ),
    },
  })

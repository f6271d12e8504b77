import type { ActorRefFrom } from 'xstate'
import { type FavouriteFolder, NO_FOLDER } from '#domain/favourite/favourite.ts'
import { type Dragged, type DropZone, folderDropOf } from '#domain/favourite/favourite-drag.ts'
import type { favouriteFoldersMachine } from '#domain/favourite/favourite-folders.machine.ts'
import { itemOf } from '#domain/favourite/favourite-task.ts'
import type { favouritesMachine } from '#domain/favourite/favourites.machine.ts'

interface Favourites {
  readonly favourites: ActorRefFrom<typeof favouritesMachine>
  readonly favouriteFolders: ActorRefFrom<typeof favouriteFoldersMachine>
}

/** A drop of a dragged item on a row of the folder tree. */
interface Drop {
  readonly dragged: Dragged
  /** Null outside of all folders. */
  readonly target: FavouriteFolder | null
  readonly zone: DropZone
}

/**
 * Puts contents at the top of the target folder; moves a folder into or beside it, or not at all if that is
 * impossible.
 */
export const dropOnFolder = (
  { favourites, favouriteFolders }: Favourites,
  { dragged, target, zone }: Drop,
): void => {
  if (dragged.kind === 'contents') {
    const folderId = target?.id ?? NO_FOLDER
    const task = { kind: 'move', items: dragged.items.map(itemOf), folderId, place: null } as const
    favourites.send({ type: 'favourites.do', task })
    return
  }
  const move = folderDropOf(favouriteFolders.getSnapshot().context.folders, dragged, target, zone)
  if (move !== null) favouriteFolders.send({ type: 'folders.change', change: { kind: 'move', ...move } })
}

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

/** Something is let go of over a row of the tree. */
interface Drop {
  readonly dragged: Dragged
  /** Null for outside of all folders. */
  readonly target: FavouriteFolder | null
  readonly zone: DropZone
}

/** Contents go on top of what the folder holds; a folder goes into it or beside it, and nowhere where it cannot. */
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

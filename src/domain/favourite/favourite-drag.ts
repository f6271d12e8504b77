import { type FavouriteContent, type FavouriteFolder, NO_FOLDER } from './favourite.ts'
import { childrenOf, isWithin, moveRefusal } from './folder-tree.ts'

/** What is being dragged. */
export type Dragged =
  | { readonly kind: 'contents'; readonly items: readonly FavouriteContent[] }
  | { readonly kind: 'folder'; readonly id: number }

/** Where on a folder something is held: into it, or between it and its neighbours. */
export type DropZone = 'into' | 'before' | 'after'

const EDGE = 0.25

/** Contents go into folders only; a folder also between others, at the edges of their rows. */
export const dropZoneOf = (dragged: Dragged, heldAt: number): DropZone => {
  if (dragged.kind === 'contents') return 'into'
  if (heldAt < EDGE) return 'before'
  return heldAt > 1 - EDGE ? 'after' : 'into'
}

/** What the drop of a folder means; null where it cannot go. Target null: outside of all folders. Place null: at the end. */
export const folderDropOf = (
  folders: readonly FavouriteFolder[],
  dragged: Dragged & { readonly kind: 'folder' },
  target: FavouriteFolder | null,
  zone: DropZone,
): { readonly id: number; readonly parentId: number; readonly place: number | null } | null => {
  const { id } = dragged
  if (target === null) return { id, parentId: NO_FOLDER, place: null }
  if (isWithin(folders, target.id, id)) return null
  const parentId = zone === 'into' ? target.id : target.parentId
  if (moveRefusal(folders, id, parentId) !== null) return null
  if (zone === 'into') return { id, parentId, place: null }
  const others = childrenOf(folders, parentId).filter((folder) => folder.id !== id)
  const at = others.findIndex((folder) => folder.id === target.id) + 1
  return { id, parentId, place: zone === 'before' ? at : at + 1 }
}

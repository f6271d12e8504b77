import type { FavouriteContent, FavouriteFolder } from '#domain/favourite/favourite.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** The direct children of a folder. */
export interface FolderContents {
  readonly folders: readonly FavouriteFolder[]
  readonly contents: readonly FavouriteContent[]
}

/** The folders of a user's favourites. Wire: getfavoritelist, favorite/children, addfavorite, editfavorite, deletefavorite. */
export interface FavouriteFolderPort {
  /** All folders, unordered; sort by `place`. */
  folders(signal: AbortSignal): Promise<Result<readonly FavouriteFolder[], Failure>>
  contents(id: number, signal: AbortSignal): Promise<Result<FolderContents, Failure>>
  create(name: string, parentId: number, signal: AbortSignal): Promise<Result<FavouriteFolder, Failure>>
  rename(id: number, name: string, signal: AbortSignal): Promise<Result<FavouriteFolder, Failure>>
  /**
   * Moves a folder to a place (from 1) in a parent. Place null: at the end of another parent, unchanged
   * within the same one.
   */
  move(
    id: number,
    to: { readonly parentId: number; readonly place: number | null },
    signal: AbortSignal,
  ): Promise<Result<FavouriteFolder, Failure>>
  /** Removes a folder; its contents move to its parent. */
  remove(id: number, signal: AbortSignal): Promise<Result<true, Failure>>
}

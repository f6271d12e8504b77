import type { FavouriteContent, FavouriteFolder } from '#domain/favourite/favourite.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** What a folder holds directly. */
export interface FolderContents {
  readonly folders: readonly FavouriteFolder[]
  readonly contents: readonly FavouriteContent[]
}

/** The folders of a user's favourites. Wire: getfavoritelist, favorite/children, addfavorite, editfavorite, deletefavorite. */
export interface FavouriteFolderPort {
  /** All of them, in no order that means anything: `place` does. */
  folders(signal: AbortSignal): Promise<Result<readonly FavouriteFolder[], Failure>>
  contents(id: number, signal: AbortSignal): Promise<Result<FolderContents, Failure>>
  create(name: string, parentId: number, signal: AbortSignal): Promise<Result<FavouriteFolder, Failure>>
  rename(id: number, name: string, signal: AbortSignal): Promise<Result<FavouriteFolder, Failure>>
  /** Into another folder, at a place (from 1) or, with null, at the end (where it is, if it stays). */
  move(
    id: number,
    to: { readonly parentId: number; readonly place: number | null },
    signal: AbortSignal,
  ): Promise<Result<FavouriteFolder, Failure>>
  /** What it held goes to its parent. */
  remove(id: number, signal: AbortSignal): Promise<Result<true, Failure>>
}

import type { ContentType } from '#domain/catalogue/category.ts'
import type { FavouriteContent, FavouriteQuery } from '#domain/favourite/favourite.ts'
import type { FavouriteItem } from '#domain/favourite/favourite-task.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'

/** A user's favourites, one content at a time. Wire: addfavorite, editfavorite, deletefavorite, favorite/list. */
export interface FavouritePort {
  /**
   * Adds a content to the favourites. An existing favourite is answered as it is, moved only if `folderId`
   * names another folder.
   */
  keep(
    content: { readonly id: number; readonly type: ContentType },
    folderId: number | null,
    signal: AbortSignal,
  ): Promise<Result<FavouriteContent, Failure>>
  /** Removes a favourite. If its content no longer exists (`contentId` 0), `favouriteId` identifies it. */
  forget(
    item: Pick<FavouriteItem, 'contentId' | 'type' | 'favouriteId'>,
    signal: AbortSignal,
  ): Promise<Result<true, Failure>>
  /**
   * Moves a favourite to a folder and a place (from 1). `folderId` null: the same folder. `place` null: the
   * top of another folder.
   */
  move(
    favouriteId: number,
    to: { readonly folderId: number | null; readonly place: number | null },
    signal: AbortSignal,
  ): Promise<Result<FavouriteContent, Failure>>
  page(query: FavouriteQuery, signal: AbortSignal): Promise<Result<Page<FavouriteContent>, Failure>>
}

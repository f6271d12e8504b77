import type { ContentType } from '#domain/catalogue/category.ts'
import type { FavouriteContent, FavouriteQuery } from '#domain/favourite/favourite.ts'
import type { FavouriteItem } from '#domain/favourite/favourite-task.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'

/** A user's favourites, one content at a time. Wire: addfavorite, editfavorite, deletefavorite, favorite/list. */
export interface FavouritePort {
  /** Keeps a content; one that is kept already answers as it is, moved only if another folder is named (null names none). */
  keep(
    content: { readonly id: number; readonly type: ContentType },
    folderId: number | null,
    signal: AbortSignal,
  ): Promise<Result<FavouriteContent, Failure>>
  /** Keeps it no longer; what is gone for good (`contentId` 0) is known by its `favouriteId`. */
  forget(
    item: Pick<FavouriteItem, 'contentId' | 'type' | 'favouriteId'>,
    signal: AbortSignal,
  ): Promise<Result<true, Failure>>
  /** Puts what is kept into a folder, at a place (from 1); null leaves it in its folder, or puts it on top of another. */
  move(
    favouriteId: number,
    to: { readonly folderId: number | null; readonly place: number | null },
    signal: AbortSignal,
  ): Promise<Result<FavouriteContent, Failure>>
  page(query: FavouriteQuery, signal: AbortSignal): Promise<Result<Page<FavouriteContent>, Failure>>
}

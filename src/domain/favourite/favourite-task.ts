import type { ContentType } from '../catalogue/category.ts'
import type { ContentCard } from '../catalogue/content-card.ts'
import type { Failure } from '../kernel/failure.ts'
import type { FavouriteContent } from './favourite.ts'

/** A content as far as keeping it needs to know it. */
export interface FavouriteItem {
  /** 0 when it is gone for good. */
  readonly contentId: number
  readonly type: ContentType
  readonly name: string
  /** The favourite's own id; 0 where it is not known. */
  readonly favouriteId: number
  /** Where it is or shall be; null where that is not known or does not matter. */
  readonly folderId: number | null
  /** Whether it can be kept again once it is let go. */
  readonly restorable: boolean
}

/**
 * What shall be done with some favourites; one after the other, and what cannot be done does not stop the rest.
 * - keep: into the folder of each item; restore: the same after it was let go. forget: out of wherever it is.
 * - move: into one folder, at a place (from 1) or on top.
 */
export type FavouriteTask =
  | { readonly kind: 'keep' | 'restore' | 'forget'; readonly items: readonly FavouriteItem[] }
  | {
      readonly kind: 'move'
      readonly items: readonly FavouriteItem[]
      readonly folderId: number
      readonly place: number | null
    }

/** What came of a task: the items as they stand now (of forgotten ones: where they were), and those that failed. */
export interface TaskOutcome {
  readonly done: readonly FavouriteItem[]
  readonly failed: readonly { readonly item: FavouriteItem; readonly failure: Failure }[]
}

/** Two items of the same content; what is gone for good is known by its row alone. */
export const isSameItem = (one: FavouriteItem, other: FavouriteItem): boolean =>
  one.contentId === 0 ? one.favouriteId === other.favouriteId : one.contentId === other.contentId

export const itemOf = ({
  id,
  contentId,
  type,
  name,
  folderId,
  content,
}: FavouriteContent): FavouriteItem => ({
  contentId,
  type,
  name,
  favouriteId: id,
  folderId,
  restorable: content !== null,
})

/** A content of which nothing is known but its card. */
export const itemOfCard = ({ id, type, name }: Pick<ContentCard, 'id' | 'type' | 'name'>): FavouriteItem => ({
  contentId: id,
  type,
  name,
  favouriteId: 0,
  folderId: null,
  restorable: true,
})

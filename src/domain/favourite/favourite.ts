import type { ContentType } from '../catalogue/category.ts'
import type { ContentCard } from '../catalogue/content-card.ts'

/** Not in a folder. */
export const NO_FOLDER = 0

/** A folder of a user's favourites. */
export interface FavouriteFolder {
  readonly id: number
  /** `NO_FOLDER` at the top. */
  readonly parentId: number
  readonly name: string
  /** Among its siblings, from 1. */
  readonly place: number
  /** How many folders and contents it holds directly. */
  readonly held: number
}

/** A content that a user has among the favourites. */
export interface FavouriteContent {
  readonly id: number
  readonly folderId: number
  /** 0 when it is gone for good. */
  readonly contentId: number
  readonly type: ContentType
  readonly name: string
  /** Null when it cannot be opened any more: withdrawn, taken away, or another school's own. */
  readonly content: ContentCard | null
  /** Among those of its folder, from 1. */
  readonly place: number
  readonly keptAt: string
}

/** Cards come in three rows of six. */
export const FAVOURITES_PER_PAGE = 18

/** What of the favourites is looked at; all of it stands in the address. */
export interface FavouriteQuery {
  /** `all`: wherever they are. */
  readonly folder: number | 'all'
  /** 0 for any. */
  readonly type: ContentType | 0
  readonly keyword: string
  /** As their owner has put them, or the last kept first. `all` knows only the second. */
  readonly order: 'own' | 'latest'
  /** From 1. */
  readonly page: number
}

import type { ContentType } from '../catalogue/category.ts'
import type { Page } from '../kernel/page.ts'

/**
 * Why what was taken down is not the reader's to offer again: somebody else did it, its owner had asked for it, or it was shared anew
 * since; `none` where it is. R-moderation-2.
 */
export type RestoreBar = 'none' | 'another' | 'owner' | 'replaced'

/** A content that was taken down, for those who look after its school. */
export interface TakenDownContent {
  readonly id: number
  readonly type: ContentType
  readonly name: string
  readonly schoolName: string
  readonly teacherName: string
  readonly reason: string
  /** '' once the account is gone. */
  readonly userName: string
  /** ISO 8601. */
  readonly at: string
  readonly bar: RestoreBar
}

export type TakenDownPage = Page<TakenDownContent>

export interface TakenDownQuery {
  /** Only what the reader took down. */
  readonly mine: boolean
  /** From 1. */
  readonly page: number
}

export const ALL_TAKEN_DOWN: TakenDownQuery = { mine: false, page: 1 }

/** R-wire-9. */
export const TAKEN_DOWN_PER_PAGE = 20

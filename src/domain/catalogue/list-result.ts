import type { Page } from '../kernel/page.ts'
import type { ContentType } from './category.ts'
import type { ContentCard } from './content-card.ts'
import type { TextSegment } from './text-segment.ts'

/** A content in a list; `title` is its name with the match marked, empty where nothing was searched for. */
export interface ListItem {
  readonly content: ContentCard
  readonly title: readonly TextSegment[]
}

/** One page of a list. */
export interface ListResult {
  readonly page: Page<ListItem>
  /** The total is only a lower bound. */
  readonly capped: boolean
  /** The same search in each type; empty where nothing was searched for. */
  readonly typeCounts: readonly { readonly type: ContentType; readonly count: number }[]
  /** Terms near to one that finds little. */
  readonly suggestions: readonly string[]
}

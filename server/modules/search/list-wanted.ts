import type { PageWanted } from '../../http/page.ts'
import type { ContentFilter } from '../content/content-filter.query.ts'
import type { Sort } from '../content/content-sort.ts'
import type { Keyword } from './keyword.ts'

/** Which page of which list is asked for. */
export interface ListWanted extends ContentFilter {
  readonly keyword: Keyword | null
  readonly sort: Sort
  readonly page: PageWanted
  /** Of live courses, only those in this state; 0 for any. */
  readonly liveStatus: number
}

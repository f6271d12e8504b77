import { CONTENT_TYPE } from '../../db/schema/content.ts'
import type { SearchRepository } from './search.repository.ts'

const MOST_TERMS = 10

export const searchService = (searches: SearchRepository) => ({
  /** The terms of a category type, most wanted first; those of recorded courses for type 0. */
  hotTerms: (type: number): Promise<string[]> =>
    searches.findHotTerms(type || CONTENT_TYPE.recorded, MOST_TERMS),
})

export type SearchService = ReturnType<typeof searchService>

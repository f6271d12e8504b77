import { and, asc, desc, eq, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { content, overallScore } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { hotTerm } from '../../db/schema/hot-term.ts'
import { visibleTo } from '../content/content-card.query.ts'
import { syllablesOf } from '../content/search-text.ts'
import type { SimilarName } from './similar-terms.ts'

/** Enough names to see which part of them is the usual one. */
const MAX_NAMES = 200

export const searchRepository = (db: Db) => ({
  async findHotTerms(type: number, count: number): Promise<string[]> {
    const rows = await db
      .select({ term: hotTerm.term })
      .from(hotTerm)
      .where(and(eq(hotTerm.type, type), not(hotTerm.hidden)))
      .orderBy(desc(hotTerm.weight), asc(hotTerm.id))
      .limit(count)
    return rows.map(({ term }) => term)
  },

  /** Names that the index answers, the most used first. */
  async findNearNames(indexQuery: string, userId: number): Promise<SimilarName[]> {
    const rows = await db
      .select({ nameKey: contentSearch.nameKey, pinyin: contentSearch.pinyin })
      .from(contentSearch)
      .innerJoin(content, eq(content.id, contentSearch.contentId))
      .where(and(sql`${contentSearch.tokens} @@ ${indexQuery}::tsquery`, visibleTo(userId)))
      .orderBy(desc(overallScore(content)), desc(content.id))
      .limit(MAX_NAMES)
    return rows.map(({ nameKey, pinyin }) => ({ nameKey, syllables: syllablesOf(pinyin) }))
  },
})

export type SearchRepository = ReturnType<typeof searchRepository>

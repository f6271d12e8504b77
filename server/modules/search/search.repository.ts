import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { hotTerm } from '../../db/schema/hot-term.ts'

export const searchRepository = (db: Db) => ({
  async findHotTerms(type: number, count: number): Promise<string[]> {
    const rows = await db
      .select({ term: hotTerm.term })
      .from(hotTerm)
      .where(eq(hotTerm.type, type))
      .orderBy(desc(hotTerm.weight), asc(hotTerm.id))
      .limit(count)
    return rows.map(({ term }) => term)
  },
})

export type SearchRepository = ReturnType<typeof searchRepository>

import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { question } from '../../db/schema/question.ts'
import { visibleTo } from '../content/content-card.query.ts'
import { inBank } from './bank.repository.ts'

/** What questions are counted by. */
export type BankRowKind = 'type' | 'level' | 'year' | 'area' | 'source'

export interface CountedTag {
  readonly kind: BankRowKind
  readonly value: string
  readonly n: number
}

export interface BankRowsWanted {
  readonly userId: number
  /** What only some contents meet; undefined for nothing. */
  readonly narrowing?: SQL | undefined
}

/** Counts of the question bank. */
export const bankRowsRepository = (db: Db) => ({
  /** Counts the questions of a subject that a user finds in the bank, once over for all rows. */
  async count(subjectId: number, { userId, narrowing }: BankRowsWanted): Promise<readonly CountedTag[]> {
    const { questionType, difficultyLevel, year, areaName, sourceTitle } = question
    const found = db
      .select({ questionType, difficultyLevel, year, areaName, sourceTitle })
      .from(content)
      .innerJoin(question, eq(question.contentId, content.id))
      .where(and(inBank, eq(content.subjectId, subjectId), narrowing, visibleTo(userId)))
    const { rows } = await db.execute<{ kind: BankRowKind; value: string; n: number }>(sql`
    with found as (${found})
    select case
        when grouping(question_type) = 0 then 'type' when grouping(difficulty_level) = 0 then 'level'
        when grouping(year) = 0 then 'year' when grouping(area_name) = 0 then 'area' else 'source' end as kind,
      coalesce(question_type::text, difficulty_level::text, year::text, area_name, source_title) as value,
      count(*)::int as n
    from found
    group by grouping sets ((question_type), (difficulty_level), (year), (area_name), (source_title))`)
    return rows.filter(({ value }) => value !== '' && value !== '0')
  },
})

export type BankRowsRepository = ReturnType<typeof bankRowsRepository>

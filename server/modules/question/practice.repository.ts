import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { practice } from '../../db/schema/practice.ts'
import { question } from '../../db/schema/question.ts'
import { questionAnswer } from '../../db/schema/question-answer.ts'
import { type StorageUse, storageUseOf } from '../../db/storage-use.ts'
import type { PageWanted } from '../../http/page.ts'

export type SavedPractice = typeof practice.$inferSelect

export interface PracticeDate {
  readonly practiceId: string
  readonly at: Date
}

const answered = alias(question, 'answered')

/** The question that was answered, or that it is a part of. */
const whole = sql<number>`coalesce(${answered.parentId}, ${answered.id})`

/** Practices and sittings of users. */
export const practiceRepository = (db: Db) => {
  /** Every practice that was handed in or in which something was answered, with when. */
  const practicesOf = (userId: number) => sql`
    select practice_id, coalesce(max(finished_at), max(answered_at)) as at from (
      select practice_id, null::timestamptz as finished_at, answered_at from ${questionAnswer}
        where user_id = ${userId} and practice_id is not null
      union all
      select practice_id, finished_at, null from ${practice} where user_id = ${userId}) all_of_them
    group by practice_id`

  return {
    async save(row: SavedPractice): Promise<void> {
      const { userId: _, practiceId: __, ...change } = row
      await db
        .insert(practice)
        .values(row)
        .onConflictDoUpdate({ target: [practice.userId, practice.practiceId], set: change })
    },

    /** What a user keeps of those that were handed in. */
    kept: (userId: number): Promise<StorageUse> =>
      storageUseOf(db, userId, { table: practice, owner: practice.userId, text: practice.items }),

    findSaved: (userId: number, practiceIds: readonly string[]): Promise<SavedPractice[]> =>
      practiceIds.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(practice)
            .where(and(eq(practice.userId, userId), inArray(practice.practiceId, [...practiceIds]))),

    /** A page of the practices of a user, the latest first, and how many there are. */
    async findPage(userId: number, page: PageWanted): Promise<{ rows: PracticeDate[]; total: number }> {
      const all = practicesOf(userId)
      const listed = await db.execute<{ practice_id: string; at: string }>(sql`
        select practice_id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from (${all}) practices
        order by practices.at desc, practice_id limit ${page.size} offset ${(page.index - 1) * page.size}`)
      const counted = await db.execute<{ n: number }>(sql`select count(*)::int as n from (${all}) practices`)
      return {
        rows: listed.rows.map(({ practice_id, at }) => ({ practiceId: practice_id, at: new Date(at) })),
        total: counted.rows[0]?.n ?? 0,
      }
    },

    /** What a user answered last to each question of these practices, with the question that each belongs to. */
    findAnswers: (userId: number, practiceIds: readonly string[]) =>
      practiceIds.length === 0
        ? Promise.resolve([])
        : db
            .selectDistinctOn([questionAnswer.practiceId, questionAnswer.questionId], {
              answer: questionAnswer,
              whole,
            })
            .from(questionAnswer)
            .innerJoin(answered, eq(answered.id, questionAnswer.questionId))
            .where(
              and(eq(questionAnswer.userId, userId), inArray(questionAnswer.practiceId, [...practiceIds])),
            )
            .orderBy(
              questionAnswer.practiceId,
              questionAnswer.questionId,
              desc(questionAnswer.answeredAt),
              desc(questionAnswer.id),
            ),
  }
}

export type PracticeRepository = ReturnType<typeof practiceRepository>

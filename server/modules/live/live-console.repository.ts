import { and, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { courseSection } from '../../db/schema/course.ts'
import { liveException } from '../../db/schema/live-exception.ts'
import { livePut, liveRound } from '../../db/schema/live-round.ts'
import { type QuestionType, question } from '../../db/schema/question.ts'
import { questionAnswer } from '../../db/schema/question-answer.ts'
import type { PutRow } from './live-round.ts'

/** A question off the cuff, as a teacher asked it. */
export interface AdHocRound {
  readonly sectionId: number
  readonly occurrenceStart: Date
  readonly intentId: string
  readonly questionType: QuestionType
  readonly stem: string
  readonly optionKeys: readonly string[]
  readonly openSeconds: number
  readonly openedAt: Date
  /** Null: with the session. */
  readonly closesAt: Date | null
}

/** Points of a question off the cuff. */
const SCORE = 1
const MIDDLE = { difficulty: 0.5, difficultyLevel: 19 } as const

/** What a teacher does with the rounds of a session while it runs, in a transaction that is open. True where it changed something. */
export const liveConsoleRepository = (db: Queries) => {
  /** One thing of what is put, and nothing that another console changed meanwhile; what its own times had put gets a row with them. */
  const change = async (
    row: PutRow,
    what: Partial<Pick<PutRow, 'closesAt' | 'isShown'>>,
    setWhere: SQL | undefined,
  ): Promise<boolean> => {
    const set = { ...what, changedAt: row.changedAt }
    const target = [livePut.roundId, livePut.occurrenceStart]
    const rows = await db
      .insert(livePut)
      .values(row)
      .onConflictDoUpdate({ target, set, ...(setWhere ? { setWhere } : {}) })
      .returning()
    return rows.length > 0
  }

  return {
    /** Puts a round, unless it was put before. */
    async put(row: Omit<PutRow, 'isShown'>): Promise<boolean> {
      const rows = await db.insert(livePut).values(row).onConflictDoNothing().returning()
      return rows.length > 0
    },

    /** Closes what is put, unless another console closed it before. */
    close: (row: PutRow): Promise<boolean> =>
      change(
        row,
        { closesAt: row.closesAt },
        or(isNull(livePut.closesAt), gt(livePut.closesAt, row.changedAt)),
      ),

    /** Later than it was, and never again what another console closed meanwhile. */
    extend: (row: PutRow & { readonly closesAt: Date }): Promise<boolean> =>
      change(
        row,
        { closesAt: row.closesAt },
        and(gt(livePut.closesAt, row.changedAt), lt(livePut.closesAt, row.closesAt)),
      ),

    show: (row: PutRow): Promise<boolean> =>
      change(row, { isShown: row.isShown }, ne(livePut.isShown, row.isShown)),

    /** Writes a question, its round and that it is put; the id of the round, null where the same intent was written before. */
    async ask({
      sectionId,
      occurrenceStart,
      intentId,
      questionType,
      stem,
      optionKeys,
      openSeconds,
      openedAt,
      closesAt,
    }: AdHocRound): Promise<number | null> {
      // One after the other: of two sendings of the same the second finds the first.
      await db
        .select({ id: courseSection.id })
        .from(courseSection)
        .where(eq(courseSection.id, sectionId))
        .for('update')
      const [before] = await db
        .select({ id: liveRound.id })
        .from(liveRound)
        .where(eq(liveRound.intentId, intentId))
      if (before) return null
      const options = optionKeys.map((key) => ({ key, content: '' }))
      const [asked] = await db
        .insert(question)
        .values({ questionType, stem, options, answers: [], analysis: '', score: SCORE, ...MIDDLE })
        .returning({ id: question.id })
      const [round] = await db
        .insert(liveRound)
        .values({
          sectionId,
          questionId: asked?.id ?? 0,
          offsetSeconds: null,
          openSeconds,
          occurrenceStart,
          intentId,
        })
        .returning({ id: liveRound.id })
      const roundId = round?.id ?? 0
      await db.insert(livePut).values({ roundId, occurrenceStart, openedAt, closesAt, changedAt: openedAt })
      return roundId
    },

    /** Ends an occurrence before its time; one that ended so before stays as it is. */
    async end(contentId: number, startsAt: Date, endedAt: Date): Promise<boolean> {
      const rows = await db
        .insert(liveException)
        .values({ contentId, startsAt, endedAt })
        .onConflictDoUpdate({
          target: [liveException.contentId, liveException.startsAt],
          set: { endedAt },
          setWhere: isNull(liveException.endedAt),
        })
        .returning()
      return rows.length > 0
    },

    /** The right option of a question off the cuff; all answers to it are marked by it. */
    async tell(roundId: number, questionId: number, key: string, now: Date): Promise<boolean> {
      const answers = [[key]]
      const rows = await db
        .update(question)
        .set({ answers })
        .where(and(eq(question.id, questionId), ne(question.answers, answers)))
        .returning({ id: question.id })
      const isRight = sql<boolean>`${questionAnswer.answer} = ${JSON.stringify([key])}::jsonb`
      await db
        .update(questionAnswer)
        .set({ isRight, score: sql`case when ${isRight} then ${SCORE}::real else 0 end` })
        .where(and(eq(questionAnswer.roundId, roundId), eq(questionAnswer.questionId, questionId)))
      await db.update(livePut).set({ changedAt: now }).where(eq(livePut.roundId, roundId))
      return rows.length > 0
    },
  }
}

export type LiveConsoleRepository = ReturnType<typeof liveConsoleRepository>

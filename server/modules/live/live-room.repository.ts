import { and, asc, count, eq, gte, inArray, lt, notExists, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { livePut, liveRound } from '../../db/schema/live-round.ts'
import { liveViewer } from '../../db/schema/live-viewer.ts'
import { questionAnswer } from '../../db/schema/question-answer.ts'
import type { PutRow, RoundRow } from './live-round.ts'

/** Who is there says so with every question for news: seldom written down more often than this. */
const NOTE_AGAIN_MS = 10_000

/** A round as one occurrence of a session put it. */
export interface PutRound {
  readonly roundId: number
  readonly occurrenceStart: Date
}

const isOf = ({ roundId, occurrenceStart }: PutRound) =>
  and(eq(questionAnswer.roundId, roundId), eq(questionAnswer.occurrenceStart, occurrenceStart))

/** Answers to any of these rounds in one occurrence. */
const isOfAny = (roundIds: readonly number[], occurrenceStart: Date) =>
  and(inArray(questionAnswer.roundId, [...roundIds]), eq(questionAnswer.occurrenceStart, occurrenceStart))

/** Who is in live sessions, what is asked there, and what was answered. */
export const liveRoomRepository = (db: Db) => ({
  /** Notes that a user is there. */
  async see(sectionId: number, userId: number, now: Date): Promise<void> {
    await db
      .insert(liveViewer)
      .values({ sectionId, userId, seenAt: now })
      .onConflictDoUpdate({
        target: [liveViewer.sectionId, liveViewer.userId],
        set: { seenAt: now },
        setWhere: lt(liveViewer.seenAt, new Date(now.getTime() - NOTE_AGAIN_MS)),
      })
  },

  /** How many were there since an instant. */
  async countSeen(sectionId: number, since: Date): Promise<number> {
    const [found] = await db
      .select({ count: count() })
      .from(liveViewer)
      .where(and(eq(liveViewer.sectionId, sectionId), gte(liveViewer.seenAt, since)))
    return found?.count ?? 0
  },

  findRounds: (sectionId: number): Promise<readonly RoundRow[]> =>
    db
      .select()
      .from(liveRound)
      .where(eq(liveRound.sectionId, sectionId))
      .orderBy(asc(liveRound.offsetSeconds), asc(liveRound.id)),

  /** What the teacher did with the rounds of an occurrence. */
  async findPuts(sectionId: number, occurrenceStart: Date): Promise<readonly PutRow[]> {
    const rows = await db
      .select({ put: livePut })
      .from(livePut)
      .innerJoin(liveRound, eq(liveRound.id, livePut.roundId))
      .where(and(eq(liveRound.sectionId, sectionId), eq(livePut.occurrenceStart, occurrenceStart)))
    return rows.map(({ put }) => put)
  },

  /** What a user answered in these rounds of an occurrence. */
  findAnswers: (userId: number, roundIds: readonly number[], occurrenceStart: Date) =>
    roundIds.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(questionAnswer)
          .where(and(eq(questionAnswer.userId, userId), isOfAny(roundIds, occurrenceStart))),

  /** What everybody answered in these rounds of an occurrence, by name. */
  findAllAnswers: (roundIds: readonly number[], occurrenceStart: Date) =>
    roundIds.length === 0
      ? Promise.resolve([])
      : db
          .select({ answer: questionAnswer, userName: appUser.name })
          .from(questionAnswer)
          .innerJoin(appUser, eq(appUser.id, questionAnswer.userId))
          .where(isOfAny(roundIds, occurrenceStart))
          .orderBy(asc(appUser.name), asc(appUser.id), asc(questionAnswer.id)),

  /** How many users answered each of these rounds. */
  async countAnswered(
    roundIds: readonly number[],
    occurrenceStart: Date,
  ): Promise<ReadonlyMap<number, number>> {
    if (roundIds.length === 0) return new Map()
    const rows = await db
      .select({
        roundId: questionAnswer.roundId,
        count: sql<number>`count(distinct ${questionAnswer.userId})::int`,
      })
      .from(questionAnswer)
      .where(isOfAny(roundIds, occurrenceStart))
      .groupBy(questionAnswer.roundId)
    return new Map(rows.map(({ roundId, count: answered }) => [roundId ?? 0, answered]))
  },

  /** How often each option of these rounds' own questions was chosen: of 多选 an answer counts for all its keys. */
  async countChosen(roundIds: readonly number[], occurrenceStart: Date) {
    if (roundIds.length === 0) return []
    const key = sql<string>`jsonb_array_elements_text(${questionAnswer.answer})`.as('key')
    const chosen = db
      .select({ roundId: questionAnswer.roundId, key })
      .from(questionAnswer)
      .innerJoin(liveRound, eq(liveRound.id, questionAnswer.roundId))
      .where(and(isOfAny(roundIds, occurrenceStart), eq(questionAnswer.questionId, liveRound.questionId)))
      .as('chosen')
    return db
      .select({ roundId: chosen.roundId, key: chosen.key, count: count() })
      .from(chosen)
      .groupBy(chosen.roundId, chosen.key)
  },

  /** Who was there since a round was put and did not answer it, by name; none of the teachers. */
  findUnanswered: (sectionId: number, round: PutRound, since: Date, teacherIds: readonly number[]) =>
    db
      .select({ id: appUser.id, name: appUser.name })
      .from(liveViewer)
      .innerJoin(appUser, eq(appUser.id, liveViewer.userId))
      .where(
        and(
          eq(liveViewer.sectionId, sectionId),
          gte(liveViewer.seenAt, since),
          notInArray(liveViewer.userId, [...teacherIds]),
          notExists(
            db
              .select({ id: questionAnswer.id })
              .from(questionAnswer)
              .where(and(isOf(round), eq(questionAnswer.userId, liveViewer.userId))),
          ),
        ),
      )
      .orderBy(asc(appUser.name), asc(appUser.id)),
})

export type LiveRoomRepository = ReturnType<typeof liveRoomRepository>

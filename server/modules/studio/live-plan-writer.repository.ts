import { and, eq, isNull, notExists, notInArray, sql } from 'drizzle-orm'
import { type LivePlanDocument, openSecondsOf } from '#contract/live-plan-document.ts'
import type { Queries } from '../../db/database.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { courseChapter, courseSection, courseTeacher, SECTION_TYPE } from '../../db/schema/course.ts'
import { file } from '../../db/schema/file.ts'
import { livePut, liveRound } from '../../db/schema/live-round.ts'
import { liveSchedule } from '../../db/schema/live-schedule.ts'
import { contentIndexRepository } from '../content/content-index.repository.ts'
import { contentWriterRepository } from '../content/content-writer.repository.ts'
import type { Place } from '../content/curriculum-place.ts'
import { publicFileAddress } from '../file/public-file-address.ts'
import type { PlanRow } from './live-plan.repository.ts'

const WEEK = 7 * 86_400
/** Before each lesson after the first it is announced for so long. */
const ANNOUNCE_SECONDS = 3 * 86_400
const CHAPTER_KEY = 'live-sessions'

/** What a plan needs besides its document to be written. */
export interface CheckedPlan {
  readonly place: Place
  /** SHA-256 in hexadecimal and the suffix; null for the drawn one. */
  readonly cover: { readonly fileId: number; readonly hash: string; readonly suffix: string } | null
}

/** Writes a plan as the live course that learners see; a lesson keeps its section by its key. */
export const livePlanWriterRepository = (tx: Queries) => {
  const putContent = async (
    { document, contentId, organisationId, ownerId }: PlanRow,
    { place, cover }: CheckedPlan,
    now: Date,
  ): Promise<number> => {
    const { sessions, minutes } = document
    const values = {
      name: document.name.trim(),
      summary: document.summary,
      introduction: document.introduction,
      coverUrl: cover === null ? '' : publicFileAddress(cover.hash, cover.suffix),
      ...place,
      teacherId: document.teachers[0] ?? ownerId,
      duration: sessions.length * minutes * 60,
      sectionCount: sessions.length,
      updatedAt: now,
      withdrawnAt: null,
    }
    if (cover !== null) await tx.update(file).set({ isPublic: true }).where(eq(file.id, cover.fileId))
    if (contentId !== null) {
      await tx.update(content).set(values).where(eq(content.id, contentId))
      return contentId
    }
    const fixed = { type: CONTENT_TYPE.live, organisationId, schoolOnly: true, createdAt: now }
    const nothing = { fileId: null, suffix: '', fileSize: 0 }
    const [id] = await contentWriterRepository(tx).add([
      { content: { ...values, ...fixed, ...nothing }, tagIds: [] },
    ])
    if (id === undefined) throw new Error('the live course was not written')
    return id
  }

  const putTeachers = async (contentId: number, teachers: readonly number[]): Promise<void> => {
    await tx.delete(courseTeacher).where(eq(courseTeacher.contentId, contentId))
    const several = [...new Set(teachers)]
    if (several.length > 1)
      await tx.insert(courseTeacher).values(several.map((userId, sort) => ({ contentId, userId, sort })))
  }

  const putSchedule = async (contentId: number, document: LivePlanDocument): Promise<void> => {
    const times = {
      startsAt: new Date(document.startTime),
      periodSeconds: WEEK,
      durationSeconds: document.minutes * 60,
      replayDelaySeconds: 0,
      announceSeconds: ANNOUNCE_SECONDS,
      occurrences: document.sessions.length,
      streamUrl: document.streamUrl === '' ? null : document.streamUrl,
    }
    await tx
      .insert(liveSchedule)
      .values({ contentId, ...times })
      .onConflictDoUpdate({ target: liveSchedule.contentId, set: times })
  }

  const chapterOf = async (contentId: number): Promise<number> => {
    const [held] = await tx
      .select({ id: courseChapter.id })
      .from(courseChapter)
      .where(eq(courseChapter.contentId, contentId))
    if (held) return held.id
    const [made] = await tx
      .insert(courseChapter)
      .values({ contentId, name: '直播课次', sort: 1, key: CHAPTER_KEY })
      .returning({ id: courseChapter.id })
    return made?.id ?? 0
  }

  /** Lessons by their keys: those that are there stay, the others come or are hidden. */
  const putSessions = async (contentId: number, { sessions, minutes }: LivePlanDocument, now: Date) => {
    const chapterId = await chapterOf(contentId)
    const held = await tx
      .select({ id: courseSection.id, key: courseSection.key })
      .from(courseSection)
      .where(eq(courseSection.chapterId, chapterId))
    for (const [index, session] of sessions.entries()) {
      const { key, name, film } = session
      const values = {
        name: name.trim(),
        sectionType: SECTION_TYPE.live,
        duration: film !== null && film.duration > 0 ? film.duration : minutes * 60,
        fileId: film?.fileId ?? null,
        sort: index + 1,
        removedAt: null,
      }
      const before = held.find((section) => section.key === key)?.id
      if (before !== undefined) await tx.update(courseSection).set(values).where(eq(courseSection.id, before))
      const [made] =
        before === undefined
          ? await tx
              .insert(courseSection)
              .values({ ...values, chapterId, key })
              .returning({ id: courseSection.id })
          : []
      await putRounds(before ?? made?.id ?? 0, session)
    }
    await tx
      .update(courseSection)
      .set({ removedAt: now })
      .where(
        and(
          eq(courseSection.chapterId, chapterId),
          isNull(courseSection.removedAt),
          notInArray(
            courseSection.key,
            sessions.map(({ key }) => key),
          ),
        ),
      )
  }

  /** What is prepared, in order; a question that was put stays what it is. */
  const putRounds = async (
    sectionId: number,
    session: LivePlanDocument['sessions'][number],
  ): Promise<void> => {
    const isPrepared = and(eq(liveRound.sectionId, sectionId), isNull(liveRound.intentId))
    await tx
      .delete(liveRound)
      .where(
        and(
          isPrepared,
          notExists(tx.select({ one: sql`1` }).from(livePut).where(eq(livePut.roundId, liveRound.id))),
        ),
      )
    const put = await tx.select({ questionId: liveRound.questionId }).from(liveRound).where(isPrepared)
    const fresh = [...new Set(session.questionIds)].filter(
      (id) => !put.some(({ questionId }) => questionId === id),
    )
    if (fresh.length > 0)
      await tx.insert(liveRound).values(
        fresh.map((questionId) => ({
          sectionId,
          questionId,
          offsetSeconds: null,
          openSeconds: openSecondsOf(session, questionId),
        })),
      )
  }

  return {
    /** Writes the whole live course; answers its content. */
    async write(plan: PlanRow, checked: CheckedPlan, now: Date): Promise<number> {
      const contentId = await putContent(plan, checked, now)
      await putTeachers(contentId, plan.document.teachers)
      await putSchedule(contentId, plan.document)
      await putSessions(contentId, plan.document, now)
      await contentIndexRepository(tx).index([contentId])
      return contentId
    },

    /** The film of one lesson. */
    async setFilm(contentId: number, key: string, film: { fileId: number; duration: number }): Promise<void> {
      const { fileId, duration } = film
      const chapterId = await chapterOf(contentId)
      await tx
        .update(courseSection)
        .set({ fileId, ...(duration > 0 ? { duration } : {}) })
        .where(and(eq(courseSection.chapterId, chapterId), eq(courseSection.key, key)))
    },
  }
}

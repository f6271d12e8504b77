import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { content } from '#server/db/schema/content.ts'
import { courseChapter, courseSection, SECTION_TYPE } from '#server/db/schema/course.ts'
import { file } from '#server/db/schema/file.ts'
import { filmStream } from '#server/db/schema/film.ts'
import { liveRound } from '#server/db/schema/live-round.ts'
import { liveSchedule } from '#server/db/schema/live-schedule.ts'
import { QUESTION_TYPE, question } from '#server/db/schema/question.ts'

const HOUR = 3600
const FILM = 'physics-junior-buoyancy-video'

export interface LiveLesson {
  readonly courseId: number
  readonly sectionId: number
  readonly teacherName: string
  readonly startsAt: Date
  readonly periodSeconds: number
  /** By their offsets: 单选 with B right, 多选 with AC, 判断 that is right. */
  readonly rounds: readonly [Round, Round, Round]
}

interface Round {
  readonly id: number
  readonly questionId: number
  /** Seconds after the lesson began. */
  readonly offset: number
}

const ASKED = [
  { type: QUESTION_TYPE.single, right: ['B'], options: ['一', '二', '三', '四'], offset: 600 },
  { type: QUESTION_TYPE.multiple, right: ['A', 'C'], options: ['一', '二', '三'], offset: 1200 },
  { type: QUESTION_TYPE.judgement, right: ['A'], options: [], offset: 1800 },
] as const

/** The film of the live lessons of these tests: 36.2 seconds in two renditions. */
const filmOf = async (db: Db): Promise<number> => {
  const [film] = await db
    .select()
    .from(file)
    .where(and(eq(file.store, 'seed'), eq(file.path, `lessons/${FILM}.mp4`)))
  if (!film) throw new Error(`the seed has no ${FILM}`)
  await db
    .insert(filmStream)
    .values({ fileId: film.id, path: `hls/${FILM}` })
    .onConflictDoNothing()
  return film.id
}

const roundOf = async (db: Db, sectionId: number, asked: (typeof ASKED)[number]): Promise<Round> => {
  const { type, right, options, offset } = asked
  const [row] = await db
    .insert(question)
    .values({
      questionType: type,
      stem: '<p>选哪一个？</p>',
      options: options.map((text, index) => ({ key: 'ABCD'.charAt(index), content: text })),
      answers: [right],
      analysis: '因为如此。',
      score: 3,
      difficulty: 0.3,
      difficultyLevel: 18,
    })
    .returning()
  const questionId = row?.id ?? 0
  const [round] = await db
    .insert(liveRound)
    .values({ sectionId, questionId, offsetSeconds: offset, openSeconds: 120 })
    .returning()
  return { id: round?.id ?? 0, questionId, offset }
}

/** A live course of its own: one lesson of 45 minutes from `startsAt`, every three hours, its replay an hour after it. */
export const aLiveLesson = async (db: Db, startsAt: Date): Promise<LiveLesson> => {
  const fileId = await filmOf(db)
  const [like] = await db.select().from(content).where(eq(content.type, 2)).limit(1)
  if (!like) throw new Error('the seed has no live course')
  const { id: _, ...row } = like
  const [course] = await db
    .insert(content)
    .values({ ...row, sectionCount: 1 })
    .returning()
  const courseId = course?.id ?? 0
  const [teacher] = await db.select().from(appUser).where(eq(appUser.id, like.teacherId))
  const periodSeconds = 3 * HOUR
  await db.insert(liveSchedule).values({
    contentId: courseId,
    startsAt,
    periodSeconds,
    durationSeconds: 45 * 60,
    replayDelaySeconds: HOUR,
    announceSeconds: 0,
    occurrences: null,
  })
  const [chapter] = await db
    .insert(courseChapter)
    .values({ contentId: courseId, name: '直播课次', sort: 1 })
    .returning()
  const [section] = await db
    .insert(courseSection)
    .values({
      chapterId: chapter?.id ?? 0,
      name: '第一讲',
      sectionType: SECTION_TYPE.live,
      duration: 45 * 60,
      fileId,
      sort: 1,
    })
    .returning()
  const sectionId = section?.id ?? 0
  const first = await roundOf(db, sectionId, ASKED[0])
  const second = await roundOf(db, sectionId, ASKED[1])
  const third = await roundOf(db, sectionId, ASKED[2])
  return {
    courseId,
    sectionId,
    teacherName: teacher?.name ?? '',
    startsAt,
    periodSeconds,
    rounds: [first, second, third],
  }
}

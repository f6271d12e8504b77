import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Queries } from '../../db/database.ts'
import { courseChapter, courseSection } from '../../db/schema/course.ts'
import { RECORD_TYPE, learningRecord as record } from '../../db/schema/learning-record.ts'
import { playbackStart } from '../../db/schema/playback-start.ts'

export type LearningRecordRow = typeof record.$inferSelect

/** What a learner did in a section since the last time they told; `updatedAt` is when they were at the position. */
export type LearningRecordUpdate = Omit<
  typeof record.$inferInsert,
  'id' | 'playCount' | 'attendedAt' | 'attendedSeconds'
>

/** A user who is in a session while it is live. */
export type Attending = Pick<
  LearningRecordUpdate,
  'userId' | 'contentId' | 'chapterId' | 'sectionId' | 'duration'
>

/** Begun playbacks that are told: by the id that the client made, or by a number where it made none. */
export type Plays = { readonly id: string; readonly sectionId: number } | number

/** Who sits in a lesson is heard of every few seconds: seldom written down more often than this. */
const NOTE_AGAIN_SECONDS = 10

const isLater = sql`(excluded.updated_at, excluded.position) > (${record.updatedAt}, ${record.position})`

const latest = (known: typeof record.position | typeof record.duration, told: SQL) =>
  sql<number>`case when ${isLater} then ${told} else ${known} end`

/** How many of these playbacks were not counted before. */
const countNew = async (tx: Queries, plays: Plays, userId: number, startedAt: Date): Promise<number> => {
  if (typeof plays === 'number') return plays
  const made = await tx
    .insert(playbackStart)
    .values({ userId, playId: plays.id, sectionId: plays.sectionId, startedAt })
    .onConflictDoNothing()
    .returning({ playId: playbackStart.playId })
  return made.length
}

export const learningRecordRepository = (db: Db) => ({
  /** A section with the content it belongs to; null for one that is not there. */
  async findSection(sectionId: number) {
    const [found] = await db
      .select({
        sectionId: courseSection.id,
        chapterId: courseSection.chapterId,
        contentId: courseChapter.contentId,
        duration: courseSection.duration,
      })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .where(eq(courseSection.id, sectionId))
    return found ?? null
  },

  /**
   * Notes that a user is in a live session at an instant: the time since they were last heard of there counts while it
   * is at most `gapMs`. Says nothing of the replay, whose position, progress and moment stay what they are.
   */
  async attend(attending: Attending, now: Date, gapMs: number): Promise<void> {
    const since = sql`extract(epoch from excluded.attended_at - ${record.attendedAt})`
    await db
      .insert(record)
      .values({
        ...attending,
        recordType: RECORD_TYPE.learning,
        playCount: 0,
        progress: 0,
        position: 0,
        isFinished: false,
        updatedAt: now,
        attendedAt: now,
      })
      .onConflictDoUpdate({
        target: [record.userId, record.recordType, record.contentId, record.sectionId],
        set: {
          attendedAt: now,
          attendedSeconds: sql`${record.attendedSeconds}
            + case when ${since} <= ${gapMs / 1000} then round(${since})::int else 0 end`,
        },
        setWhere: sql`${record.attendedAt} is null or ${since} >= ${NOTE_AGAIN_SECONDS}`,
      })
  },

  /** Whether a user has learned anything of a content before. */
  async hasLearned(userId: number, contentId: number): Promise<boolean> {
    const [found] = await db
      .select({ id: record.id })
      .from(record)
      .where(
        and(
          eq(record.userId, userId),
          eq(record.recordType, RECORD_TYPE.learning),
          eq(record.contentId, contentId),
        ),
      )
      .limit(1)
    return found !== undefined
  },

  /**
   * Merges what was told into what is known, in one statement, so that neither the order of arrival nor a second arrival
   * changes the outcome: greatest progress, position of the latest moment, finished for good, each playback once.
   */
  merge: (told: LearningRecordUpdate, plays: Plays): Promise<LearningRecordRow> =>
    db.transaction(async (tx) => {
      const playCount = await countNew(tx, plays, told.userId, told.updatedAt)
      const [merged] = await tx
        .insert(record)
        .values({ ...told, playCount })
        .onConflictDoUpdate({
          target: [record.userId, record.recordType, record.contentId, record.sectionId],
          set: {
            playCount: sql`${record.playCount} + excluded.play_count`,
            progress: sql`greatest(${record.progress}, excluded.progress)`,
            position: latest(record.position, sql`excluded.position`),
            duration: latest(record.duration, sql`excluded.duration`),
            isFinished: sql`${record.isFinished} or excluded.is_finished`,
            updatedAt: sql`greatest(${record.updatedAt}, excluded.updated_at)`,
          },
        })
        .returning()
      if (merged === undefined) throw new Error('a record that was merged is not there')
      return merged
    }),
})

export type LearningRecordRepository = ReturnType<typeof learningRecordRepository>

import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Queries } from '../../db/database.ts'
import { courseChapter, courseSection } from '../../db/schema/course.ts'
import { learningRecord as record } from '../../db/schema/learning-record.ts'
import { playbackStart } from '../../db/schema/playback-start.ts'

export type LearningRecordRow = typeof record.$inferSelect

/** What a learner did in a section since the last time they told; `updatedAt` is when they were at the position. */
export type Told = Omit<typeof record.$inferInsert, 'id' | 'playCount'>

/** Begun playbacks that are told: by the id that the client made, or by a number where it made none. */
export type Plays = { readonly id: string; readonly sectionId: number } | number

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
   * Merges what was told into what is known, in one statement, so that neither the order of arrival nor a second arrival
   * changes the outcome: greatest progress, position of the latest moment, finished for good, each playback once.
   */
  merge: (told: Told, plays: Plays): Promise<LearningRecordRow> =>
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

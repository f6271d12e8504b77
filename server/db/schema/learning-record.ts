import { boolean, index, integer, real, smallint, unique } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { content } from './content.ts'
import { courseChapter, courseSection } from './course.ts'
import { zhiyuan } from './namespace.ts'

export const RECORD_TYPE = { learning: 1, browsing: 2 } as const
export type RecordType = (typeof RECORD_TYPE)[keyof typeof RECORD_TYPE]

/** How far a user came in a section: progress is the greatest ever sent, the position the latest. */
export const learningRecord = zhiyuan.table(
  'learning_record',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    recordType: smallint().$type<RecordType>().notNull(),
    contentId: integer()
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    chapterId: integer().references(() => courseChapter.id, { onDelete: 'cascade' }),
    /** Null for what has no sections. */
    sectionId: integer().references(() => courseSection.id, { onDelete: 'cascade' }),
    playCount: integer().notNull(),
    /** 0–100. */
    progress: real().notNull(),
    /** Seconds. */
    position: integer().notNull(),
    /** Length of the section in seconds. */
    duration: integer().notNull(),
    /** Sticky. */
    isFinished: boolean().notNull(),
    /** When the learner was last there: what is told of an earlier moment does not change the position. */
    updatedAt: instant().notNull(),
    /** When the user was last in the section while it was live; null for never. */
    attendedAt: instant(),
    /** How long they were there, in seconds, at all occurrences together. */
    attendedSeconds: integer().notNull().default(0),
  },
  (table) => [
    unique('learning_record_place')
      .on(table.userId, table.recordType, table.contentId, table.sectionId)
      .nullsNotDistinct(),
    index().on(table.userId, table.recordType, table.updatedAt.desc().nullsFirst()),
    index().on(table.contentId, table.recordType, table.userId),
  ],
)

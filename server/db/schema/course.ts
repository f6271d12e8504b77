import { index, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { content } from './content.ts'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'

export const SECTION_TYPE = { video: 1, live: 2, file: 3, questions: 4 } as const
export type SectionType = (typeof SECTION_TYPE)[keyof typeof SECTION_TYPE]

export const courseChapter = zhiyuan.table(
  'course_chapter',
  {
    id: identity(),
    contentId: integer()
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    sort: integer().notNull(),
    /** What the studio's document calls it; null for what was not made there. */
    key: text(),
    /** Since when it is in the course no more; its learners' records stay with it. */
    removedAt: instant(),
  },
  (table) => [index().on(table.contentId, table.sort)],
)

/** A section of a chapter; of a live course, one session. */
export const courseSection = zhiyuan.table(
  'course_section',
  {
    id: identity(),
    chapterId: integer()
      .notNull()
      .references(() => courseChapter.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    sectionType: smallint().$type<SectionType>().notNull(),
    /** Seconds; 0 where nothing is watched. */
    duration: integer().notNull(),
    fileId: integer().references(() => file.id),
    sort: integer().notNull(),
    /** What the studio's document calls it; null for what was not made there. */
    key: text(),
    /** Since when it is in the course no more; its learners' records stay with it, and it comes back with them. */
    removedAt: instant(),
  },
  (table) => [index().on(table.chapterId, table.sort), index().on(table.fileId)],
)

/** What is said in the film of one section, before what is said in that film wherever it is shown. */
export const sectionCaption = zhiyuan.table(
  'section_caption',
  {
    sectionId: integer()
      .notNull()
      .references(() => courseSection.id, { onDelete: 'cascade' }),
    /** BCP 47. */
    language: text().notNull(),
    label: text().notNull(),
    /** WebVTT. */
    captionFileId: integer()
      .notNull()
      .references(() => file.id),
  },
  (table) => [primaryKey({ columns: [table.sectionId, table.language] }), index().on(table.captionFileId)],
)

/** Who teaches a course of several teachers, in order; the first is also its content's. None for a course of one. */
export const courseTeacher = zhiyuan.table(
  'course_teacher',
  {
    contentId: integer()
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.userId] }), index().on(table.userId)],
)

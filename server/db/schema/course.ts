import { index, integer, smallint, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
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
  },
  (table) => [index().on(table.chapterId, table.sort), index().on(table.fileId)],
)

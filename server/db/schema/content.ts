import { bigint, boolean, index, integer, smallint, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { curriculumNode } from './curriculum-node.ts'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'
import { organisation } from './organisation.ts'

export const CONTENT_TYPE = { recorded: 1, live: 2, resource: 3, question: 4 } as const
export type ContentType = (typeof CONTENT_TYPE)[keyof typeof CONTENT_TYPE]

const node = () => integer().references(() => curriculumNode.id)

/** A recorded course, live course, resource or question: all that a card of a list shows. */
export const content = zhiyuan.table(
  'content',
  {
    id: identity(),
    type: smallint().$type<ContentType>().notNull(),
    name: text().notNull(),
    /** One sentence. */
    summary: text().notNull(),
    /** Paragraphs separated by an empty line. */
    introduction: text().notNull(),
    coverUrl: text().notNull(),
    stageId: node().notNull(),
    subjectId: node().notNull(),
    versionId: node(),
    bookId: node(),
    chapterId: node(),
    /** School year 1–12, 0 for none. */
    gradeId: smallint().notNull(),
    teacherId: integer()
      .notNull()
      .references(() => appUser.id),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id),
    /** The file of a resource. */
    fileId: integer().references(() => file.id),
    suffix: text().notNull(),
    /** Bytes. */
    fileSize: bigint({ mode: 'number' }).notNull(),
    /** Seconds. */
    duration: integer().notNull(),
    sectionCount: integer().notNull(),
    viewCount: integer().notNull().default(0),
    downloadCount: integer().notNull().default(0),
    favouriteCount: integer().notNull().default(0),
    commentCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Only members of its school see it. */
    schoolOnly: boolean().notNull().default(false),
    /** Since when it is no longer offered; null while it is. */
    withdrawnAt: instant(),
  },
  (table) => [
    index().on(table.type, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.type, table.stageId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(
      table.type,
      table.subjectId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index().on(table.chapterId),
    index().on(table.bookId),
    index().on(table.fileId),
  ],
)

import { sql } from 'drizzle-orm'
import { index, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { content } from './content.ts'
import { curriculumNode } from './curriculum-node.ts'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'
import { shareRequest } from './share-request.ts'
import { tag } from './tag.ts'

const node = () => integer().references(() => curriculumNode.id)
const person = () => integer().references(() => appUser.id, { onDelete: 'set null' })
const stored = () => integer().references(() => file.id)

/** A resource as it was, is or shall be (docs/decisions/0352). What is seen now is the version with the highest number. */
export const resourceVersion = zhiyuan.table(
  'resource_version',
  {
    id: identity(),
    contentId: integer()
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** From 1 in the order they were seen; null for what never was. */
    number: integer(),
    /** VERSION_STATUS of contract/resource-version.ts. */
    status: smallint().notNull(),
    /** Who made it; null once the account is gone. */
    userId: person(),
    name: text().notNull(),
    summary: text().notNull(),
    introduction: text().notNull(),
    /** As the content has it; '' for one that is drawn. */
    coverUrl: text().notNull(),
    /** The picture behind it, where it is a stored one. */
    coverFileId: stored(),
    stageId: node().notNull(),
    subjectId: node().notNull(),
    versionId: node(),
    bookId: node(),
    chapterId: node(),
    knowId: node(),
    /** School year 1–12, 0 for none. */
    gradeId: smallint().notNull(),
    tagId: integer().references(() => tag.id, { onDelete: 'set null' }),
    fileId: stored(),
    /** The approval of a file that was shared anew, where it made the version. */
    requestId: integer().references(() => shareRequest.id, { onDelete: 'set null' }),
    remark: text().notNull(),
    createdAt: instant().notNull(),
    deciderId: person(),
    decidedAt: instant(),
    /** Why it was returned. */
    reason: text().notNull().default(''),
    /** Grows with every change. */
    rowVersion: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('resource_version_open').on(table.contentId).where(sql`status = 1`),
    uniqueIndex('resource_version_number').on(table.contentId, table.number).where(sql`number is not null`),
    index('resource_version_waiting').on(table.createdAt).where(sql`status = 1`),
    index().on(table.contentId, table.id.desc().nullsFirst()),
    index().on(table.userId),
    index().on(table.deciderId),
    index().on(table.requestId),
    index().on(table.fileId),
    index().on(table.coverFileId),
  ],
)

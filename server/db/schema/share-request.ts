import { sql } from 'drizzle-orm'
import { index, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { content } from './content.ts'
import { curriculumNode } from './curriculum-node.ts'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'
import { organisation } from './organisation.ts'
import { privateFile } from './private-file.ts'
import { tag } from './tag.ts'

export const SHARE_STATUS = {
  pending: 1,
  approved: 2,
  rejected: 3,
  withdrawn: 4,
  takenDown: 5,
  removing: 6,
} as const
export type ShareStatus = (typeof SHARE_STATUS)[keyof typeof SHARE_STATUS]

export const SHARE_EVENT = {
  applied: 1,
  approved: 2,
  rejected: 3,
  withdrawn: 4,
  undone: 5,
  corrected: 6,
  removalAsked: 7,
  takenDown: 8,
  removalDeclined: 9,
  removalWithdrawn: 10,
  restored: 11,
} as const
export type ShareEvent = (typeof SHARE_EVENT)[keyof typeof SHARE_EVENT]

/** What the owner writes to reviewers with these is theirs, and no reason of a decision (R-audit-1). */
export const WRITTEN_BY_OWNER: readonly ShareEvent[] = [SHARE_EVENT.applied, SHARE_EVENT.removalAsked]

const node = () => integer().references(() => curriculumNode.id)
const person = () => integer().references(() => appUser.id, { onDelete: 'cascade' })
const taken = () => integer().references(() => content.id, { onDelete: 'set null' })

/** A teacher asks a school to take a file into its library. The bytes are pinned: what was seen is what is taken. */
export const shareRequest = zhiyuan.table(
  'share_request',
  {
    id: identity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    userId: person().notNull(),
    /** Null once the owner's file is gone for good. */
    privateFileId: integer().references(() => privateFile.id, { onDelete: 'set null' }),
    /** The same for all requests of one file to one school. */
    thread: text().notNull(),
    /** From 1, within the thread. */
    attempt: smallint().notNull(),
    fileId: integer()
      .notNull()
      .references(() => file.id),
    /** Of the file when it was shared, without the suffix. */
    name: text().notNull(),
    stageId: node().notNull(),
    subjectId: node().notNull(),
    versionId: node(),
    bookId: node(),
    chapterId: node(),
    knowId: node(),
    /** School year 1–12, 0 for none. */
    gradeId: smallint().notNull(),
    tagId: integer().references(() => tag.id),
    remark: text().notNull(),
    status: smallint().$type<ShareStatus>().notNull(),
    /** 0 for none. */
    reasonCode: smallint().notNull().default(0),
    reason: text().notNull().default(''),
    verifierId: integer().references(() => appUser.id, { onDelete: 'set null' }),
    verifiedAt: instant(),
    appliedAt: instant().notNull(),
    /** Grows with every change. */
    rowVersion: integer().notNull().default(1),
    /** What the school's library holds of it, once approved. */
    contentId: taken(),
    /** The version of the same file that the approval took the place of. */
    replacedId: taken(),
  },
  (table) => [
    uniqueIndex('share_request_open').on(table.privateFileId, table.organisationId).where(sql`status = 1`),
    index().on(table.organisationId, table.status, table.appliedAt),
    index().on(table.userId, table.appliedAt.desc().nullsFirst()),
    index().on(table.privateFileId),
    index().on(table.thread),
    index().on(table.fileId),
    index().on(table.contentId),
    index().on(table.replacedId),
    index().on(table.verifierId),
  ],
)

/** What happened to a request, as it happened. */
export const shareEvent = zhiyuan.table(
  'share_event',
  {
    id: identity(),
    requestId: integer()
      .notNull()
      .references(() => shareRequest.id, { onDelete: 'cascade' }),
    kind: smallint().$type<ShareEvent>().notNull(),
    userId: person().notNull(),
    at: instant().notNull(),
    reasonCode: smallint().notNull().default(0),
    /** The reason, the note, or what was corrected. */
    detail: text().notNull().default(''),
  },
  (table) => [index().on(table.requestId, table.at), index().on(table.userId)],
)

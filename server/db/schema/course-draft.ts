import { index, integer, jsonb, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { CourseDocument } from '#contract/course-document.ts'
import type { Conflicting, CourseEdit } from '#contract/course-edit.ts'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { content } from './content.ts'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'
import { organisation } from './organisation.ts'

const user = () =>
  integer()
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' })

const draft = () =>
  integer()
    .notNull()
    .references(() => courseDraft.id, { onDelete: 'cascade' })

/** A course as its makers write it (docs/decisions/0317): one row for its whole life, published or not. */
export const courseDraft = zhiyuan.table(
  'course_draft',
  {
    id: identity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    ownerId: user(),
    /** The course that learners see; null until it is published first. */
    contentId: integer()
      .unique()
      .references(() => content.id, { onDelete: 'set null' }),
    /** DRAFT_STATUS of contract/studio.ts. */
    status: smallint().notNull(),
    document: jsonb().$type<CourseDocument>().notNull(),
    /** Grows with every save and every act. */
    revision: integer().notNull(),
    /** The newest published version; 0 for none. */
    version: integer().notNull(),
    /** Why it was returned or withdrawn. */
    reason: text().notNull(),
    submittedAt: instant(),
    /** Made by the client: what is asked for twice is made once. */
    clientId: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('course_draft_made_once').on(table.ownerId, table.clientId),
    index().on(table.organisationId, table.status, table.updatedAt.desc().nullsFirst()),
    index().on(table.ownerId, table.updatedAt.desc().nullsFirst()),
  ],
)

/** Who edits a draft with its owner. */
export const courseDraftEditor = zhiyuan.table(
  'course_draft_editor',
  { draftId: draft(), userId: user() },
  (table) => [primaryKey({ columns: [table.draftId, table.userId] }), index().on(table.userId)],
)

/** The files that a draft names or named: they stay for as long as it does, since what was taken out may be put back. */
export const courseDraftFile = zhiyuan.table(
  'course_draft_file',
  {
    draftId: draft(),
    fileId: integer()
      .notNull()
      .references(() => file.id),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.fileId] }), index().on(table.fileId)],
)

/** What one save changed; kept for as long as another editor may not know it. */
export const courseDraftEdit = zhiyuan.table(
  'course_draft_edit',
  {
    draftId: draft(),
    /** What the draft became by it. */
    revision: integer().notNull(),
    userId: user(),
    /** Made by the client: what is sent twice is applied once. */
    intentId: text().notNull(),
    /** Those that changed something. */
    edits: jsonb().$type<readonly CourseEdit[]>().notNull(),
    conflicts: jsonb().$type<readonly Conflicting[]>().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.revision] }),
    unique('course_draft_edit_once').on(table.draftId, table.intentId),
    index().on(table.userId),
  ],
)

/** Who has a draft open, and when they last said so. */
export const courseDraftPresence = zhiyuan.table(
  'course_draft_presence',
  {
    draftId: draft(),
    userId: user(),
    /** The chapter, section or point that they are at; empty for none. */
    key: text().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.userId] }), index().on(table.userId)],
)

/** A course as it was published, every time. */
export const courseVersion = zhiyuan.table(
  'course_version',
  {
    draftId: draft(),
    version: integer().notNull(),
    document: jsonb().$type<CourseDocument>().notNull(),
    userId: user(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.version] }), index().on(table.userId)],
)

import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, index, integer, smallint, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { curriculumNode } from './curriculum-node.ts'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'
import { organisation } from './organisation.ts'

export const CONTENT_TYPE = { recorded: 1, live: 2, resource: 3, question: 4 } as const
export type ContentType = (typeof CONTENT_TYPE)[keyof typeof CONTENT_TYPE]

const node = () => integer().references(() => curriculumNode.id)

/** What is told of a content by how often it was opened, fetched and kept. */
interface Counted {
  readonly viewCount: AnyPgColumn
  readonly downloadCount: AnyPgColumn
  readonly favouriteCount: AnyPgColumn
  readonly updatedAt: AnyPgColumn
}

/** How much a content is in use: a download says more than a view, a favourite more than both. */
export const popularity = (
  it: Pick<Counted, 'viewCount' | 'downloadCount' | 'favouriteCount'>,
): SQL<number> => sql<number>`(${it.viewCount} + 4 * ${it.downloadCount} + 8 * ${it.favouriteCount})`

/**
 * 综合: a month of age weighs as much as e times the use. Made of what never depends on the time zone or the moment, so
 * that an index can hold it.
 */
export const overallScore = (it: Counted): SQL<number> =>
  sql<number>`(ln(greatest(${popularity(it)}, 1)) + extract(epoch from (${it.updatedAt} - '2020-01-01T00:00:00Z'::timestamptz)) / 2592000)`

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
    /** The knowledge point that it is about. */
    knowId: node(),
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
    /** Since when what a school kept to itself is open to all; null for what never was and for what is the school's own. */
    releasedAt: instant(),
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
    index('content_by_score').on(table.type, sql`${overallScore(table)} desc`, table.id.desc().nullsFirst()),
    index('content_by_subject_score').on(
      table.type,
      table.subjectId,
      sql`${overallScore(table)} desc`,
      table.id.desc().nullsFirst(),
    ),
    index().on(table.type, table.viewCount.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(
      table.type,
      table.subjectId,
      table.viewCount.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index().on(table.type, table.downloadCount.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(
      table.type,
      table.subjectId,
      table.downloadCount.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Everything that is counted of many contents at once, so that no content has to be read for it.
    index('content_tally')
      .on(
        table.type,
        table.stageId,
        table.subjectId,
        table.versionId,
        table.bookId,
        table.chapterId,
        table.gradeId,
        table.suffix,
        table.schoolOnly,
        table.organisationId,
      )
      .where(sql`withdrawn_at is null`),
    // The same of a stage by its subjects: an entry of few columns is read in half the time, and a menu counts many.
    index('content_of_stage')
      .on(table.type, table.stageId, table.subjectId, table.schoolOnly, table.organisationId)
      .where(sql`withdrawn_at is null`),
    // The same of a subject and a grade: how many a list has is told without passing over all others.
    index('content_of_subject')
      .on(table.type, table.subjectId, table.gradeId, table.stageId, table.schoolOnly, table.organisationId)
      .where(sql`withdrawn_at is null`),
    // The same of a book by its chapters.
    index('content_of_book')
      .on(table.bookId, table.type, table.chapterId, table.schoolOnly, table.organisationId)
      .where(sql`withdrawn_at is null`),
    // The same of the question bank with its ids, to be joined with its questions.
    index('content_bank')
      .on(
        table.subjectId,
        table.stageId,
        table.versionId,
        table.bookId,
        table.chapterId,
        table.knowId,
        table.schoolOnly,
        table.organisationId,
        table.id,
      )
      .where(sql`type = 4 and withdrawn_at is null`),
    // The library of a school: what it keeps to itself or has released to all.
    index('content_by_school')
      .on(table.organisationId, table.type, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`(school_only or released_at is not null) and withdrawn_at is null`),
    // What a teacher has published.
    index('content_by_teacher').on(table.teacherId, table.createdAt.desc().nullsFirst()),
    // In the order of a chapter: what stands before and after a content is the next entry.
    index().on(table.chapterId, table.id),
    index().on(table.fileId),
    index().on(table.knowId),
  ],
)

import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { SCHOOL_SORT } from '#contract/school-file.ts'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { contentTag } from '../../db/schema/content-tag.ts'
import { file } from '../../db/schema/file.ts'
import { tag, tagGroup } from '../../db/schema/tag.ts'
import type { PageWanted } from '../../http/page.ts'
import type { CardRow, CardScope } from '../content/content-card.query.ts'
import { contentCardRepository } from '../content/content-card.repository.ts'
import { inScope } from '../content/content-filter.query.ts'
import { RESOURCE_KIND } from '../content/resource-kind.ts'
import type { Scope } from '../content/scope.ts'
import type { StoredFile } from '../file/file.repository.ts'
import { matchesKeyword, relevance } from '../search/keyword.query.ts'
import type { Keyword } from '../search/keyword.ts'
import { inLibraryOf, isOfSchool } from './school-file.query.ts'

export interface SchoolFileRow extends CardRow {
  readonly file: StoredFile
  readonly uploaderId: number
}

/** Which files of a school are counted; 0, '' and null for any. */
export interface LibraryCounted {
  readonly organisationId: number
  readonly scope: Scope
  readonly tagId: number
  readonly suffixes: readonly string[]
  readonly uploaderId: number
  readonly keyword: Keyword | null
}

/** Which are listed, and in which order. */
export interface LibraryWanted extends LibraryCounted {
  readonly sort: number
}

/** What the files of a library are counted by; a file of no subject counts for its stage. */
const NODES = {
  subject: sql`coalesce(${content.subjectId}, ${content.stageId})`,
  version: sql`${content.versionId}`,
  book: sql`${content.bookId}`,
  chapter: sql`${content.chapterId}`,
} as const
export type LibraryLevel = keyof typeof NODES

const orderBy = (sort: number): SQL[] => {
  const latest = [desc(content.createdAt), desc(content.id)]
  switch (sort) {
    case SCHOOL_SORT.mostViewed:
      return [desc(content.viewCount), ...latest]
    case SCHOOL_SORT.mostDownloaded:
      return [desc(content.downloadCount), ...latest]
    case SCHOOL_SORT.name:
      return [asc(content.name), asc(content.id)]
    case SCHOOL_SORT.largest:
      return [desc(content.fileSize), ...latest]
    default:
      return latest
  }
}

const narrowed = ({ organisationId, scope, tagId, suffixes, uploaderId, keyword }: LibraryCounted) =>
  and(
    inLibraryOf(organisationId),
    inScope(scope),
    tagId === 0
      ? undefined
      : sql`exists (select 1 from ${contentTag} where ${contentTag.contentId} = ${content.id}
          and ${contentTag.tagId} = ${tagId})`,
    suffixes.length === 0 ? undefined : inArray(content.suffix, [...suffixes]),
    uploaderId === 0 ? undefined : eq(content.teacherId, uploaderId),
    keyword ? matchesKeyword(keyword) : undefined,
  )

/** Reads of one school's library; who may read it was asked before. */
export const schoolFileRepository = (db: Db) => {
  const isFound = eq(contentSearch.contentId, content.id)

  return {
    async findPage(wanted: LibraryWanted, { index, size }: PageWanted) {
      const where = narrowed(wanted)
      const near = wanted.keyword && wanted.sort === SCHOOL_SORT.latest ? [relevance(wanted.keyword)] : []
      const [counted] = await db
        .select({ total: count() })
        .from(content)
        .innerJoin(contentSearch, isFound)
        .where(where)
      const rows = await db
        .select({ id: content.id })
        .from(content)
        .innerJoin(contentSearch, isFound)
        .where(where)
        .orderBy(...near, ...orderBy(wanted.sort))
        .limit(size)
        .offset((index - 1) * size)
      return { total: counted?.total ?? 0, ids: rows.map(({ id }) => id) }
    },

    /** Files of a library by the ids of their contents, in their order; the caller has made sure of the right to see them. */
    async findFiles(scope: CardScope, ids: readonly number[]): Promise<SchoolFileRow[]> {
      if (ids.length === 0) return []
      const cards = await contentCardRepository(db).find(scope, ids)
      const files = await db
        .select({ id: content.id, uploaderId: content.teacherId, file })
        .from(content)
        .innerJoin(file, eq(file.id, content.fileId))
        .where(inArray(content.id, [...ids]))
      const byId = new Map(files.map((row) => [row.id, row]))
      return cards.flatMap((card) => {
        const found = byId.get(card.id)
        return found ? [{ ...card, file: found.file, uploaderId: found.uploaderId }] : []
      })
    },

    /** What stands behind the address of a zip; what was taken out of the library since is left out. */
    findPacked: (ids: readonly number[]) =>
      db
        .select({ name: content.name, updatedAt: content.updatedAt, file })
        .from(content)
        .innerJoin(file, eq(file.id, content.fileId))
        .where(and(inArray(content.id, [...ids]), isNull(content.withdrawnAt)))
        .orderBy(content.id),

    /** The tags of a school's files, in their order, the hidden ones too. */
    findKinds: () =>
      db
        .select({ id: tag.id, name: tag.name, hidden: tag.hidden })
        .from(tag)
        .innerJoin(tagGroup, eq(tagGroup.id, tag.groupId))
        .where(eq(tagGroup.code, RESOURCE_KIND))
        .orderBy(tag.sort, tag.id),

    /** A content that is or was in a school's library. */
    async findStanding(organisationId: number, id: number): Promise<'there' | 'gone' | null> {
      const [found] = await db
        .select({ isThere: sql<boolean>`${inLibraryOf(organisationId)}` })
        .from(content)
        .where(
          and(
            eq(content.id, id),
            eq(content.organisationId, organisationId),
            eq(content.type, CONTENT_TYPE.resource),
            isOfSchool,
          ),
        )
      if (!found) return null
      return found.isThere ? 'there' : 'gone'
    },

    /** How many files of a library stand at each node of a level. */
    async countBy(wanted: LibraryCounted, level: LibraryLevel): Promise<Map<number, number>> {
      const node = NODES[level]
      const rows = await db
        .select({ id: sql<number | null>`${node}`, held: count() })
        .from(content)
        .innerJoin(contentSearch, isFound)
        .where(narrowed(wanted))
        .groupBy(node)
      return new Map(rows.map(({ id, held }) => [id ?? 0, held]))
    },

    /** By tag, whichever is chosen. */
    async countByTag(wanted: LibraryCounted): Promise<Map<number, number>> {
      const rows = await db
        .select({ id: contentTag.tagId, held: count() })
        .from(contentTag)
        .innerJoin(content, eq(content.id, contentTag.contentId))
        .innerJoin(contentSearch, isFound)
        .where(narrowed({ ...wanted, tagId: 0 }))
        .groupBy(contentTag.tagId)
      return new Map(rows.map(({ id, held }) => [id, held]))
    },

    /** Who shared into a library, the chosen uploader or not, most files first; uploaders with a count of 0 are named too. */
    findUploaders(wanted: LibraryCounted) {
      const held = sql<number>`count(*) filter (where ${narrowed({ ...wanted, uploaderId: 0 })})`.mapWith(
        Number,
      )
      return db
        .select({ id: appUser.id, name: appUser.name, held })
        .from(content)
        .innerJoin(contentSearch, isFound)
        .innerJoin(appUser, eq(appUser.id, content.teacherId))
        .where(inLibraryOf(wanted.organisationId))
        .groupBy(appUser.id, appUser.name)
        .orderBy(desc(held), asc(appUser.id))
    },
  }
}

export type SchoolFileRepository = ReturnType<typeof schoolFileRepository>

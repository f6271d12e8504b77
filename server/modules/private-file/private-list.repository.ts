import { and, asc, count, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { PRIVATE_SORT } from '#contract/private-file.ts'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { content } from '../../db/schema/content.ts'
import { file } from '../../db/schema/file.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { privateFile } from '../../db/schema/private-file.ts'
import { SHARE_STATUS, shareRequest } from '../../db/schema/share-request.ts'
import type { PageWanted } from '../../http/page.ts'
import { nameOf } from '../content/content-card.query.ts'

/** Where the listed files lie; a directory null is the top, `below` null is anywhere. */
export type PrivateListPlace =
  | { readonly kind: 'bin'; readonly since: Date }
  | { readonly kind: 'found'; readonly below: readonly number[] | null }
  | { readonly kind: 'directory'; readonly id: number | null }

export interface PrivateListWanted {
  readonly userId: number
  readonly place: PrivateListPlace
  /** Empty for any. */
  readonly suffixes: readonly string[]
  /** In the file's name; '' for any. */
  readonly keyword: string
  readonly sort: number
}

const orderBy = (sort: number): SQL[] => {
  switch (sort) {
    case PRIVATE_SORT.oldest:
      return [asc(privateFile.updatedAt), asc(privateFile.id)]
    case PRIVATE_SORT.name:
      return [asc(privateFile.name), asc(privateFile.id)]
    case PRIVATE_SORT.nameDown:
      return [desc(privateFile.name), desc(privateFile.id)]
    case PRIVATE_SORT.largest:
      return [desc(file.size), desc(privateFile.id)]
    case PRIVATE_SORT.smallest:
      return [asc(file.size), asc(privateFile.id)]
    case PRIVATE_SORT.suffix:
      return [asc(file.suffix), asc(privateFile.name), asc(privateFile.id)]
    default:
      return [desc(privateFile.updatedAt), desc(privateFile.id)]
  }
}

/** The request of a thread whose content the library shows. */
const standingOf = (thread: PgColumn) =>
  sql<{
    id: number
    version: number
  } | null>`(select json_build_object('id', stands.id, 'version', stands.row_version)
    from ${shareRequest} stands join ${content} on ${content.id} = stands.content_id
    where stands.thread = ${thread} and ${content.withdrawnAt} is null order by stands.id desc limit 1)`

const isAt = (place: PrivateListPlace): SQL | undefined => {
  switch (place.kind) {
    case 'bin':
      return and(gt(privateFile.deletedAt, place.since), isNull(privateFile.deletedWith))
    case 'found':
      return and(
        isNull(privateFile.deletedAt),
        place.below === null ? undefined : inArray(privateFile.directoryId, [...place.below]),
      )
    case 'directory':
      return and(
        isNull(privateFile.deletedAt),
        place.id === null ? isNull(privateFile.directoryId) : eq(privateFile.directoryId, place.id),
      )
  }
}

const listed = ({ userId, place, suffixes, keyword }: PrivateListWanted): SQL | undefined =>
  and(
    eq(privateFile.userId, userId),
    isAt(place),
    suffixes.length === 0 ? undefined : inArray(file.suffix, [...suffixes]),
    keyword === ''
      ? undefined
      : sql`strpos(lower(${privateFile.name} || '.' || ${file.suffix}), lower(${keyword})) > 0`,
  )

/** Reads of what a user's folders hold. */
export const privateListRepository = (db: Db) => ({
  async findPage(wanted: PrivateListWanted, { index, size }: PageWanted) {
    const where = listed(wanted)
    const [counted] = await db
      .select({ total: count() })
      .from(privateFile)
      .innerJoin(file, eq(file.id, privateFile.fileId))
      .where(where)
    const rows = await db
      .select({ own: privateFile, file })
      .from(privateFile)
      .innerJoin(file, eq(file.id, privateFile.fileId))
      .where(where)
      .orderBy(...orderBy(wanted.sort))
      .limit(size)
      .offset((index - 1) * size)
    return { total: counted?.total ?? 0, rows }
  },

  /** The newest request of each school for each of some files, and which of the same file stands in the library. */
  findShares: (ids: readonly number[]) =>
    db
      .selectDistinctOn([shareRequest.privateFileId, shareRequest.organisationId], {
        request: shareRequest,
        organisationName: organisation.name,
        verifierName: nameOf(appUser, shareRequest.verifierId),
        ownFileId: privateFile.fileId,
        standing: standingOf(shareRequest.thread),
      })
      .from(shareRequest)
      .innerJoin(organisation, eq(organisation.id, shareRequest.organisationId))
      .innerJoin(privateFile, eq(privateFile.id, shareRequest.privateFileId))
      .where(inArray(shareRequest.privateFileId, [...ids]))
      .orderBy(
        shareRequest.privateFileId,
        shareRequest.organisationId,
        // What waits for its removal is what the owner looks for, though a newer version was turned down.
        desc(eq(shareRequest.status, SHARE_STATUS.removing)),
        desc(shareRequest.id),
      ),

  /** How many files each folder holds directly; `id` null is the top. */
  countFiles: (userId: number) =>
    db
      .select({ id: privateFile.directoryId, files: count() })
      .from(privateFile)
      .where(and(eq(privateFile.userId, userId), isNull(privateFile.deletedAt)))
      .groupBy(privateFile.directoryId),

  /** How many files went into the bin with each folder; `id` null is by themselves, or not at all. */
  countDeletedFiles: (userId: number) =>
    db
      .select({ id: privateFile.deletedWith, files: count() })
      .from(privateFile)
      .where(eq(privateFile.userId, userId))
      .groupBy(privateFile.deletedWith),
})

export type PrivateListRepository = ReturnType<typeof privateListRepository>

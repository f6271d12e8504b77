import { and, asc, count, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { Sent, SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { type getPrivateFile, PRIVATE_SORT, type privateShare } from '#contract/private-file.ts'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { content } from '../../db/schema/content.ts'
import { file } from '../../db/schema/file.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { privateDirectory, privateFile } from '../../db/schema/private-file.ts'
import { SHARE_STATUS, shareRequest } from '../../db/schema/share-request.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageWanted, pageWanted, sentPage } from '../../http/page.ts'
import { asId } from '../../http/whole-number.ts'
import type { Clock } from '../../runtime/clock.ts'
import { nameOf } from '../content/content-card.query.ts'
import type { SendFileItem } from '../file/sent-file.ts'
import { keptUntil, oldestKept } from './bin.service.ts'
import { byName } from './directory.service.ts'
import { directoryTree } from './own-file-tree.ts'
import { usedBytes } from './quota.repository.ts'
import { NO_DIRECTORY } from './selection.ts'

const PAGE_SIZE = 20

type Asked = z.output<typeof getPrivateFile.query>
type Answer = SentBy<typeof getPrivateFile>
type SentShare = Sent<z.output<typeof privateShare>>
type DirectoryRow = typeof privateDirectory.$inferSelect

interface Needs {
  readonly db: Db
  readonly sendFile: SendFileItem
  readonly clock: Clock
  /** Bytes that one user may have. */
  readonly quota: number
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

const holds = (name: string, keyword: string): boolean => name.toLowerCase().includes(keyword.toLowerCase())

/** The request of a thread whose content the library shows. */
const standingOf = (thread: PgColumn) =>
  sql<{
    id: number
    version: number
  } | null>`(select json_build_object('id', stands.id, 'version', stands.row_version)
    from ${shareRequest} stands join ${content} on ${content.id} = stands.content_id
    where stands.thread = ${thread} and ${content.withdrawnAt} is null order by stands.id desc limit 1)`

const timeOf = (instant: Date | null): string => instant?.toISOString() ?? ''
const untilOf = (deletedAt: Date | null): string => (deletedAt ? keptUntil(deletedAt).toISOString() : '')

/** What a user's folders hold. Wire: 我的资料. */
export const privateListService = ({ db, sendFile, clock, quota }: Needs) => {
  const filesWhere = async (where: SQL | undefined, sort: number, { index, size }: PageWanted) => {
    const joined = and(where)
    const [counted] = await db
      .select({ total: count() })
      .from(privateFile)
      .innerJoin(file, eq(file.id, privateFile.fileId))
      .where(joined)
    const rows = await db
      .select({ own: privateFile, file })
      .from(privateFile)
      .innerJoin(file, eq(file.id, privateFile.fileId))
      .where(joined)
      .orderBy(...orderBy(sort))
      .limit(size)
      .offset((index - 1) * size)
    return { total: counted?.total ?? 0, rows }
  }

  /** The newest request of each school for each file, and which of the same file stands in the library. */
  const sharesOf = async (ids: readonly number[]) => {
    const shares = new Map<number, SentShare[]>()
    if (ids.length === 0) return shares
    const rows = await db
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
      )
    for (const { request, organisationName, verifierName, ownFileId, standing } of rows) {
      const sent: SentShare = {
        RequestId: request.id,
        OrgId: request.organisationId,
        OrgName: organisationName,
        Status: request.status,
        Reason: request.reason,
        ReasonCode: request.reasonCode,
        ApplyTime: request.appliedAt.toISOString(),
        VerifyTime: timeOf(request.verifiedAt),
        VerifyUserName: verifierName ?? '',
        RowVersion: request.rowVersion,
        IsOutdated: request.fileId !== ownFileId,
        StandingId: standing?.id ?? 0,
        StandingVersion: standing?.version ?? 0,
      }
      const id = request.privateFileId ?? 0
      shares.set(id, [...(shares.get(id) ?? []), sent])
    }
    return shares
  }

  /** How many folders and files each folder holds directly. */
  const childCounts = async (userId: number, directories: readonly DirectoryRow[]) => {
    const held = new Map<number, number>()
    const add = (id: number | null, more: number) => {
      if (id !== null) held.set(id, (held.get(id) ?? 0) + more)
    }
    for (const it of directories) if (it.deletedAt === null) add(it.parentId, 1)
    const rows = await db
      .select({ id: privateFile.directoryId, files: count() })
      .from(privateFile)
      .where(and(eq(privateFile.userId, userId), isNull(privateFile.deletedAt)))
      .groupBy(privateFile.directoryId)
    for (const { id, files } of rows) add(id, files)
    return held
  }

  /** How many folders and files went into the bin with each folder. */
  const binnedCounts = async (userId: number, directories: readonly DirectoryRow[]) => {
    const held = new Map<number, number>()
    const add = (id: number | null, more: number) => {
      if (id !== null) held.set(id, (held.get(id) ?? 0) + more)
    }
    for (const it of directories) add(it.deletedWith, 1)
    const rows = await db
      .select({ id: privateFile.deletedWith, files: count() })
      .from(privateFile)
      .where(eq(privateFile.userId, userId))
      .groupBy(privateFile.deletedWith)
    for (const { id, files } of rows) add(id, files)
    return held
  }

  const ofSuffix = (suffixes: string | undefined): SQL | undefined => {
    const wanted = (suffixes ?? '').split(',').filter((suffix) => suffix !== '')
    return wanted.length === 0 ? undefined : inArray(file.suffix, wanted)
  }

  const named = (keyword: string): SQL | undefined =>
    keyword === ''
      ? undefined
      : sql`strpos(lower(${privateFile.name} || '.' || ${file.suffix}), lower(${keyword})) > 0`

  const find = async (
    userId: number,
    { parentId, keyword, asked, page }: { parentId: number; keyword: string; asked: Asked; page: PageWanted },
  ): Promise<Answer | Refusal> => {
    const now = clock()
    const all = await db.select().from(privateDirectory).where(eq(privateDirectory.userId, userId))
    const live = all.filter(({ deletedAt }) => deletedAt === null)
    const tree = directoryTree(live)
    const inBin = (asked.trash ?? 0) !== 0
    if (!inBin && parentId !== 0 && !tree.find(parentId)) return NO_DIRECTORY

    const below = parentId === 0 ? null : tree.within(parentId)
    const isBelow = ({ id }: DirectoryRow) => below === null || (id !== parentId && below.includes(id))
    const isListed = (it: DirectoryRow): boolean => {
      if (inBin) return it.deletedWith === null && it.deletedAt !== null && it.deletedAt > oldestKept(now)
      if (it.deletedAt !== null) return false
      return keyword === '' ? (it.parentId ?? 0) === parentId : isBelow(it)
    }
    const directories = all.filter((it) => isListed(it) && holds(it.name, keyword))

    const place = (): SQL | undefined => {
      if (inBin) return and(gt(privateFile.deletedAt, oldestKept(now)), isNull(privateFile.deletedWith))
      if (keyword !== '')
        return and(
          isNull(privateFile.deletedAt),
          below === null ? undefined : inArray(privateFile.directoryId, below),
        )
      const here = parentId === 0 ? isNull(privateFile.directoryId) : eq(privateFile.directoryId, parentId)
      return and(isNull(privateFile.deletedAt), here)
    }
    const where = and(eq(privateFile.userId, userId), place(), ofSuffix(asked.suffix), named(keyword))
    const { total, rows } = await filesWhere(where, asked.Sort ?? 0, page)
    const shares = await sharesOf(rows.map(({ own }) => own.id))
    const held = await (inBin ? binnedCounts(userId, all) : childCounts(userId, all))
    // In the bin also what a deleted folder was called.
    const paths = inBin ? directoryTree(all) : tree

    return {
      Path: inBin ? [] : tree.lineTo(parentId).map(({ id, name }) => ({ Id: id, Name: name })),
      Directories: byName(directories).map((it) => ({
        Id: it.id,
        ParentId: it.parentId ?? 0,
        Name: it.name,
        ChildCount: held.get(it.id) ?? 0,
        CreateTime: it.createdAt.toISOString(),
        UpdateTime: it.updatedAt.toISOString(),
        DeleteTime: timeOf(it.deletedAt),
        TrashUntil: untilOf(it.deletedAt),
        PathName: paths.pathTo(it.parentId),
      })),
      Files: sentPage(
        rows.map(({ own, file: stored }) => ({
          ...sendFile({ file: stored, name: own.name, createdAt: own.createdAt, updatedAt: own.updatedAt }),
          Id: own.id,
          DirectoryId: own.directoryId ?? 0,
          Shares: shares.get(own.id) ?? [],
          DeleteTime: timeOf(own.deletedAt),
          TrashUntil: untilOf(own.deletedAt),
          PathName: paths.pathTo(own.directoryId),
        })),
        total,
        page,
      ),
      UsedSize: await usedBytes(db, userId),
      QuotaSize: quota,
    }
  }

  return {
    /** What a folder holds, or the bin. */
    async list(userId: number, asked: Asked): Promise<Answer | Refusal> {
      const page = pageWanted(asked, PAGE_SIZE)
      if (page instanceof Refusal) return page
      const parentId = asId(asked.parentId)
      if (parentId === null) return refuse(CODE.fieldError, '参数不正确：parentId')
      return find(userId, { parentId, keyword: (asked.Keyword ?? '').trim(), asked, page })
    },
  }
}

export type PrivateListService = ReturnType<typeof privateListService>

import type * as z from 'zod/mini'
import type { Sent, SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { getPrivateFile, privateShare } from '#contract/private-file.ts'
import type { Db } from '../../db/database.ts'
import type { privateDirectory } from '../../db/schema/private-file.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageWanted, pageDto, pageWanted } from '../../http/page.ts'
import { asId } from '../../http/whole-number.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { MakeFileDto } from '../file/file.dto.ts'
import { keptUntil, oldestKept } from './bin.service.ts'
import { byName } from './directory.service.ts'
import { ownFileRepository } from './own-file.repository.ts'
import { directoryTree } from './own-file-tree.ts'
import type { PrivateListPlace, PrivateListRepository } from './private-list.repository.ts'
import { NO_DIRECTORY } from './selection.ts'

const PAGE_SIZE = 20

type Asked = z.output<typeof getPrivateFile.query>
type Answer = SentBy<typeof getPrivateFile>
type ShareDto = Sent<z.output<typeof privateShare>>
type DirectoryRow = typeof privateDirectory.$inferSelect

interface Needs {
  readonly db: Db
  readonly lists: PrivateListRepository
  readonly fileDto: MakeFileDto
  readonly clock: Clock
  /** Bytes that one user may have. */
  readonly quota: number
}

const holds = (name: string, keyword: string): boolean => name.toLowerCase().includes(keyword.toLowerCase())

const timeOf = (instant: Date | null): string => instant?.toISOString() ?? ''
const untilOf = (deletedAt: Date | null): string => (deletedAt ? keptUntil(deletedAt).toISOString() : '')

/** What a user's folders hold. Wire: 我的资料. */
export const privateListService = ({ db, lists, fileDto, clock, quota }: Needs) => {
  /** The newest request of each school for each file, and which of the same file stands in the library. */
  const sharesOf = async (ids: readonly number[]) => {
    const shares = new Map<number, ShareDto[]>()
    if (ids.length === 0) return shares
    for (const { request, organisationName, verifierName, ownFileId, standing } of await lists.findShares(
      ids,
    )) {
      const sent: ShareDto = {
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

  /** How many folders and files each folder holds directly, or went into the bin with it. */
  const countHeld = async (userId: number, directories: readonly DirectoryRow[], inBin: boolean) => {
    const held = new Map<number, number>()
    const add = (id: number | null, more: number) => {
      if (id !== null) held.set(id, (held.get(id) ?? 0) + more)
    }
    for (const it of directories) {
      if (inBin) add(it.deletedWith, 1)
      else if (it.deletedAt === null) add(it.parentId, 1)
    }
    const files = await (inBin ? lists.countDeletedFiles(userId) : lists.countFiles(userId))
    for (const { id, files: more } of files) add(id, more)
    return held
  }

  const find = async (
    userId: number,
    { parentId, keyword, asked, page }: { parentId: number; keyword: string; asked: Asked; page: PageWanted },
  ): Promise<Answer | Refusal> => {
    const now = clock()
    const own = ownFileRepository(db, userId)
    const all = await own.findDirectories()
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

    const place = (): PrivateListPlace => {
      if (inBin) return { kind: 'bin', since: oldestKept(now) }
      return keyword === '' ? { kind: 'directory', id: parentId || null } : { kind: 'found', below }
    }
    const suffixes = (asked.suffix ?? '').split(',').filter((suffix) => suffix !== '')
    const wanted = { userId, place: place(), suffixes, keyword, sort: asked.Sort ?? 0 }
    const { total, rows } = await lists.findPage(wanted, page)
    const shares = await sharesOf(rows.map((row) => row.own.id))
    const held = await countHeld(userId, all, inBin)
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
      Files: pageDto(
        rows.map(({ own: { id, name, directoryId, createdAt, updatedAt, deletedAt }, file }) => ({
          ...fileDto({ file, name, createdAt, updatedAt }),
          Id: id,
          DirectoryId: directoryId ?? 0,
          Shares: shares.get(id) ?? [],
          DeleteTime: timeOf(deletedAt),
          TrashUntil: untilOf(deletedAt),
          PathName: paths.pathTo(directoryId),
        })),
        total,
        page,
      ),
      UsedSize: await own.usedBytes(),
      QuotaSize: await own.quotaBytes(quota),
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

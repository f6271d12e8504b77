import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { deletePrivateFiles, purgePrivateFiles, restorePrivateFiles } from '#contract/private-file.ts'
import type { Db } from '../../db/database.ts'
import { withUserLock } from '../../db/with-user-lock.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { fileNameOf } from '../file/file-name.ts'
import type { BinRepository } from './bin.repository.ts'
import { freeName } from './free-name.ts'
import { type OwnFileRepository, ownFileRepository } from './own-file.repository.ts'
import { directoryTree, MAX_DIRECTORY_DEPTH } from './own-file-tree.ts'
import { MAX_NAME_LENGTH } from './private-name.ts'
import { refusePending } from './refuse-pending.ts'
import { filesOf, findSelected, idsOf, NOT_FOUND, NOTHING_SELECTED, type SelectedIds } from './selection.ts'
import { inUserTransaction } from './user-transaction.ts'

/** Days for which something can be restored. */
const KEEP_DAYS = 30
const DAY_MS = 24 * 3600 * 1000

/** Until when what was deleted then can be restored. */
export const keptUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + KEEP_DAYS * DAY_MS)

/** What was deleted before this is gone for good. */
export const oldestKept = (now: Date): Date => new Date(now.getTime() - KEEP_DAYS * DAY_MS)

type Restored = SentBy<typeof restorePrivateFiles>['Restored'][number]

const NOWHERE = { deletedAt: null, deletedWith: null }

interface Needs {
  readonly db: Db
  readonly bins: BinRepository
  readonly clock: Clock
}

/** Deleting, and the bin of a user's own files. */
export const binService = ({ db, bins, clock }: Needs) => {
  const remove = async (own: OwnFileRepository, asked: SelectedIds) => {
    const held = await own.readTree()
    const chosen = findSelected(held, asked)
    if (chosen instanceof Refusal) return chosen
    const files = filesOf(held, chosen)
    const pending = await refusePending(
      own,
      files.map(({ id }) => id),
      '删除',
    )
    if (pending !== null) return pending
    const now = clock()
    let deleted = chosen.files.length
    await own.changeFiles(
      chosen.files.map(({ id }) => id),
      { deletedAt: now },
    )
    for (const { id } of chosen.directories) {
      const within = held.tree.within(id)
      const inside = held.files.filter(
        ({ directoryId }) => directoryId !== null && within.includes(directoryId),
      )
      await own.changeDirectories([id], { deletedAt: now })
      await own.changeDirectories(within.slice(1), { deletedAt: now, deletedWith: id })
      await own.changeFiles(
        inside.map((it) => it.id),
        { deletedAt: now, deletedWith: id },
      )
      deleted += within.length + inside.length
    }
    return { Deleted: deleted, TrashUntil: keptUntil(now).toISOString() }
  }

  const restore = async (own: OwnFileRepository, asked: SelectedIds): Promise<Restored[] | Refusal> => {
    const { directoryIds, fileIds } = idsOf(asked)
    if (directoryIds.length + fileIds.length === 0) return NOTHING_SELECTED
    const bin = await own.findInBin(oldestKept(clock()))
    const restored: Restored[] = []
    for (const id of directoryIds) {
      const held = bin.directories.find((it) => it.id === id)
      if (!held) return NOT_FOUND
      const { tree } = await own.readTree()
      const went = await own.findDirectoriesDeletedWith([id])
      const height = directoryTree([held, ...went]).heightOf(id)
      const line = tree.lineTo(held.parentId)
      const isThere = held.parentId !== null && line.length > 0
      const parentId = isThere && line.length + height <= MAX_DIRECTORY_DEPTH ? held.parentId : null
      const taken = new Set(tree.childrenOf(parentId).map(({ name }) => name))
      const name = freeName(held.name, taken, MAX_NAME_LENGTH)
      await own.changeDirectories([id], { ...NOWHERE, parentId, name })
      await own.changeDirectories(
        went.map((it) => it.id),
        NOWHERE,
      )
      const inside = await own.findFilesDeletedWith([id])
      await own.changeFiles(
        inside.map((it) => it.id),
        NOWHERE,
      )
      restored.push({
        Id: id,
        IsDirectory: true,
        Name: name,
        DirectoryId: parentId ?? 0,
        PathName: tree.pathTo(parentId),
      })
    }
    for (const id of fileIds) {
      const held = bin.files.find((it) => it.own.id === id)
      if (!held) return NOT_FOUND
      const { own: kept, suffix } = held
      const { tree, files } = await own.readTree()
      const directoryId = kept.directoryId !== null && tree.find(kept.directoryId) ? kept.directoryId : null
      const there = files.filter((it) => it.directoryId === directoryId && it.suffix === suffix)
      const name = freeName(kept.name, new Set(there.map((it) => it.name)), MAX_NAME_LENGTH)
      await own.changeFiles([id], { ...NOWHERE, directoryId, name })
      restored.push({
        Id: id,
        IsDirectory: false,
        Name: fileNameOf(name, suffix),
        DirectoryId: directoryId ?? 0,
        PathName: tree.pathTo(directoryId),
      })
    }
    return restored
  }

  /** Takes things away for good: folders with what went with them, files by themselves. */
  const purgeRows = async (
    own: OwnFileRepository,
    directoryIds: readonly number[],
    fileIds: readonly number[],
  ): Promise<number> => {
    const within =
      directoryIds.length === 0
        ? { directories: [], files: [] }
        : {
            directories: await own.findDirectoriesDeletedWith(directoryIds),
            files: await own.findFilesDeletedWith(directoryIds),
          }
    const files = [...fileIds, ...within.files.map(({ id }) => id)]
    const directories = [...directoryIds, ...within.directories.map(({ id }) => id)]
    await own.removeFiles(files)
    await own.removeDirectories(directories)
    return files.length + directories.length
  }

  return {
    /** Into the bin, or nothing at all. */
    remove: (
      userId: number,
      asked: z.output<typeof deletePrivateFiles.body>,
    ): Promise<SentBy<typeof deletePrivateFiles> | Refusal> =>
      inUserTransaction(db, userId, (own) => remove(own, asked)),

    /** Out of the bin: all that is named, or nothing. */
    restore: (
      userId: number,
      asked: z.output<typeof restorePrivateFiles.body>,
    ): Promise<SentBy<typeof restorePrivateFiles> | Refusal> =>
      inUserTransaction(db, userId, async (own) => {
        const restored = await restore(own, asked)
        return restored instanceof Refusal ? restored : { Restored: restored }
      }),

    /** Out of the bin for good. */
    purge: (
      userId: number,
      { All = false, ...asked }: z.output<typeof purgePrivateFiles.body>,
    ): Promise<SentBy<typeof purgePrivateFiles> | Refusal> =>
      inUserTransaction(db, userId, async (own) => {
        const { directories, files } = await own.findInBin(new Date(0))
        const [directoryIds, fileIds] = [directories.map(({ id }) => id), files.map((it) => it.own.id)]
        if (All) return { Deleted: await purgeRows(own, directoryIds, fileIds) }
        const wanted = idsOf(asked)
        if (wanted.directoryIds.length + wanted.fileIds.length === 0) return NOTHING_SELECTED
        const isThere =
          wanted.directoryIds.every((id) => directoryIds.includes(id)) &&
          wanted.fileIds.every((id) => fileIds.includes(id))
        if (!isThere) return refuse(CODE.notFound, '回收站里没有所选的文件')
        return { Deleted: await purgeRows(own, wanted.directoryIds, wanted.fileIds) }
      }),

    /** Takes away for good what has lain in the bin of anybody for longer than it is kept. */
    async sweep(): Promise<number> {
      const before = oldestKept(clock())
      const { directories, files } = await bins.findOverdue(before)
      let swept = 0
      for (const userId of new Set([...directories, ...files].map((it) => it.userId))) {
        const ofUser = (rows: typeof files) => rows.filter((it) => it.userId === userId).map(({ id }) => id)
        swept += await withUserLock(db, userId, (tx) =>
          purgeRows(ownFileRepository(tx, userId), ofUser(directories), ofUser(files)),
        )
      }
      return swept
    },
  }
}

export type BinService = ReturnType<typeof binService>

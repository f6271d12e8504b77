import { and, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { deletePrivateFiles, purgePrivateFiles, restorePrivateFiles } from '#contract/private-file.ts'
import type { Db, Queries } from '../../db/database.ts'
import { file } from '../../db/schema/file.ts'
import { privateDirectory, privateFile } from '../../db/schema/private-file.ts'
import { withUserLock } from '../../db/with-user-lock.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { fileNameOf } from '../file/file-name.ts'
import { freeName } from './free-name.ts'
import { directoryTree, MAX_DIRECTORY_DEPTH, readOwnFileTree } from './own-file-tree.ts'
import { ownRows } from './own-rows.ts'
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

/** What lies in the bin by itself, and not because the folder that it was in does. */
const directoriesInBin = (userId: number, since: Date) =>
  and(
    eq(privateDirectory.userId, userId),
    gt(privateDirectory.deletedAt, since),
    isNull(privateDirectory.deletedWith),
  )
const filesInBin = (userId: number, since: Date) =>
  and(eq(privateFile.userId, userId), gt(privateFile.deletedAt, since), isNull(privateFile.deletedWith))

const findInBin = async (tx: Queries, userId: number, since: Date) => ({
  directories: await tx.select().from(privateDirectory).where(directoriesInBin(userId, since)),
  files: await tx
    .select({ own: privateFile, suffix: file.suffix })
    .from(privateFile)
    .innerJoin(file, eq(file.id, privateFile.fileId))
    .where(filesInBin(userId, since)),
})

const NOWHERE = { deletedAt: null, deletedWith: null }

/** Deleting, and the bin of a user's own files. */
export const binService = (db: Db, clock: Clock) => {
  const remove = async (tx: Queries, userId: number, asked: SelectedIds) => {
    const own = await readOwnFileTree(tx, userId)
    const chosen = findSelected(own, asked)
    if (chosen instanceof Refusal) return chosen
    const files = filesOf(own, chosen)
    const pending = await refusePending(
      tx,
      files.map(({ id }) => id),
      '删除',
    )
    if (pending !== null) return pending
    const now = clock()
    const rows = ownRows(tx, userId, now)
    let deleted = chosen.files.length
    await rows.changeFiles(
      chosen.files.map(({ id }) => id),
      { deletedAt: now },
    )
    for (const { id } of chosen.directories) {
      const within = own.tree.within(id)
      const inside = own.files.filter(
        ({ directoryId }) => directoryId !== null && within.includes(directoryId),
      )
      await rows.changeDirectories([id], { deletedAt: now })
      await rows.changeDirectories(within.slice(1), { deletedAt: now, deletedWith: id })
      await rows.changeFiles(
        inside.map((it) => it.id),
        { deletedAt: now, deletedWith: id },
      )
      deleted += within.length + inside.length
    }
    return { Deleted: deleted, TrashUntil: keptUntil(now).toISOString() }
  }

  const restore = async (tx: Queries, userId: number, asked: SelectedIds): Promise<Restored[] | Refusal> => {
    const { directoryIds, fileIds } = idsOf(asked)
    if (directoryIds.length + fileIds.length === 0) return NOTHING_SELECTED
    const now = clock()
    const rows = ownRows(tx, userId, now)
    const bin = await findInBin(tx, userId, oldestKept(now))
    const restored: Restored[] = []
    for (const id of directoryIds) {
      const held = bin.directories.find((it) => it.id === id)
      if (!held) return NOT_FOUND
      const { tree } = await readOwnFileTree(tx, userId)
      const went = await tx.select().from(privateDirectory).where(eq(privateDirectory.deletedWith, id))
      const height = directoryTree([held, ...went]).heightOf(id)
      const line = tree.lineTo(held.parentId)
      const isThere = held.parentId !== null && line.length > 0
      const parentId = isThere && line.length + height <= MAX_DIRECTORY_DEPTH ? held.parentId : null
      const taken = new Set(tree.childrenOf(parentId).map(({ name }) => name))
      const name = freeName(held.name, taken, MAX_NAME_LENGTH)
      await rows.changeDirectories([id], { ...NOWHERE, parentId, name })
      await rows.changeDirectories(
        went.map((it) => it.id),
        NOWHERE,
      )
      const inside = await tx
        .select({ id: privateFile.id })
        .from(privateFile)
        .where(eq(privateFile.deletedWith, id))
      await rows.changeFiles(
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
      const held = bin.files.find(({ own }) => own.id === id)
      if (!held) return NOT_FOUND
      const { own, suffix } = held
      const { tree, files } = await readOwnFileTree(tx, userId)
      const directoryId = own.directoryId !== null && tree.find(own.directoryId) ? own.directoryId : null
      const there = files.filter((it) => it.directoryId === directoryId && it.suffix === suffix)
      const name = freeName(own.name, new Set(there.map((it) => it.name)), MAX_NAME_LENGTH)
      await rows.changeFiles([id], { ...NOWHERE, directoryId, name })
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
    tx: Queries,
    userId: number,
    directoryIds: readonly number[],
    fileIds: readonly number[],
  ): Promise<number> => {
    const rows = ownRows(tx, userId, clock())
    const within =
      directoryIds.length === 0
        ? { directories: [], files: [] }
        : {
            directories: await tx
              .select({ id: privateDirectory.id })
              .from(privateDirectory)
              .where(inArray(privateDirectory.deletedWith, [...directoryIds])),
            files: await tx
              .select({ id: privateFile.id })
              .from(privateFile)
              .where(inArray(privateFile.deletedWith, [...directoryIds])),
          }
    const files = [...fileIds, ...within.files.map(({ id }) => id)]
    const directories = [...directoryIds, ...within.directories.map(({ id }) => id)]
    await rows.removeFiles(files)
    await rows.removeDirectories(directories)
    return files.length + directories.length
  }

  return {
    /** Into the bin, or nothing at all. */
    remove: (
      userId: number,
      asked: z.output<typeof deletePrivateFiles.body>,
    ): Promise<SentBy<typeof deletePrivateFiles> | Refusal> =>
      inUserTransaction(db, userId, (tx) => remove(tx, userId, asked)),

    /** Out of the bin: all that is named, or nothing. */
    restore: (
      userId: number,
      asked: z.output<typeof restorePrivateFiles.body>,
    ): Promise<SentBy<typeof restorePrivateFiles> | Refusal> =>
      inUserTransaction(db, userId, async (tx) => {
        const restored = await restore(tx, userId, asked)
        return restored instanceof Refusal ? restored : { Restored: restored }
      }),

    /** Out of the bin for good. */
    purge: (
      userId: number,
      { All = false, ...asked }: z.output<typeof purgePrivateFiles.body>,
    ): Promise<SentBy<typeof purgePrivateFiles> | Refusal> =>
      inUserTransaction(db, userId, async (tx) => {
        const { directories, files } = await findInBin(tx, userId, new Date(0))
        const [directoryIds, fileIds] = [directories.map(({ id }) => id), files.map(({ own }) => own.id)]
        if (All) return { Deleted: await purgeRows(tx, userId, directoryIds, fileIds) }
        const wanted = idsOf(asked)
        if (wanted.directoryIds.length + wanted.fileIds.length === 0) return NOTHING_SELECTED
        const isThere =
          wanted.directoryIds.every((id) => directoryIds.includes(id)) &&
          wanted.fileIds.every((id) => fileIds.includes(id))
        if (!isThere) return refuse(CODE.notFound, '回收站里没有所选的文件')
        return { Deleted: await purgeRows(tx, userId, wanted.directoryIds, wanted.fileIds) }
      }),

    /** Takes away for good what has lain in the bin of anybody for longer than it is kept. */
    async sweep(): Promise<number> {
      const before = oldestKept(clock())
      const directories = await db
        .select({ id: privateDirectory.id, userId: privateDirectory.userId })
        .from(privateDirectory)
        .where(
          and(
            isNotNull(privateDirectory.deletedAt),
            lte(privateDirectory.deletedAt, before),
            isNull(privateDirectory.deletedWith),
          ),
        )
      const files = await db
        .select({ id: privateFile.id, userId: privateFile.userId })
        .from(privateFile)
        .where(
          and(
            isNotNull(privateFile.deletedAt),
            lte(privateFile.deletedAt, before),
            isNull(privateFile.deletedWith),
          ),
        )
      let swept = 0
      for (const userId of new Set([...directories, ...files].map((it) => it.userId))) {
        const own = (rows: typeof files) => rows.filter((it) => it.userId === userId).map(({ id }) => id)
        swept += await withUserLock(db, userId, (tx) => purgeRows(tx, userId, own(directories), own(files)))
      }
      return swept
    },
  }
}

export type BinService = ReturnType<typeof binService>

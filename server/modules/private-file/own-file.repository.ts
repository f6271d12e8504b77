import { and, asc, eq, gt, inArray, isNull, max, sum } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { file } from '../../db/schema/file.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { privateDirectory, privateFile } from '../../db/schema/private-file.ts'
import { SHARE_STATUS, shareRequest } from '../../db/schema/share-request.ts'
import { directoryTree, type OwnDirectory, type OwnFileRow, type OwnFileTree } from './own-file-tree.ts'

const GIBIBYTE = 1024 ** 3

/** Reads and writes of one user's folders and files. */
export const ownFileRepository = (db: Queries, userId: number) => {
  const ownDirectories = (ids: readonly number[]) =>
    and(eq(privateDirectory.userId, userId), inArray(privateDirectory.id, [...ids]))
  const ownFiles = (ids: readonly number[]) =>
    and(eq(privateFile.userId, userId), inArray(privateFile.id, [...ids]))

  return {
    /** What does not lie in the bin. */
    async readTree(): Promise<OwnFileTree> {
      const directories: OwnDirectory[] = await db
        .select({ id: privateDirectory.id, parentId: privateDirectory.parentId, name: privateDirectory.name })
        .from(privateDirectory)
        .where(and(eq(privateDirectory.userId, userId), isNull(privateDirectory.deletedAt)))
        .orderBy(asc(privateDirectory.id))
      const files: OwnFileRow[] = await db
        .select({
          id: privateFile.id,
          directoryId: privateFile.directoryId,
          name: privateFile.name,
          suffix: file.suffix,
          size: file.size,
          fileId: privateFile.fileId,
        })
        .from(privateFile)
        .innerJoin(file, eq(file.id, privateFile.fileId))
        .where(and(eq(privateFile.userId, userId), isNull(privateFile.deletedAt)))
        .orderBy(asc(privateFile.id))
      return { directories, files, tree: directoryTree(directories) }
    },

    /** The first of the user's files with these bytes that does not lie in the bin. */
    async findHolder(fileId: number): Promise<typeof privateFile.$inferSelect | null> {
      const [found] = await db
        .select()
        .from(privateFile)
        .where(
          and(eq(privateFile.userId, userId), eq(privateFile.fileId, fileId), isNull(privateFile.deletedAt)),
        )
        .orderBy(asc(privateFile.id))
        .limit(1)
      return found ?? null
    },

    /** All folders, those in the bin too. */
    findDirectories: () => db.select().from(privateDirectory).where(eq(privateDirectory.userId, userId)),

    /** Bytes of all that the user has, what lies in the bin too: it can come back. */
    async usedBytes(): Promise<number> {
      const [found] = await db
        .select({ used: sum(file.size) })
        .from(privateFile)
        .innerJoin(file, eq(file.id, privateFile.fileId))
        .where(eq(privateFile.userId, userId))
      return Number(found?.used ?? 0)
    },

    /** Room for all that: the person's own, else the largest of the schools, else `usual`, in bytes. R-people-10. */
    async quotaBytes(usual: number): Promise<number> {
      const [person] = await db
        .select({ gigabytes: appUser.quotaGigabytes })
        .from(appUser)
        .where(eq(appUser.id, userId))
      if (person !== undefined && person.gigabytes !== null) return person.gigabytes * GIBIBYTE
      const [school] = await db
        .select({ gigabytes: max(organisation.quotaGigabytes) })
        .from(membership)
        .innerJoin(organisation, eq(organisation.id, membership.organisationId))
        .where(eq(membership.userId, userId))
      return school === undefined || school.gigabytes === null ? usual : school.gigabytes * GIBIBYTE
    },

    /** The first of these files at which a school is looking; null for none. */
    async findPending(ids: readonly number[]): Promise<Pick<OwnFileRow, 'name' | 'suffix'> | null> {
      if (ids.length === 0) return null
      const [found] = await db
        .select({ name: privateFile.name, suffix: file.suffix })
        .from(shareRequest)
        .innerJoin(privateFile, eq(privateFile.id, shareRequest.privateFileId))
        .innerJoin(file, eq(file.id, privateFile.fileId))
        .where(and(inArray(privateFile.id, [...ids]), eq(shareRequest.status, SHARE_STATUS.pending)))
        .limit(1)
      return found ?? null
    },

    /** What lies in the bin by itself, and not because the folder that it was in does. */
    findInBin: async (since: Date) => ({
      directories: await db
        .select()
        .from(privateDirectory)
        .where(
          and(
            eq(privateDirectory.userId, userId),
            gt(privateDirectory.deletedAt, since),
            isNull(privateDirectory.deletedWith),
          ),
        ),
      files: await db
        .select({ own: privateFile, suffix: file.suffix })
        .from(privateFile)
        .innerJoin(file, eq(file.id, privateFile.fileId))
        .where(
          and(
            eq(privateFile.userId, userId),
            gt(privateFile.deletedAt, since),
            isNull(privateFile.deletedWith),
          ),
        ),
    }),

    /** The folders that went into the bin with these. */
    findDirectoriesDeletedWith: (ids: readonly number[]) =>
      db
        .select()
        .from(privateDirectory)
        .where(inArray(privateDirectory.deletedWith, [...ids])),

    /** The files that went into the bin with these folders. */
    findFilesDeletedWith: (ids: readonly number[]) =>
      db
        .select({ id: privateFile.id })
        .from(privateFile)
        .where(inArray(privateFile.deletedWith, [...ids])),

    async changeDirectories(
      ids: readonly number[],
      values: Partial<typeof privateDirectory.$inferInsert>,
    ): Promise<void> {
      if (ids.length > 0) await db.update(privateDirectory).set(values).where(ownDirectories(ids))
    },

    async changeFiles(
      ids: readonly number[],
      values: Partial<typeof privateFile.$inferInsert>,
    ): Promise<void> {
      if (ids.length > 0) await db.update(privateFile).set(values).where(ownFiles(ids))
    },

    async addDirectory(parentId: number | null, name: string, now: Date): Promise<number> {
      const [made] = await db
        .insert(privateDirectory)
        .values({ userId, parentId, name, createdAt: now, updatedAt: now })
        .returning({ id: privateDirectory.id })
      if (!made) throw new Error('the folder was not made')
      return made.id
    },

    async addFile(directoryId: number | null, name: string, fileId: number, now: Date): Promise<number> {
      const [made] = await db
        .insert(privateFile)
        .values({ userId, directoryId, name, fileId, createdAt: now, updatedAt: now })
        .returning({ id: privateFile.id })
      if (!made) throw new Error('the file was not kept')
      return made.id
    },

    /** Puts what a file held into the bin, when the file goes on with other bytes. */
    async keepInBin(
      { directoryId, name, fileId }: Pick<typeof privateFile.$inferSelect, 'directoryId' | 'name' | 'fileId'>,
      now: Date,
    ): Promise<void> {
      await db
        .insert(privateFile)
        .values({ userId, directoryId, name, fileId, createdAt: now, updatedAt: now, deletedAt: now })
    },

    async removeDirectories(ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return
      // What was deleted earlier and by itself outlives the folder it lay in.
      await db
        .update(privateDirectory)
        .set({ parentId: null })
        .where(and(eq(privateDirectory.userId, userId), inArray(privateDirectory.parentId, [...ids])))
      await db
        .update(privateFile)
        .set({ directoryId: null })
        .where(and(eq(privateFile.userId, userId), inArray(privateFile.directoryId, [...ids])))
      await db.delete(privateDirectory).where(ownDirectories(ids))
    },

    async removeFiles(ids: readonly number[]): Promise<void> {
      if (ids.length > 0) await db.delete(privateFile).where(ownFiles(ids))
    },
  }
}

export type OwnFileRepository = ReturnType<typeof ownFileRepository>

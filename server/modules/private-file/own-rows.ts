import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { privateDirectory, privateFile } from '../../db/schema/private-file.ts'

/** Writes to one user's folders and files, within one transaction. */
export const ownRows = (tx: Queries, userId: number, now: Date) => {
  const ownDirectories = (ids: readonly number[]) =>
    and(eq(privateDirectory.userId, userId), inArray(privateDirectory.id, [...ids]))
  const ownFiles = (ids: readonly number[]) =>
    and(eq(privateFile.userId, userId), inArray(privateFile.id, [...ids]))

  return {
    async changeDirectories(
      ids: readonly number[],
      values: Partial<typeof privateDirectory.$inferInsert>,
    ): Promise<void> {
      if (ids.length > 0) await tx.update(privateDirectory).set(values).where(ownDirectories(ids))
    },

    async changeFiles(
      ids: readonly number[],
      values: Partial<typeof privateFile.$inferInsert>,
    ): Promise<void> {
      if (ids.length > 0) await tx.update(privateFile).set(values).where(ownFiles(ids))
    },

    async addDirectory(parentId: number | null, name: string): Promise<number> {
      const [made] = await tx
        .insert(privateDirectory)
        .values({ userId, parentId, name, createdAt: now, updatedAt: now })
        .returning({ id: privateDirectory.id })
      if (!made) throw new Error('the folder was not made')
      return made.id
    },

    async addFile(directoryId: number | null, name: string, fileId: number): Promise<number> {
      const [made] = await tx
        .insert(privateFile)
        .values({ userId, directoryId, name, fileId, createdAt: now, updatedAt: now })
        .returning({ id: privateFile.id })
      if (!made) throw new Error('the file was not kept')
      return made.id
    },

    /** Puts what a file held into the bin, when the file goes on with other bytes. */
    async keepInBin({
      directoryId,
      name,
      fileId,
    }: Pick<typeof privateFile.$inferSelect, 'directoryId' | 'name' | 'fileId'>): Promise<void> {
      await tx
        .insert(privateFile)
        .values({ userId, directoryId, name, fileId, createdAt: now, updatedAt: now, deletedAt: now })
    },

    async removeDirectories(ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return
      // What was deleted earlier and by itself outlives the folder it lay in.
      await tx
        .update(privateDirectory)
        .set({ parentId: null })
        .where(and(eq(privateDirectory.userId, userId), inArray(privateDirectory.parentId, [...ids])))
      await tx
        .update(privateFile)
        .set({ directoryId: null })
        .where(and(eq(privateFile.userId, userId), inArray(privateFile.directoryId, [...ids])))
      await tx.delete(privateDirectory).where(ownDirectories(ids))
    },

    async removeFiles(ids: readonly number[]): Promise<void> {
      if (ids.length > 0) await tx.delete(privateFile).where(ownFiles(ids))
    },
  }
}

export type OwnRows = ReturnType<typeof ownRows>

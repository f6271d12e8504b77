import { and, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { privateDirectory, privateFile } from '../../db/schema/private-file.ts'

/** What lies in the bins of all users. */
export const binRepository = (db: Db) => ({
  /** What was deleted by itself, and not after `before`. */
  findOverdue: async (before: Date) => ({
    directories: await db
      .select({ id: privateDirectory.id, userId: privateDirectory.userId })
      .from(privateDirectory)
      .where(
        and(
          isNotNull(privateDirectory.deletedAt),
          lte(privateDirectory.deletedAt, before),
          isNull(privateDirectory.deletedWith),
        ),
      ),
    files: await db
      .select({ id: privateFile.id, userId: privateFile.userId })
      .from(privateFile)
      .where(
        and(
          isNotNull(privateFile.deletedAt),
          lte(privateFile.deletedAt, before),
          isNull(privateFile.deletedWith),
        ),
      ),
  }),
})

export type BinRepository = ReturnType<typeof binRepository>

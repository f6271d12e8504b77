import { eq, sum } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { file } from '../../db/schema/file.ts'
import { privateFile } from '../../db/schema/private-file.ts'

/** Bytes of all that a user has, what lies in the bin too: it can come back. */
export const usedBytes = async (db: Pick<Queries, 'select'>, userId: number): Promise<number> => {
  const [found] = await db
    .select({ used: sum(file.size) })
    .from(privateFile)
    .innerJoin(file, eq(file.id, privateFile.fileId))
    .where(eq(privateFile.userId, userId))
  return Number(found?.used ?? 0)
}

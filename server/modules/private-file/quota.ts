import { eq, sum } from 'drizzle-orm'
import { CODE } from '#contract/envelope.ts'
import type { Queries } from '../../db/database.ts'
import { file } from '../../db/schema/file.ts'
import { privateFile } from '../../db/schema/private-file.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'

/** Bytes of all that a user has, what lies in the bin too: it can come back. */
export const usedBytes = async (db: Pick<Queries, 'select'>, userId: number): Promise<number> => {
  const [found] = await db
    .select({ used: sum(file.size) })
    .from(privateFile)
    .innerJoin(file, eq(file.id, privateFile.fileId))
    .where(eq(privateFile.userId, userId))
  return Number(found?.used ?? 0)
}

/** Whether so many bytes more go in. */
export const refuseFull = async (
  db: Pick<Queries, 'select'>,
  { userId, quota }: { readonly userId: number; readonly quota: number },
  more: number,
): Promise<Refusal | null> =>
  (await usedBytes(db, userId)) + more > quota
    ? refuse(CODE.noRoom, '空间不足：请先删除一些文件并清空回收站')
    : null

import { CODE } from '#contract/envelope.ts'
import type { Queries } from '../../db/database.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import { usedBytes } from './quota.repository.ts'

/** Whether so many bytes more go in. */
export const refuseFull = async (
  db: Pick<Queries, 'select'>,
  { userId, quota }: { readonly userId: number; readonly quota: number },
  more: number,
): Promise<Refusal | null> =>
  (await usedBytes(db, userId)) + more > quota
    ? refuse(CODE.noRoom, '空间不足：请先删除一些文件并清空回收站')
    : null

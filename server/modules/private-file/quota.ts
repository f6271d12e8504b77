import { CODE } from '#contract/envelope.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { OwnFileRepository } from './own-file.repository.ts'

/** Whether so many bytes more go in. */
export const refuseFull = async (
  own: Pick<OwnFileRepository, 'usedBytes' | 'quotaBytes'>,
  /** What everybody has, in bytes, who has no other. */
  quota: number,
  more: number,
): Promise<Refusal | null> =>
  (await own.usedBytes()) + more > (await own.quotaBytes(quota))
    ? refuse(CODE.noRoom, '空间不足：请先删除一些文件并清空回收站')
    : null

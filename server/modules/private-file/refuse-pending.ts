import { CODE } from '#contract/envelope.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import { fileNameOf } from '../file/file-name.ts'
import type { OwnFileRepository } from './own-file.repository.ts'

/** What a school is looking at stays as it is: a refusal that names the first such file. */
export const refusePending = async (
  own: Pick<OwnFileRepository, 'findPending'>,
  ids: readonly number[],
  todo: string,
): Promise<Refusal | null> => {
  const found = await own.findPending(ids)
  if (!found) return null
  return refuse(CODE.conflict, `“${fileNameOf(found.name, found.suffix)}”正在审核，撤回共享后才能${todo}`)
}

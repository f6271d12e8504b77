import { CODE } from '#contract/envelope.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { SchoolFileRepository } from '../school-file/school-file.repository.ts'

const NO_SUCH_TAG = refuse(CODE.fieldError, '没有这个标签')

/** The tag that a call names; null for none. */
export const findTag = async (
  library: Pick<SchoolFileRepository, 'findKinds'>,
  id: number,
): Promise<number | null | Refusal> => {
  if (id === 0) return null
  return (await library.findKinds()).some((kind) => kind.id === id) ? id : NO_SUCH_TAG
}

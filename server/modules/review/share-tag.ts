import { CODE } from '#contract/envelope.ts'
import type { Db } from '../../db/database.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import { findKinds } from '../school-file/school-file.query.ts'

const NO_SUCH_TAG = refuse(CODE.fieldError, '没有这个标签')

/** The tag that a call names; null for none. */
export const findTag = async (db: Db, id: number): Promise<number | null | Refusal> => {
  if (id === 0) return null
  return (await findKinds(db)).some((kind) => kind.id === id) ? id : NO_SUCH_TAG
}

import { CODE } from '#contract/envelope.ts'
import { DRAFT_STATUS } from '#contract/studio.ts'
import type { Queries } from '../../db/database.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import { draftRepository, type KnownDraft } from './draft.repository.ts'
import { type DraftRights, draftRights } from './draft-rights.ts'

/** Says nothing of whether there is such a draft. */
const NO_DRAFT = refuse(CODE.notFound, '没有找到这门课程')

const WHY_NOT: Readonly<Record<Exclude<keyof DraftRights, 'see'>, Refusal>> = {
  edit: refuse(CODE.conflict, '课程正在审核，暂时不能修改'),
  submit: refuse(CODE.conflict, '课程现在不能提交审核'),
  recall: refuse(CODE.conflict, '课程不在审核中'),
  publish: refuse(CODE.noRight, '发布课程需要学校的审核权限'),
  return: refuse(CODE.conflict, '课程不在审核中'),
  withdraw: refuse(CODE.conflict, '课程没有上架'),
  offer: refuse(CODE.noRight, '重新上架需要学校的审核权限'),
  discard: refuse(CODE.conflict, '没有可以放弃的修改'),
  delete: refuse(CODE.conflict, '已提交或发布过的课程不能删除'),
  invite: refuse(CODE.noRight, '只有创建者可以邀请同事'),
}

const OWN_REQUEST = refuse(CODE.noRight, '自己参与编写的课程请其他审核人员处理，或先撤回提交')

/** Who has the right is told of the state. */
const NOT_NOW = {
  publish: refuse(CODE.conflict, '课程现在没有要发布的内容'),
  offer: refuse(CODE.conflict, '课程没有下架'),
} as const

/** Whoever only reviews is told so, whatever the state. */
const MAKERS_ONLY = refuse(CODE.noRight, '只有课程的编写者可以这样做')

const objection = (known: KnownDraft | null, userId: number, act: keyof DraftRights): Refusal | null => {
  if (known === null) return NO_DRAFT
  const rights = draftRights(known, userId)
  if (!rights.see) return NO_DRAFT
  if (rights[act]) return null
  const makes = known.draft.ownerId === userId || known.isEditor
  if (
    makes &&
    known.canVerify &&
    (act === 'publish' || act === 'return') &&
    known.draft.status === DRAFT_STATUS.inReview
  )
    return OWN_REQUEST
  if (!makes && (act === 'edit' || act === 'submit' || act === 'recall' || act === 'discard'))
    return MAKERS_ONLY
  if (known.canVerify && (act === 'publish' || act === 'offer')) return NOT_NOW[act]
  return act === 'see' ? NO_DRAFT : WHY_NOT[act]
}

/** A draft that a user may do something with; 404 for one that is not theirs to see, 403 or 409 with the reason. */
export const findDraft = async (
  db: Queries,
  id: number,
  userId: number,
  act: keyof DraftRights,
): Promise<KnownDraft | Refusal> => {
  const known = await draftRepository(db).find(id, userId)
  return objection(known, userId, act) ?? known ?? NO_DRAFT
}

/** The same, locked until the transaction ends. */
export const takeDraft = async (
  tx: Queries,
  id: number,
  userId: number,
  act: keyof DraftRights,
): Promise<KnownDraft | Refusal> => {
  const known = await draftRepository(tx).take(id, userId)
  return objection(known, userId, act) ?? known ?? NO_DRAFT
}

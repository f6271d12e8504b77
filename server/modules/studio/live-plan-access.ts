import { CODE } from '#contract/envelope.ts'
import { DRAFT_STATUS } from '#contract/studio.ts'
import type { Queries } from '../../db/database.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import { type DraftRights, draftRights } from './draft-rights.ts'
import { type KnownPlan, livePlanRepository } from './live-plan.repository.ts'

/** What a member of the school may do with a plan now: as with a course draft, and calling lessons off. */
export type PlanRights = Pick<
  DraftRights,
  'see' | 'edit' | 'submit' | 'recall' | 'publish' | 'return' | 'discard' | 'delete'
> & { readonly cancel: boolean }

export const planRights = ({ plan, canVerify }: KnownPlan, userId: number): PlanRights => {
  const { see, edit, submit, recall, publish, ...others } = draftRights(
    { draft: plan, canVerify, isEditor: false, isWithdrawn: false },
    userId,
  )
  const cancel = plan.version > 0 && (plan.ownerId === userId || canVerify)
  return {
    see,
    edit,
    submit,
    recall,
    publish,
    return: others.return,
    discard: others.discard,
    delete: others.delete,
    cancel,
  }
}

/** Says nothing of whether there is such a plan. */
const NO_PLAN = refuse(CODE.notFound, '没有找到这个直播')
const OWNER_ONLY = refuse(CODE.noRight, '只有直播的创建者可以这样做')

const NOTHING_NEW = refuse(CODE.conflict, '直播已经发布，没有要发布的修改')

const WHY_NOT: Readonly<Record<Exclude<keyof PlanRights, 'see'>, Refusal>> = {
  edit: refuse(CODE.conflict, '直播正在审核，暂时不能修改'),
  submit: refuse(CODE.conflict, '直播现在不能提交审核'),
  recall: refuse(CODE.conflict, '直播不在审核中'),
  publish: refuse(CODE.noRight, '发布直播需要学校的审核权限'),
  return: refuse(CODE.conflict, '直播不在审核中'),
  discard: refuse(CODE.conflict, '没有可以放弃的修改'),
  delete: refuse(CODE.conflict, '已提交或发布过的直播不能删除'),
  cancel: refuse(CODE.conflict, '直播还没有发布'),
}

/** A plan that a user may see; 404 for any other. */
export const seePlan = async (db: Queries, id: number, userId: number): Promise<KnownPlan | Refusal> => {
  const known = await livePlanRepository(db).find(id, userId)
  return known !== null && planRights(known, userId).see ? known : NO_PLAN
}

/** A plan that a user may do something with, locked until the transaction ends; 404 for one that is not theirs to see, 403 or 409 with the reason. */
export const takePlan = async (
  tx: Queries,
  id: number,
  userId: number,
  act: Exclude<keyof PlanRights, 'see'>,
): Promise<KnownPlan | Refusal> => {
  const known = await livePlanRepository(tx).take(id, userId)
  if (known === null) return NO_PLAN
  const rights = planRights(known, userId)
  if (!rights.see) return NO_PLAN
  if (rights[act]) return known
  const isMakers = act === 'edit' || act === 'submit' || act === 'recall' || act === 'discard'
  if (isMakers && known.plan.ownerId !== userId) return OWNER_ONLY
  if (act === 'publish' && known.canVerify && known.plan.status === DRAFT_STATUS.published) return NOTHING_NEW
  return WHY_NOT[act]
}

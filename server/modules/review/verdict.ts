import { CODE } from '#contract/envelope.ts'
import { REJECT_REASON } from '#contract/review.ts'
import { SHARE_STATUS } from '../../db/schema/share-request.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { ShareRow } from './share.repository.ts'

/** 其它 says nothing without so many characters. */
const SHORTEST_REASON = 4

const LABELS: Readonly<Record<number, string>> = {
  [REJECT_REASON.poor]: '内容质量差',
  [REJECT_REASON.mismatch]: '题文不符',
  [REJECT_REASON.misplaced]: '归类错误',
  [REJECT_REASON.duplicate]: '重复上传',
  [REJECT_REASON.copyright]: '版权不明',
  [REJECT_REASON.advertising]: '含广告',
  [REJECT_REASON.other]: '其它',
}

export interface Rejection {
  readonly reasonCode: number
  readonly reason: string
}

/** Why a file is rejected: never without a reason that its owner can read. */
export const rejectionOf = (code: number, words: string): Rejection | Refusal => {
  const reasonCode = code === 0 && words !== '' ? REJECT_REASON.other : code
  const label = LABELS[reasonCode]
  if (label === undefined) return refuse(CODE.fieldError, '请选择驳回的理由')
  if (reasonCode === REJECT_REASON.other && Array.from(words).length < SHORTEST_REASON)
    return refuse(CODE.fieldError, `请写明驳回的理由，至少 ${SHORTEST_REASON} 个字`)
  return { reasonCode, reason: words === '' ? label : words }
}

/** Whether somebody was quicker; null while the request is as it was seen. */
export const refuseDecided = (
  { request, verifierName }: { readonly request: ShareRow; readonly verifierName: string },
  seenVersion: number,
): Refusal | null => {
  if (request.status === SHARE_STATUS.withdrawn) return refuse(CODE.conflict, '申请人已撤回')
  if (request.status !== SHARE_STATUS.pending) return refuse(CODE.conflict, `已由 ${verifierName} 审核`)
  return request.rowVersion === seenVersion ? null : refuse(CODE.conflict, '申请已有变化，请刷新后再审核')
}

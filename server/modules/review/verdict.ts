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

/** A reason in the reviewer's own words, with a least number of characters. */
export const isReasonLongEnough = (words: string): boolean => Array.from(words).length >= SHORTEST_REASON

/** Why a file is rejected or taken down: never without a reason that its owner can read. */
export const rejectionOf = (code: number, words: string, what = '驳回'): Rejection | Refusal => {
  const reasonCode = code === 0 && words !== '' ? REJECT_REASON.other : code
  const label = LABELS[reasonCode]
  if (label === undefined) return refuse(CODE.fieldError, `请选择${what}的理由`)
  if (reasonCode === REJECT_REASON.other && !isReasonLongEnough(words))
    return refuse(CODE.fieldError, `请写明${what}的理由，至少 ${SHORTEST_REASON} 个字`)
  return { reasonCode, reason: words === '' ? label : words }
}

const OWN_REQUEST = refuse(CODE.noRight, '自己提交的资料由其他审核人审核')

/** Reviewers do not decide on what they shared themselves. */
export const refuseOwn = ({ request }: { readonly request: ShareRow }, userId: number): Refusal | null =>
  request.userId === userId ? OWN_REQUEST : null

/** The failure when another reviewer was faster; null while the request is as it was seen. */
export const refuseDecided = (
  { request, verifierName }: { readonly request: ShareRow; readonly verifierName: string },
  seenVersion: number,
): Refusal | null => {
  if (request.status === SHARE_STATUS.withdrawn) return refuse(CODE.conflict, '申请人已撤回')
  if (request.status !== SHARE_STATUS.pending) return refuse(CODE.conflict, `已由 ${verifierName} 审核`)
  return request.rowVersion === seenVersion ? null : refuse(CODE.conflict, '申请已有变化，请刷新后再审核')
}

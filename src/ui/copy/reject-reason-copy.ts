import type { RejectReason } from '#domain/private-file/reject-reason.ts'
import type { Catalogue } from './copy.ts'

/** Why a file was rejected, for who rejects it and for who shared it. */
const rejectReasonZhCn = {
  poor: '内容质量差',
  mismatch: '题文不符',
  misplaced: '归类错误',
  duplicate: '重复上传',
  copyright: '版权不明',
  advertising: '含广告',
  other: '其它',
} as const

export const rejectReasonNames: Catalogue<typeof rejectReasonZhCn> = rejectReasonZhCn

/** The category with the reviewer's words; where there are none the server repeats the category. */
export const rejectReasonText = (reason: RejectReason | null, words: string): string => {
  const name = reason === null ? '' : rejectReasonNames[reason]
  return [name, words === name ? '' : words].filter((part) => part !== '').join(' · ')
}

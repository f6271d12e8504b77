/** Why a file is rejected or taken down: 内容质量差, 题文不符, 归类错误, 重复上传, 版权不明, 含广告, 其它. */
export const REJECT_REASONS = [
  'poor',
  'mismatch',
  'misplaced',
  'duplicate',
  'copyright',
  'advertising',
  'other',
] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

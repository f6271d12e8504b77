/** Why a file was rejected, for who rejects it and for who shared it. */
export const rejectReasonZhCn = {
  poor: '内容质量差',
  mismatch: '题文不符',
  misplaced: '归类错误',
  duplicate: '重复上传',
  copyright: '版权不明',
  advertising: '含广告',
  other: '其它',
} as const

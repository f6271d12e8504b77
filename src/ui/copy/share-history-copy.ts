import type { ShareEvent } from '#domain/private-file/share.ts'

const events: Readonly<Record<ShareEvent['kind'], string>> = {
  applied: '提交共享',
  approved: '审核通过',
  rejected: '驳回',
  withdrawn: '撤回',
  undone: '撤销审核',
  corrected: '更正归类',
  removalAsked: '申请下架',
  takenDown: '下架',
  removalDeclined: '不同意下架',
  removalWithdrawn: '撤回下架申请',
  restored: '恢复上架',
}

/** What happened to a request: for its teacher and for its reviewers. */
export const shareHistoryCopy = {
  name: '经过',
  loading: '正在读取经过',
  failed: '经过加载失败',
  event: (user: string, kind: ShareEvent['kind'], detail: string) =>
    `${user} ${events[kind]}${detail === '' ? '' : `：${detail}`}`,
}

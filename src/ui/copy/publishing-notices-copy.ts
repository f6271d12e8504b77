import type { PublishingNoticeKind } from '#domain/release/publishing-notice.ts'

/** The texts of what others decided about what one published or asked for. */
export const publishingNoticesCopy = {
  title: '审核结果',
  see: '知道了',
  kinds: {
    granted: () => '已向全平台公开',
    declined: (reason: string) => `没有公开：${reason}`,
    ended: (reason: string) => (reason === '' ? '已恢复为仅本校可见' : `已恢复为仅本校可见：${reason}`),
    takenDown: (reason: string) => (reason === '' ? '已下架' : `已下架：${reason}`),
    versionPublished: (reason: string) => (reason === '' ? '新版本已发布' : `新版本已发布：${reason}`),
    versionReturned: (reason: string) => `新版本已退回：${reason}`,
    commentHidden: (reason: string) => `你在这里的一条评论暂时不再显示：${reason}`,
    commentShown: () => '你在这里的一条评论经复核，已经恢复显示',
    reportedHidden: () => '谢谢你的举报，那条评论已不再显示',
    reportedKept: (reason: string) =>
      reason === ''
        ? '谢谢你的举报，核实后那条评论予以保留'
        : `谢谢你的举报，核实后那条评论予以保留：${reason}`,
    restored: () => '已恢复，大家又能看到',
    faultResolved: (reason: string) =>
      reason === '' ? '你提的纠错已处理，谢谢你' : `你提的纠错已处理：${reason}`,
    faultDismissed: (reason: string) => `你提的纠错经核实不是错误：${reason}`,
  } satisfies Readonly<Record<PublishingNoticeKind, (reason: string) => string>>,
}

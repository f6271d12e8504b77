import type { Catalogue } from './copy.ts'

/** Notes and comments that wait for the line. */
const writingZhCn = {
  waits: '待发送',
  waitsHint: '已保存在这台电脑上，网络或服务恢复后自动发送',
  list: '待发送的评论',
  delivered: { note: '待发送的笔记已保存', comment: '待发送的评论已发表' },
  refused: {
    note: (reason: string) => `笔记没有保存：${reason}。内容已放回笔记输入框`,
    comment: (reason: string) => `评论没有发表：${reason}。内容已放回评论输入框`,
  },
} as const

export const writingCopy: Catalogue<typeof writingZhCn> = writingZhCn

/** The texts of the notices of a reader. */
export const noticesCopy = {
  list: '通知',
  loading: '正在读取通知',
  failed: '通知加载失败',
  notDone: '没有记为已读',
  none: { title: '还没有通知', hint: '学校和平台的通知会出现在这里。' },
  unread: '未读',
  onTop: '置顶',
  everybody: '全体',
  by: (school: string, author: string, time: string) => `${school} · ${author} · ${time}`,
  unreadCount: (count: number) => (count === 0 ? '没有未读通知' : `${count} 条未读`),
  readAll: '全部标为已读',
}

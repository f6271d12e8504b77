/** Colleagues of whom some are chosen. */
export const colleagueCopy = {
  withTitle: (name: string, title: string) => `${name}（${title}）`,
  unread: (reason: string) => `同事加载失败：${reason}`,
} as const

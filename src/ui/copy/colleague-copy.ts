/** Colleagues of whom some are chosen. */
export const colleagueCopy = {
  unread: (reason: string) => `同事加载失败：${reason}`,
} as const

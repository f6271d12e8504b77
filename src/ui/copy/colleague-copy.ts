/** Colleagues of whom some are chosen. */
export const colleagueCopy = {
  apart: (name: string, ...words: readonly string[]) => `${name}（${words.join('，')}）`,
  tail: (digits: string) => `手机尾号 ${digits}`,
  search: '姓名、拼音或职称',
  unread: (reason: string) => `同事加载失败：${reason}`,
} as const

const DAY = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Shanghai' })

/** A day as people in China read it: 2026年12月1日. */
export const chineseDate = (at: Date): string => DAY.format(at)

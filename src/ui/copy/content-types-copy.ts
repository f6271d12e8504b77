import type { ContentType } from '#domain/catalogue/category.ts'

/** What contents are called in the office by their type. */
export const contentTypesCopy: Readonly<Record<ContentType, string>> = {
  1: '课程',
  2: '直播',
  3: '资料',
  4: '题目',
}

/** The texts of choosing questions of the bank for something else. */
export const questionPickerCopy = {
  keyword: '在题库中查找',
  find: '查找',
  kind: '题型',
  anyKind: '全部题型',
  samePlace: '只看同一学段和学科',
  results: '找到的题目',
  searching: '正在查找',
  none: { title: '没有找到题目', hint: '换一个词，或者不限题型和学科再找；也可以写一道新题。' },
  failed: '题库加载失败',
  use: '用这道题',
  used: '已选用',
  useNumber: (number: number) => `用这道题（第 ${number} 道）`,
  close: '关闭',
  pages: '题目的分页',
} as const

/** Of a choice among many, of which one is added. */
export const addingCopy = {
  search: (label: string) => `${label}：查找`,
  hint: '输入名称查找',
  found: (count: number) => (count === 0 ? '没有找到' : `找到 ${count} 个`),
} as const

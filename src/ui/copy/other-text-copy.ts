export const otherTextCopy = {
  told: '另一个标签页在这里写了不同的内容，请选一个：',
  take: '用那边的',
  keep: '用这里的',
} as const

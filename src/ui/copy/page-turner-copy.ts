/** The texts below a list that has no addresses for its pages. */
export const pageTurnerCopy = {
  previous: '上一页',
  next: '下一页',
  passed: '这一页已经没有内容',
  backTo: (page: number) => `回到第 ${page} 页`,
  pageOf: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
}

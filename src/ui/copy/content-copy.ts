/** What stands on the pages of contents of several types. */
export const contentCopy = {
  share: '分享链接',
  shared: '链接已复制，可以发给同事',
  shareFailed: (address: string) => `没能复制，请手动复制这个地址：${address}`,
  place: '章节位置',
  backToList: '返回列表',
} as const

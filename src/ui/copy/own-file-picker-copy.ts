/** The texts of the choice among one's own files. */
export const ownFilePickerCopy = {
  film: '选择视频',
  picture: '选择图片',
  any: '选择文件',
  hint: '从“我的资料库”里选一个文件，也可以现在上传。',
  up: '返回上一级',
  none: '这里没有可以用的文件',
  choose: (name: string) => `选择${name}`,
  close: '关闭',
  failed: '资料加载失败',
  loading: '正在读取资料',
  folder: (name: string) => `打开文件夹${name}`,
  notTaken: (reason: string) => `没有选用成功：${reason}`,
  previous: '上一页',
  next: '下一页',
}

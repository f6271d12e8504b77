import type { Catalogue } from './copy.ts'
import { quoted } from './quoted.ts'

/** Every text of a school's library, in simplified Chinese. */
const libraryZhCn = {
  results: '资源列表',
  total: (count: string) => `共 ${count} 个资源`,
  onPage: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
  loading: '正在取资源',
  toTakenDown: '下架的内容',
  failed: '学校资源加载失败',
  keyword: '校内搜索',
  search: '查找',
  rows: { tag: '类型', format: '格式', uploader: '上传者' },
  counted: (name: string, count: string) => `${name} ${count}`,
  formats: {
    document: '文档',
    slides: '演示',
    workbook: '表格',
    pdf: 'PDF',
    picture: '图片',
    video: '视频',
  },
  sort: '排序',
  sorts: {
    latest: '最新',
    mostViewed: '浏览最多',
    mostDownloaded: '下载最多',
    name: '名称',
    largest: '最大',
  },
  clearFilters: '清除筛选',
  nobody: '已选上传者',
  noTag: '已选类型',

  select: (name: string) => `选择${quoted(name)}`,
  selection: '已选资源',
  selected: (count: number) => `已选 ${count} 个`,
  selectAll: '全选本页',
  clearSelection: '取消选择',
  packSelected: '批量下载',
  packing: '正在打包…',
  packFailed: '没有打成压缩包',
  packed: (count: number, size: string) => `${count} 个文件（${size}）已打包，正在下载`,
  keepSelected: '收藏',

  preview: '预览',
  previewName: (name: string) => `预览${quoted(name)}`,
  close: '关闭',
  gone: '这个资源已不在列表里，请关闭后重新选择。',
  download: '下载',
  downloadName: (name: string) => `下载${quoted(name)}`,
  keep: '存到我的资料',
  keepName: (name: string) => `把${quoted(name)}存到我的资料`,
  takeDown: '下架',
  takeDownName: (name: string) => `下架${quoted(name)}`,
  keeping: '正在保存…',
  kept: (name: string) => `已存到我的资料：${name}`,
  keepFailed: '没有存进我的资料',
  views: (count: string) => `浏览 ${count}`,
  downloads: (count: string) => `下载 ${count}`,
  shared: (moment: string) => `${moment}共享`,

  nothing: '没有符合条件的资源',
  nothingHint: '条件可能太窄了，放宽一些再看。',
  nothingHere: '本校该章节还没有资源',
  nothingHereHint: '把你的资料共享到学校，同事就能在这里找到。',
  nothingAtAll: '学校资源库还是空的',
  share: '去共享',
  wider: '看上一级',
}

/** The texts of a school's library, apart from the others: they come with its page. */
export const libraryCopy: Catalogue<typeof libraryZhCn> = libraryZhCn

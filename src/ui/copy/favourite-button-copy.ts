import type { Catalogue } from './copy.ts'
import { quoted } from './quoted.ts'

/** Keeping a content, from wherever its card stands. */
const favouriteButtonZhCn = {
  keep: (name: string) => `收藏：${name}`,
  keepShort: '收藏',
  keptShort: '已收藏',
  chooseFolder: '收藏到…',
  /** The file behind a content. */
  file: {
    keep: '存到我的资料',
    keepNamed: (name: string) => `存到我的资料：${name}`,
    keeping: '正在保存…',
    kept: (name: string) => `已存到我的资料：${name}`,
    keepFailed: '没有存进我的资料',
    keepFailedOf: (name: string) => `${quoted(name)}没有存进我的资料`,
    download: '下载',
    downloadNamed: (name: string) => `下载：${name}`,
    downloading: '正在准备下载…',
    downloadFailedOf: (name: string) => `${quoted(name)}没有下载`,
    none: '发布者还没有上传文件',
    gone: '文件地址已失效，请刷新页面后再试',
  },
  /** What became of favourites. */
  done: {
    kept: (folder: string) => (folder === '' ? '已收藏' : `已收藏到${quoted(folder)}`),
    moved: (count: number, folder: string) =>
      `已把${count === 1 ? '' : ` ${count} 项`}收藏移动到“${folder === '' ? '未分类' : folder}”`,
    forgotten: (count: number) => (count === 1 ? '已取消收藏' : `已取消 ${count} 项收藏`),
    restored: '已恢复收藏',
    failed: (name: string, reason: string) => `${quoted(name)}没有改成：${reason}`,
    failedSome: (count: number, names: string, reason: string) =>
      `有 ${count} 项没有改成（${names}）：${reason}`,
    undo: '撤销',
    moveElsewhere: '移动到…',
  },
}

/** The texts of keeping a content, apart from the others: visitors do without them. */
export const favouriteButtonCopy: Catalogue<typeof favouriteButtonZhCn> = favouriteButtonZhCn

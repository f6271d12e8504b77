import { MAX_FOLDER_DEPTH } from '#domain/favourite/folder-tree.ts'
import type { Catalogue } from './copy.ts'
import { quoted } from './quoted.ts'

/** The choice of a folder for what is kept. */
const folderChooserZhCn = {
  keepIn: '收藏到',
  moveTo: '移动到',
  pickerHint: (name: string) => `给${quoted(name)}选一个收藏夹`,
  pickerHintMany: (count: number) => `给选中的 ${count} 项选一个收藏夹`,
  folders: '收藏夹',
  noFolder: '未分类',
  newFolder: '新建收藏夹',
  newFolderName: '新收藏夹的名称',
  create: '新建',
  nameTaken: '这里已有同名的收藏夹',
  tooDeep: `收藏夹最多 ${MAX_FOLDER_DEPTH} 层`,
  confirmKeep: '收藏到这里',
  confirmMove: '移动到这里',
  cancel: '取消',
  foldersFailed: '收藏夹加载失败',
  foldersLoading: '正在读取收藏夹',
}

/** The texts of choosing a folder, apart from those of the star: most pages do without them. */
export const folderChooserCopy: Catalogue<typeof folderChooserZhCn> = folderChooserZhCn

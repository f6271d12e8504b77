import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { FileShare, FolderNode, OwnFile, OwnFileView, OwnFolder } from '#domain/private-file/own-file.ts'
import {
  OWN_FILES_PER_PAGE,
  type OwnFileOrder,
  type OwnFileQuery,
} from '#domain/private-file/own-file-query.ts'
import { foldersWithin } from '#domain/private-file/own-folders.ts'
import type { Binned, OwnFileData } from './own-file.backend.ts'

const KEPT_MS = 30 * 24 * 3600 * 1000
const QUOTA_BYTES = 10 * 1024 ** 3

const inChinese = new Intl.Collator('zh-CN', { numeric: true })

type Comparison = (one: OwnFile, other: OwnFile) => number

const byName: Comparison = (one, other) => inChinese.compare(one.name, other.name)
const byTime: Comparison = (one, other) => one.updateTime.localeCompare(other.updateTime) || one.id - other.id

const COMPARISONS: Readonly<Record<OwnFileOrder, Comparison>> = {
  latest: (one, other) => byTime(other, one),
  oldest: byTime,
  name: byName,
  nameDown: (one, other) => byName(other, one),
  largest: (one, other) => other.size - one.size,
  smallest: (one, other) => one.size - other.size,
  suffix: (one, other) => one.suffix.localeCompare(other.suffix) || byName(one, other),
}

/** From the top down to a folder, itself last; empty for the top. */
export const lineTo = (folders: readonly FolderNode[], id: number): readonly FolderNode[] => {
  const folder = folders.find((it) => it.id === id)
  return folder === undefined ? [] : [...lineTo(folders, folder.parentId), folder]
}

/** `备课/七年级`; empty for the top. */
export const pathName = (folders: readonly FolderNode[], id: number): string =>
  lineTo(folders, id)
    .map(({ name }) => name)
    .join('/')

const untilOf = ({ deletedAt }: Binned): string => new Date(Date.parse(deletedAt) + KEPT_MS).toISOString()

/** What a folder, a search below it or the bin shows. */
export const ownViewOf = (
  data: OwnFileData,
  { folder, bin, keyword, suffixes = [], order, page }: OwnFileQuery,
  sharesOf: (file: FileItem) => readonly FileShare[],
): OwnFileView => {
  const { folders, files } = bin ? inBin(data) : inFolder(data, folder, keyword)
  const isFound = ({ name }: { readonly name: string }) => name.toLowerCase().includes(keyword.toLowerCase())
  const found = files
    .filter(isFound)
    .filter(({ suffix }) => suffixes.length === 0 || suffixes.includes(suffix))
    .map((file) => ({ ...file, shares: sharesOf(file) }))
    .sort(COMPARISONS[order])
  const start = (page - 1) * OWN_FILES_PER_PAGE
  const all = [...data.files, ...data.bin.flatMap((binned) => binned.files)]
  return {
    path: bin ? [] : lineTo(data.folders, folder).map(({ id, name }) => ({ id, name })),
    folders: folders.filter(isFound).sort((one, other) => inChinese.compare(one.name, other.name)),
    files: {
      index: page,
      size: OWN_FILES_PER_PAGE,
      total: found.length,
      items: found.slice(start, start + OWN_FILES_PER_PAGE),
    },
    usedBytes: all.reduce((sum, { file }) => sum + file.size, 0),
    quotaBytes: QUOTA_BYTES,
  }
}

interface Shown {
  readonly folders: OwnFolder[]
  readonly files: Omit<OwnFile, 'shares'>[]
}

const inFolder = ({ folders, files }: OwnFileData, folder: number, keyword: string): Shown => {
  const within = keyword === '' ? new Set([folder]) : foldersWithin(folders, [folder])
  const heldIn = (id: number) =>
    folders.filter(({ parentId }) => parentId === id).length +
    files.filter(({ directoryId }) => directoryId === id).length
  const place = (id: number) => (keyword === '' ? '' : pathName(folders, id))
  return {
    folders: folders
      .filter(({ parentId }) => within.has(parentId))
      .map((it) => ({
        ...it,
        held: heldIn(it.id),
        updateTime: '',
        trashUntil: '',
        pathName: place(it.parentId),
      })),
    files: files
      .filter(({ directoryId }) => within.has(directoryId))
      .map(({ file, directoryId }) => ({
        ...file,
        directoryId,
        trashUntil: '',
        pathName: place(directoryId),
      })),
  }
}

const inBin = ({ bin, folders }: OwnFileData): Shown => ({
  folders: bin.flatMap((binned) =>
    binned.folders.slice(0, 1).map((root) => ({
      ...root,
      held: binned.folders.length + binned.files.length - 1,
      updateTime: '',
      trashUntil: untilOf(binned),
      pathName: pathName(folders, root.parentId),
    })),
  ),
  files: bin.flatMap((binned) =>
    binned.folders.length > 0
      ? []
      : binned.files.map(({ file, directoryId }) => ({
          ...file,
          directoryId,
          trashUntil: untilOf(binned),
          pathName: pathName(folders, directoryId),
        })),
  ),
})

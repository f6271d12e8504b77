import type { ChosenItems, FolderNode } from '#domain/private-file/own-file.ts'
import { done, type TransferAnswer } from '#domain/private-file/own-file-task.ts'
import type { OnClash } from '#domain/upload/upload.ts'
import { freeNameOf, type OwnFile, type OwnFileData } from '../memory/own-file.backend.ts'

interface Transfer {
  readonly kind: 'move' | 'copy'
  readonly chosen: ChosenItems
  readonly folderId: number
  readonly onClash: OnClash | null
  readonly newId: () => number
}

/**
 * Moves or copies what is there on a data, or names what is in the way; then nothing is done. `replaced`: files that had
 * to make way, which belong into the bin now.
 */
export const transferIn = (
  data: OwnFileData,
  { kind, chosen, folderId, onClash, newId }: Transfer,
): { readonly answer: TransferAnswer; readonly replaced: readonly OwnFile[] } => {
  const folders = data.folders.filter(({ id }) => chosen.folderIds.includes(id))
  const files = data.files.filter(({ file }) => chosen.fileIds.includes(file.id))
  // Beside itself a copy gets a number by itself.
  const leaves = (place: number) => place !== folderId
  const namesIn = (place: number) => ({
    folders: new Set(data.folders.filter((it) => it.parentId === place).map(({ name }) => name)),
    files: new Set(data.files.filter((it) => it.directoryId === place).map(({ file }) => file.name)),
  })
  const there = namesIn(folderId)
  const clashes = [
    ...folders.filter(({ name, parentId }) => leaves(parentId) && there.folders.has(name)),
    ...files.filter(({ file, directoryId }) => leaves(directoryId) && there.files.has(file.name)),
  ].map((it) => ('file' in it ? it.file.name : it.name))
  if (clashes.length > 0 && onClash === null)
    return { answer: { kind: 'clashes', names: clashes }, replaced: [] }

  let count = 0
  const replaced: OwnFile[] = []
  const putFile = (own: OwnFile, place: number): void => {
    const taken = namesIn(place).files
    if (kind === 'move' && own.directoryId === place) return
    if (taken.has(own.file.name) && onClash === 'skip') return
    if (taken.has(own.file.name) && onClash === 'replace') {
      const inTheWay = data.files.find((it) => it.directoryId === place && it.file.name === own.file.name)
      if (inTheWay === own) return
      if (inTheWay !== undefined) replaced.push(inTheWay)
      data.files = data.files.filter((it) => it !== inTheWay)
    }
    const name = freeNameOf(namesIn(place).files, own.file.name)
    const id = kind === 'copy' ? newId() : own.file.id
    if (kind === 'move') data.files = data.files.filter((it) => it !== own)
    data.files = [...data.files, { file: { ...own.file, id, name }, directoryId: place }]
    count += 1
  }
  const putFolder = (folder: FolderNode, place: number): void => {
    if (kind === 'move' && folder.parentId === place) return
    const holder = data.folders.find((it) => it.parentId === place && it.name === folder.name)
    if (holder !== undefined && onClash === 'skip') return
    const into = holder !== undefined && onClash === 'replace' ? holder : null
    const name = freeNameOf(namesIn(place).folders, folder.name)
    const inside = {
      folders: data.folders.filter(({ parentId }) => parentId === folder.id),
      files: data.files.filter(({ directoryId }) => directoryId === folder.id),
    }
    count += 1
    if (kind === 'move' && into === null) {
      data.folders = data.folders.map((it) => (it === folder ? { ...it, parentId: place, name } : it))
      return
    }
    const id = into?.id ?? newId()
    if (into === null) data.folders = [...data.folders, { id, parentId: place, name }]
    for (const inner of inside.folders) putFolder(inner, id)
    for (const inner of inside.files) putFile(inner, id)
    if (kind === 'move') data.folders = data.folders.filter((it) => it !== folder)
  }
  for (const folder of folders) putFolder(folder, folderId)
  for (const own of files) putFile(own, folderId)
  return { answer: done(count), replaced }
}

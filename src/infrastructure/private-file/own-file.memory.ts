import type { OwnFilePort } from '#application/private-file/own-file.port.ts'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import {
  type ChosenItems,
  type FolderNode,
  isBadName,
  splitName,
  TOP,
} from '#domain/private-file/own-file.ts'
import { foldersWithin, MAX_OWN_FOLDER_DEPTH } from '#domain/private-file/own-folders.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import {
  type Binned,
  binnedAt,
  freeNameOf,
  nextOwnId,
  type OwnFile,
  type OwnFileData,
  ownFileDataIn,
} from '../memory/own-file.backend.ts'
import { lineTo, ownViewOf } from '../memory/own-file-view.ts'
import { refusePending, shareDataIn, sharesOf } from '../memory/share.backend.ts'
import { transferIn } from './own-file-transfer.memory.ts'

const rejected = (reason: RejectionReason, message: string) =>
  failed<Failure>({ kind: 'rejected', reason, message })
const NOT_FOUND = rejected('missing', '没有找到所选的文件或文件夹，请刷新后再试')
const BAD_NAME = rejected('invalid', '名称不能含有 / 和 \\，也不能只是 . 或 ..')
const NOT_IN_BIN = rejected('missing', '回收站里没有所选的文件')

const isThere = ({ folders, files }: OwnFileData, { folderIds, fileIds }: ChosenItems): boolean =>
  folderIds.every((id) => folders.some((folder) => folder.id === id)) &&
  fileIds.every((id) => files.some(({ file }) => file.id === id)) &&
  folderIds.length + fileIds.length > 0

const isTaken = ({ folders }: OwnFileData, name: string, parentId: number, except = 0): boolean =>
  folders.some((it) => it.parentId === parentId && it.name === name && it.id !== except)

const rootOf = ({
  folders,
  files,
}: Binned): { folder: FolderNode | undefined; file: OwnFile | undefined } => {
  const [folder] = folders
  return { folder, file: folder === undefined ? files[0] : undefined }
}

const isChosen = (binned: Binned, { folderIds, fileIds }: ChosenItems): boolean => {
  const { folder, file } = rootOf(binned)
  return folder === undefined ? fileIds.includes(file?.file.id ?? 0) : folderIds.includes(folder.id)
}

const sizeOf = ({ folders, files }: Binned): number => folders.length + files.length

export const memoryOwnFiles = (backend: MemoryBackend, caller: Caller): OwnFilePort => {
  const ask = <T>(
    call: string,
    signal: AbortSignal,
    answer: (data: OwnFileData, person: CurrentUser) => Result<T, Failure>,
  ): Promise<Result<T, Failure>> =>
    backend.request({
      call: `ownFiles.${call}`,
      access: 'session',
      caller,
      signal,
      answer: (person) => answer(ownFileDataIn(backend, person.id), person),
    })

  const shared = shareDataIn(backend)

  return {
    view: (query, signal) =>
      ask('view', signal, (data, person) =>
        query.folder !== TOP && !data.folders.some(({ id }) => id === query.folder)
          ? rejected('missing', '没有找到这个文件夹')
          : success(ownViewOf(data, query, (file) => sharesOf(shared, person.id, file))),
      ),

    folders: (signal) => ask('folders', signal, ({ folders }) => success(folders)),

    createFolder: (name, parentId, signal) =>
      ask('createFolder', signal, (data, person) => {
        if (isBadName(name)) return BAD_NAME
        if (parentId !== TOP && !data.folders.some(({ id }) => id === parentId)) return NOT_FOUND
        if (isTaken(data, name, parentId)) return rejected('conflict', `这里已有名为“${name}”的文件夹`)
        if (lineTo(data.folders, parentId).length >= MAX_OWN_FOLDER_DEPTH)
          return rejected('conflict', `文件夹最多 ${MAX_OWN_FOLDER_DEPTH} 层`)
        const id = nextOwnId(backend, person.id)
        data.folders = [...data.folders, { id, parentId, name }]
        return success(id)
      }),

    renameFolder: (id, name, signal) =>
      ask('renameFolder', signal, (data) => {
        const folder = data.folders.find((it) => it.id === id)
        if (isBadName(name)) return BAD_NAME
        if (folder === undefined) return NOT_FOUND
        if (isTaken(data, name, folder.parentId, id))
          return rejected('conflict', `这里已有名为“${name}”的文件夹`)
        data.folders = data.folders.map((it) => (it.id === id ? { ...it, name } : it))
        return success(true)
      }),

    renameFile: (id, name, signal) =>
      ask('renameFile', signal, (data) => {
        const own = data.files.find(({ file }) => file.id === id)
        if (isBadName(name)) return BAD_NAME
        if (own === undefined) return NOT_FOUND
        const [, ending] = splitName(own.file.name, own.file.suffix)
        const whole = `${name}${ending}`
        const others = data.files.filter((it) => it.directoryId === own.directoryId && it !== own)
        if (others.some(({ file }) => file.name === whole))
          return rejected('conflict', '文件夹里已有同名文件')
        data.files[data.files.indexOf(own)] = { ...own, file: { ...own.file, name: whole } }
        return success(true)
      }),

    transfer: (kind, chosen, { folderId, onClash }, signal) =>
      ask('transfer', signal, (data, person) => {
        if (!isThere(data, chosen)) return NOT_FOUND
        if (folderId !== TOP && !data.folders.some(({ id }) => id === folderId)) return NOT_FOUND
        if (foldersWithin(data.folders, chosen.folderIds).has(folderId))
          return rejected('conflict', '不能把文件夹放到它自己里面')
        const newId = () => nextOwnId(backend, person.id)
        const after = { ...data }
        const { answer, replaced } = transferIn(after, { kind, chosen, folderId, onClash, newId })
        const pending = refusePending(shared, person.id, replaced, '替换')
        if (pending !== null) return pending
        data.files = after.files
        data.folders = after.folders
        data.bin = [...binnedAt(replaced, backend.now()), ...data.bin]
        return success(answer)
      }),

    remove: (chosen, signal) =>
      ask('remove', signal, (data, person) => {
        if (!isThere(data, chosen)) return NOT_FOUND
        const within = foldersWithin(data.folders, chosen.folderIds)
        const goes = ({ file, directoryId }: OwnFile) =>
          chosen.fileIds.includes(file.id) || within.has(directoryId)
        const pending = refusePending(shared, person.id, data.files.filter(goes), '删除')
        if (pending !== null) return pending
        const deletedAt = new Date(backend.now()).toISOString()
        const roots = chosen.folderIds.map((id) => foldersWithin(data.folders, [id]))
        const binned: Binned[] = [
          ...roots.map((ids) => ({
            folders: data.folders.filter(({ id }) => ids.has(id)),
            files: data.files.filter(({ directoryId }) => ids.has(directoryId)),
            deletedAt,
          })),
          ...binnedAt(
            data.files.filter((own) => goes(own) && !within.has(own.directoryId)),
            backend.now(),
          ),
        ]
        data.files = data.files.filter((it) => !goes(it))
        data.folders = data.folders.filter(({ id }) => !within.has(id))
        data.bin = [...binned, ...data.bin]
        return success(binned.reduce((sum, it) => sum + sizeOf(it), 0))
      }),

    restore: (chosen, signal) =>
      ask('restore', signal, (data) => {
        const wanted = data.bin.filter((it) => isChosen(it, chosen))
        if (wanted.length < chosen.folderIds.length + chosen.fileIds.length) return NOT_IN_BIN
        for (const binned of wanted) putBack(data, binned)
        data.bin = data.bin.filter((it) => !wanted.includes(it))
        return success(wanted.length)
      }),

    purge: (chosen, signal) =>
      ask('purge', signal, (data) => {
        const wanted = data.bin.filter((it) => chosen === 'all' || isChosen(it, chosen))
        if (chosen !== 'all' && wanted.length < chosen.folderIds.length + chosen.fileIds.length)
          return NOT_IN_BIN
        data.bin = data.bin.filter((it) => !wanted.includes(it))
        return success(wanted.reduce((sum, it) => sum + sizeOf(it), 0))
      }),

    pack: (chosen, signal) =>
      ask('pack', signal, (data) => (isThere(data, chosen) ? success('') : NOT_FOUND)),
  }
}

/** Where it lay, or at the top where that is gone; a name that was given again gets a number. */
const putBack = (data: OwnFileData, binned: Binned): void => {
  const { folder, file } = rootOf(binned)
  const placeOf = (id: number) => (data.folders.some((it) => it.id === id) ? id : TOP)
  if (folder !== undefined) {
    const parentId = placeOf(folder.parentId)
    const taken = new Set(data.folders.filter((it) => it.parentId === parentId).map(({ name }) => name))
    const back = { ...folder, parentId, name: freeNameOf(taken, folder.name) }
    data.folders = [...data.folders, back, ...binned.folders.slice(1)]
    data.files = [...data.files, ...binned.files]
  } else if (file !== undefined) {
    const directoryId = placeOf(file.directoryId)
    const taken = new Set(data.files.filter((it) => it.directoryId === directoryId).map((it) => it.file.name))
    const name = freeNameOf(taken, file.file.name)
    data.files = [...data.files, { file: { ...file.file, name }, directoryId }]
  }
}

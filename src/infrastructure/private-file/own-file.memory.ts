import type { OwnFilePort } from '#application/private-file/own-file.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import {
  type ChosenItems,
  type FolderNode,
  isBadName,
  splitName,
  TOP,
} from '#domain/private-file/own-file.ts'
import { DEEPEST_OWN_FOLDER, foldersWithin } from '#domain/private-file/own-folders.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import {
  type Binned,
  binnedAt,
  freeNameOf,
  nextOwnId,
  type OwnFile,
  type OwnShelf,
  ownShelfIn,
} from '../memory/own-file-shelf.ts'
import { lineTo, ownViewOf } from '../memory/own-file-view.ts'
import { refusePending, shareShelfIn, sharesOf } from '../memory/share-shelf.ts'
import type { Caller, World } from '../memory/world.ts'
import { transferIn } from './own-file-transfer.memory.ts'

const rejected = (code: number, message: string) => failed<Failure>({ kind: 'rejected', code, message })
const NOT_FOUND = rejected(404, '没有找到所选的文件或文件夹，请刷新后再试')
const BAD_NAME = rejected(400, '名称不能含有 / 和 \\，也不能只是 . 或 ..')
const NOT_IN_BIN = rejected(404, '回收站里没有所选的文件')

const isThere = ({ folders, files }: OwnShelf, { folderIds, fileIds }: ChosenItems): boolean =>
  folderIds.every((id) => folders.some((folder) => folder.id === id)) &&
  fileIds.every((id) => files.some(({ file }) => file.id === id)) &&
  folderIds.length + fileIds.length > 0

const isTaken = ({ folders }: OwnShelf, name: string, parentId: number, except = 0): boolean =>
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

export const memoryOwnFiles = (world: World, caller: Caller): OwnFilePort => {
  const ask = <T>(
    call: string,
    signal: AbortSignal,
    answer: (shelf: OwnShelf, person: CurrentUser) => Result<T, Failure>,
  ): Promise<Result<T, Failure>> =>
    world.ask({
      call: `ownFiles.${call}`,
      access: 'session',
      caller,
      signal,
      answer: (person) => answer(ownShelfIn(world, person.id), person),
    })

  const shared = shareShelfIn(world)

  return {
    view: (query, signal) =>
      ask('view', signal, (shelf, person) =>
        query.folder !== TOP && !shelf.folders.some(({ id }) => id === query.folder)
          ? rejected(404, '没有找到这个文件夹')
          : success(ownViewOf(shelf, query, (file) => sharesOf(shared, person.id, file))),
      ),

    folders: (signal) => ask('folders', signal, ({ folders }) => success(folders)),

    createFolder: (name, parentId, signal) =>
      ask('createFolder', signal, (shelf, person) => {
        if (isBadName(name)) return BAD_NAME
        if (parentId !== TOP && !shelf.folders.some(({ id }) => id === parentId)) return NOT_FOUND
        if (isTaken(shelf, name, parentId)) return rejected(409, `这里已有名为“${name}”的文件夹`)
        if (lineTo(shelf.folders, parentId).length >= DEEPEST_OWN_FOLDER)
          return rejected(409, `文件夹最多 ${DEEPEST_OWN_FOLDER} 层`)
        const id = nextOwnId(world, person.id)
        shelf.folders = [...shelf.folders, { id, parentId, name }]
        return success(id)
      }),

    renameFolder: (id, name, signal) =>
      ask('renameFolder', signal, (shelf) => {
        const folder = shelf.folders.find((it) => it.id === id)
        if (isBadName(name)) return BAD_NAME
        if (folder === undefined) return NOT_FOUND
        if (isTaken(shelf, name, folder.parentId, id)) return rejected(409, `这里已有名为“${name}”的文件夹`)
        shelf.folders = shelf.folders.map((it) => (it.id === id ? { ...it, name } : it))
        return success(true)
      }),

    renameFile: (id, name, signal) =>
      ask('renameFile', signal, (shelf) => {
        const own = shelf.files.find(({ file }) => file.id === id)
        if (isBadName(name)) return BAD_NAME
        if (own === undefined) return NOT_FOUND
        const [, ending] = splitName(own.file.name, own.file.suffix)
        const whole = `${name}${ending}`
        const others = shelf.files.filter((it) => it.directoryId === own.directoryId && it !== own)
        if (others.some(({ file }) => file.name === whole)) return rejected(409, '文件夹里已有同名文件')
        shelf.files[shelf.files.indexOf(own)] = { ...own, file: { ...own.file, name: whole } }
        return success(true)
      }),

    transfer: (kind, chosen, { folderId, onClash }, signal) =>
      ask('transfer', signal, (shelf, person) => {
        if (!isThere(shelf, chosen)) return NOT_FOUND
        if (folderId !== TOP && !shelf.folders.some(({ id }) => id === folderId)) return NOT_FOUND
        if (foldersWithin(shelf.folders, chosen.folderIds).has(folderId))
          return rejected(409, '不能把文件夹放到它自己里面')
        const newId = () => nextOwnId(world, person.id)
        const after = { ...shelf }
        const { answer, replaced } = transferIn(after, { kind, chosen, folderId, onClash, newId })
        const pending = refusePending(shared, person.id, replaced, '替换')
        if (pending !== null) return pending
        shelf.files = after.files
        shelf.folders = after.folders
        shelf.bin = [...binnedAt(replaced, world.now()), ...shelf.bin]
        return success(answer)
      }),

    remove: (chosen, signal) =>
      ask('remove', signal, (shelf, person) => {
        if (!isThere(shelf, chosen)) return NOT_FOUND
        const within = foldersWithin(shelf.folders, chosen.folderIds)
        const goes = ({ file, directoryId }: OwnFile) =>
          chosen.fileIds.includes(file.id) || within.has(directoryId)
        const pending = refusePending(shared, person.id, shelf.files.filter(goes), '删除')
        if (pending !== null) return pending
        const deletedAt = new Date(world.now()).toISOString()
        const roots = chosen.folderIds.map((id) => foldersWithin(shelf.folders, [id]))
        const binned: Binned[] = [
          ...roots.map((ids) => ({
            folders: shelf.folders.filter(({ id }) => ids.has(id)),
            files: shelf.files.filter(({ directoryId }) => ids.has(directoryId)),
            deletedAt,
          })),
          ...binnedAt(
            shelf.files.filter((own) => goes(own) && !within.has(own.directoryId)),
            world.now(),
          ),
        ]
        shelf.files = shelf.files.filter((it) => !goes(it))
        shelf.folders = shelf.folders.filter(({ id }) => !within.has(id))
        shelf.bin = [...binned, ...shelf.bin]
        return success(binned.reduce((sum, it) => sum + sizeOf(it), 0))
      }),

    restore: (chosen, signal) =>
      ask('restore', signal, (shelf) => {
        const wanted = shelf.bin.filter((it) => isChosen(it, chosen))
        if (wanted.length < chosen.folderIds.length + chosen.fileIds.length) return NOT_IN_BIN
        for (const binned of wanted) putBack(shelf, binned)
        shelf.bin = shelf.bin.filter((it) => !wanted.includes(it))
        return success(wanted.length)
      }),

    purge: (chosen, signal) =>
      ask('purge', signal, (shelf) => {
        const wanted = shelf.bin.filter((it) => chosen === 'all' || isChosen(it, chosen))
        if (chosen !== 'all' && wanted.length < chosen.folderIds.length + chosen.fileIds.length)
          return NOT_IN_BIN
        shelf.bin = shelf.bin.filter((it) => !wanted.includes(it))
        return success(wanted.reduce((sum, it) => sum + sizeOf(it), 0))
      }),

    pack: (chosen, signal) =>
      ask('pack', signal, (shelf) => (isThere(shelf, chosen) ? success('') : NOT_FOUND)),
  }
}

/** Where it lay, or at the top where that is gone; a name that was given again gets a number. */
const putBack = (shelf: OwnShelf, binned: Binned): void => {
  const { folder, file } = rootOf(binned)
  const placeOf = (id: number) => (shelf.folders.some((it) => it.id === id) ? id : TOP)
  if (folder !== undefined) {
    const parentId = placeOf(folder.parentId)
    const taken = new Set(shelf.folders.filter((it) => it.parentId === parentId).map(({ name }) => name))
    const back = { ...folder, parentId, name: freeNameOf(taken, folder.name) }
    shelf.folders = [...shelf.folders, back, ...binned.folders.slice(1)]
    shelf.files = [...shelf.files, ...binned.files]
  } else if (file !== undefined) {
    const directoryId = placeOf(file.directoryId)
    const taken = new Set(
      shelf.files.filter((it) => it.directoryId === directoryId).map((it) => it.file.name),
    )
    const name = freeNameOf(taken, file.file.name)
    shelf.files = [...shelf.files, { file: { ...file.file, name }, directoryId }]
  }
}

import type { OwnFilePort } from '#application/private-file/own-file.port.ts'
import type { DataOf } from '#contract/call.ts'
import {
  addPrivateDirectory,
  addPrivateFileContent,
  copyPrivateFiles,
  deletePrivateFiles,
  getPrivateDirectoryTree,
  getPrivateFile,
  movePrivateFiles,
  ON_CLASH,
  PRIVATE_SORT,
  packPrivateFiles,
  purgePrivateFiles,
  restorePrivateFiles,
} from '#contract/private-file.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { ChosenItems } from '#domain/private-file/own-file.ts'
import { OWN_FILES_PER_PAGE } from '#domain/private-file/own-file-query.ts'
import { done, type TransferAnswer } from '#domain/private-file/own-file-task.ts'
import type { Http } from '../http/http.ts'
import { amountOf, idOf, textOf } from '../http/wire-values.ts'
import { writeCall } from '../http/write-call.ts'
import { ownFileViewOf } from './own-file.mapper.ts'

const idsOf = ({ folderIds, fileIds }: ChosenItems) => ({
  DirectoryIds: [...folderIds],
  FileIds: [...fileIds],
})

const transferred = ({ Done, Clashes }: DataOf<typeof movePrivateFiles>): TransferAnswer => {
  const names = (Clashes ?? []).map(({ Name }) => textOf(Name))
  return names.length > 0 ? { kind: 'clashes', names } : done(amountOf(Done))
}

const mapped = <From, To>(read: Result<From, Failure>, map: (value: From) => To): Result<To, Failure> =>
  read.ok ? success(map(read.value)) : read

const yes = (): true => true

/** Wire: 我的资料, and ours beside it. */
export const axiosOwnFiles = (http: Http): OwnFilePort => ({
  view: async (query, signal) => {
    const { folder, bin, keyword, suffixes = [], order, page } = query
    const asked = {
      parentId: folder,
      trash: bin ? 1 : 0,
      Keyword: keyword,
      suffix: suffixes.join(','),
      Sort: PRIVATE_SORT[order],
      PageIndex: page,
      PageSize: OWN_FILES_PER_PAGE,
    }
    const read = await http.call(getPrivateFile, { query: asked }, signal)
    return mapped(read, (wire) => ownFileViewOf(http.fileAddress, query, wire))
  },

  folders: async (signal) =>
    mapped(await http.call(getPrivateDirectoryTree, {}, signal), (wire) =>
      wire.map(({ Id, ParentId, Name }) => ({ id: Id, parentId: idOf(ParentId), name: Name })),
    ),

  createFolder: async (name, parentId, signal) => {
    const body = { Id: 0, ParentId: parentId, Name: name }
    return mapped(
      await writeCall(http, addPrivateDirectory, { body }, signal),
      ({ data, id }) => data?.Id ?? id,
    )
  },

  renameFolder: async (id, name, signal) =>
    mapped(await writeCall(http, addPrivateDirectory, { body: { Id: id, Name: name } }, signal), yes),

  renameFile: async (id, name, signal) =>
    mapped(await writeCall(http, addPrivateFileContent, { body: { Id: id, Name: name } }, signal), yes),

  transfer: async (kind, chosen, { folderId, onClash }, signal) => {
    const body = {
      ...idsOf(chosen),
      DirectoryId: folderId,
      ...(onClash === null ? {} : { OnClash: ON_CLASH[onClash] }),
    }
    const call = kind === 'move' ? movePrivateFiles : copyPrivateFiles
    return mapped(await http.call(call, { body }, signal), transferred)
  },

  remove: async (chosen, signal) =>
    mapped(await writeCall(http, deletePrivateFiles, { body: idsOf(chosen) }, signal), ({ data }) =>
      amountOf(data?.Deleted ?? chosen.folderIds.length + chosen.fileIds.length),
    ),

  restore: async (chosen, signal) =>
    mapped(await http.call(restorePrivateFiles, { body: idsOf(chosen) }, signal), ({ Restored }) =>
      amountOf(Restored?.length),
    ),

  purge: async (chosen, signal) => {
    const body = chosen === 'all' ? { All: true } : idsOf(chosen)
    return mapped(await http.call(purgePrivateFiles, { body }, signal), ({ Deleted }) => amountOf(Deleted))
  },

  pack: async (chosen, signal) =>
    mapped(await http.call(packPrivateFiles, { body: idsOf(chosen) }, signal), ({ Url }) =>
      http.fileAddress(Url),
    ),
})

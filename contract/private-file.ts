import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fileItem } from './content.ts'
import { pageInQuery, pageOf } from './page.ts'
import { sentText } from './request.ts'
import {
  amount,
  bodyId,
  flag,
  id,
  idName,
  mayBeNone,
  optional,
  queryNumber,
  text,
  time,
  words,
} from './shape.ts'

const tag = '我的资料'

/** What becomes of a name that the folder holds already; absent is a refusal with 409. */
export const ON_CLASH = { replace: 1, keepBoth: 2, skip: 3 } as const

/** The order of files; folders come first, by name. */
export const PRIVATE_SORT = {
  latest: 0,
  oldest: 1,
  name: 2,
  nameDown: 3,
  largest: 4,
  smallest: 5,
  suffix: 6,
} as const

/** The suffixes that may be uploaded (R-upload-1). */
export const UPLOAD_SUFFIXES = ['jpg', 'png', 'gif', 'jpeg', 'docx', 'pdf', 'xlsx', 'mp4', 'pptx'] as const

const onClash = z.optional(z.int().check(z.minimum(1), z.maximum(3)))
const name = sentText(z.trim(), z.minLength(1), z.maxLength(200))
const someIds = z.optional(z.array(bodyId).check(z.maxLength(500)))

/** What is chosen: folders and files together; at least one. */
const chosen = { DirectoryIds: someIds, FileIds: someIds }

/** One share of a file: the newest request of each school. */
export const privateShare = z.object({
  RequestId: id,
  OrgId: id,
  OrgName: text,
  /** As SHARE_STATUS: 1 待审核, 2 已通过, 3 已驳回, 4 已撤回, 5 已下架, 6 申请下架. */
  Status: amount,
  /** Of what Status says, as ShareRequest; empty for none. */
  Reason: text,
  ReasonCode: amount,
  ApplyTime: time,
  VerifyTime: time,
  VerifyUserName: text,
  RowVersion: amount,
  /** The bytes that were shared are no longer those of the file: 修改后可以再次提交. */
  IsOutdated: flag,
  /** The request whose content stands in the library, to be named in AskTakeDown; 0 and 0 for none. */
  StandingId: amount,
  StandingVersion: amount,
})

/** A user's own file. Id is the user's own, Name has its suffix. */
export const privateFile = z.extend(fileItem, {
  /** 0: the top. */
  DirectoryId: amount,
  Shares: optional(z.array(privateShare)),
  /** When it went into the bin; empty while it has not. */
  DeleteTime: time,
  /** Until when it can be restored; empty while it is not in the bin. */
  TrashUntil: time,
  /** In the bin and in a search: the folders it lies in, `备课/七年级`; empty at the top. */
  PathName: text,
})

export const privateDirectory = z.object({
  Id: id,
  ParentId: amount,
  Name: words,
  /** What it holds directly, folders and files. */
  ChildCount: amount,
  CreateTime: time,
  UpdateTime: time,
  DeleteTime: time,
  TrashUntil: time,
  PathName: text,
})

/**
 * POST AddOrUpdatePrivateFileContentAsync. Id 0: puts bytes into the user's own files; the same bytes under the same name
 * are there once. Id of a file: renames it (Name), moves it (DirectoryId), gives it other bytes (Hash); what is absent
 * stays. Name is without the suffix, DirectoryId 0 the top.
 *
 * Bytes that the user owns, or can see a content with, are kept at once (秒传); Existing names where the user's own files
 * hold them already, so that no second copy is made unnoticed. Any other Hash is a 404 without Size, so
 * that knowing one tells nothing; with Size the bytes are to be sent: NeedUpload, and File is null until they are here.
 * 400 a suffix or size that is not taken, 404 unknown folder or file, 409 name clash (without OnClash) or 待审核,
 * 507 no room.
 */
export const addPrivateFileContent = defineCall({
  method: 'POST',
  path: '/api/user/privateFile/AddOrUpdatePrivateFileContentAsync',
  summary: '存入我的资料，或修改其中的文件',
  tag,
  access: 'session',
  body: z.object({
    Id: z.optional(bodyId),
    DirectoryId: z.optional(bodyId),
    Name: z.optional(name),
    /** Without a dot; of a file that is to be sent. */
    Suffix: z.optional(sentText(z.maxLength(10))),
    /** Bytes; of a file that is to be sent. */
    Size: z.optional(z.int().check(z.nonnegative())),
    /** SHA-256, hexadecimal. Needed for a new file. */
    Hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    /** Where the bytes were sent to, for a store that is not this server. */
    Url: z.optional(sentText(z.maxLength(2000))),
    /** Of bytes that were sent in answer to NeedUpload. */
    UploadId: z.optional(sentText(z.maxLength(100))),
    OnClash: onClash,
  }),
  data: z.object({
    File: mayBeNone(fileItem),
    /** The bytes are not here yet and are to be sent under UploadId, but for those received. */
    NeedUpload: flag,
    UploadId: text,
    ReceivedChunks: optional(z.array(z.int())),
    /** Of bytes that this user's own files held already, but for the bin: where. Id is that of File where nothing was added. */
    Existing: mayBeNone(z.object({ Id: id, Name: text, DirectoryId: amount, PathName: text })),
  }),
})

/** POST AddOrUpdatePirvateFileDirectory: a new folder (Id 0), or another name or place for one; what is absent stays. 409 name clash, a folder into itself, too deep. */
export const addPrivateDirectory = defineCall({
  method: 'POST',
  path: '/api/user/privateFile/AddOrUpdatePirvateFileDirectory',
  summary: '新建、改名或移动文件夹',
  tag,
  access: 'session',
  body: z.object({
    Id: z.optional(bodyId),
    ParentId: z.optional(bodyId),
    Name: z.optional(sentText(z.trim(), z.minLength(1), z.maxLength(100))),
  }),
  data: z.object({ Id: id, ParentId: amount, Name: text }),
})

/** POST DeletePrivateFileDirectory: folders (with what they hold) and files into the bin. 409 while one of the files is 待审核; nothing is deleted then. */
export const deletePrivateFiles = defineCall({
  method: 'POST',
  path: '/api/user/privateFile/DeletePrivateFileDirectory',
  summary: '删除到回收站',
  tag,
  access: 'session',
  body: z.object(chosen),
  data: z.object({
    /** Folders and files, counting what folders hold. */
    Deleted: amount,
    /** Until when they can be restored. */
    TrashUntil: time,
  }),
})

/**
 * GET GetPrivateFile: what a folder holds (parentId 0: the top), files a page at a time. trash=1: the bin instead, with
 * what was deleted by itself and not what went with a folder. Keyword: in the names of everything in and below the
 * folder. Sort as PRIVATE_SORT; suffix several separated by commas. 404 for a folder that is not there.
 */
export const getPrivateFile = defineCall({
  method: 'GET',
  path: '/api/user/privateFile/GetPrivateFile',
  summary: '我的资料',
  tag,
  access: 'session',
  kept: true,
  query: z.object({
    ...pageInQuery,
    parentId: z.optional(queryNumber),
    suffix: z.optional(z.string().check(z.regex(/^([a-z0-9]{1,8}(,[a-z0-9]{1,8}){0,19})?$/))),
    trash: z.optional(queryNumber),
  }),
  data: z.object({
    /** From the top to the folder, the folder last; empty at the top. */
    Path: optional(z.array(idName)),
    Directories: optional(z.array(privateDirectory)),
    Files: optional(pageOf(privateFile)),
    /** Bytes of all files, those in the bin too. */
    UsedSize: amount,
    QuotaSize: amount,
  }),
})

/** GET GetPrivateDirectoryTree (ours, R-wire-11): all folders, flat with ParentId, by name; to move and to upload into. */
export const getPrivateDirectoryTree = defineCall({
  method: 'GET',
  path: '/api/user/privateFile/GetPrivateDirectoryTree',
  summary: '全部文件夹',
  tag,
  access: 'session',
  data: z.array(z.object({ Id: id, ParentId: amount, Name: words })),
})

/** What a change of several did. Clashes: names that the folder holds already, where OnClash was absent; then nothing was done. */
const changed = z.object({
  Done: amount,
  Clashes: optional(z.array(z.object({ Id: id, IsDirectory: flag, Name: text }))),
})

const change = z.object({ ...chosen, DirectoryId: z.optional(bodyId), OnClash: onClash })

/** POST MovePrivateFile (ours): into another folder. A folder whose name is taken is merged for `replace`. 404, 409 into itself or too deep. */
export const movePrivateFiles = defineCall({
  method: 'POST',
  path: '/api/user/privateFile/MovePrivateFile',
  summary: '移动',
  tag,
  access: 'session',
  body: change,
  data: changed,
})

/** POST CopyPrivateFile (ours): copies into a folder, with all that folders hold. Refusals as MovePrivateFile; 507 no room. */
export const copyPrivateFiles = defineCall({
  method: 'POST',
  path: '/api/user/privateFile/CopyPrivateFile',
  summary: '复制',
  tag,
  access: 'session',
  body: change,
  data: changed,
})

/** POST RestorePrivateFile (ours): out of the bin to where it lay, or to the top where that is gone; a taken name becomes `name (2)`. */
export const restorePrivateFiles = defineCall({
  method: 'POST',
  path: '/api/user/privateFile/RestorePrivateFile',
  summary: '从回收站恢复',
  tag,
  access: 'session',
  body: z.object(chosen),
  data: z.object({
    Restored: optional(
      z.array(z.object({ Id: id, IsDirectory: flag, Name: text, DirectoryId: amount, PathName: text })),
    ),
  }),
})

/** POST PurgePrivateFile (ours): out of the bin for good; All empties it. */
export const purgePrivateFiles = defineCall({
  method: 'POST',
  path: '/api/user/privateFile/PurgePrivateFile',
  summary: '彻底删除',
  tag,
  access: 'session',
  body: z.object({ ...chosen, All: z.optional(z.boolean()) }),
  data: z.object({ Deleted: amount }),
})

/** POST PackPrivateFile (ours): the address of a zip of what is chosen, made while it is sent. 404, 400 for nothing or too much. */
export const packPrivateFiles = defineCall({
  method: 'POST',
  path: '/api/user/privateFile/PackPrivateFile',
  summary: '打包下载',
  tag,
  access: 'session',
  again: 'asks',
  body: z.object(chosen),
  data: z.object({
    /** Short-lived; needs no header. */
    Url: z.string(),
    Name: text,
    Count: amount,
    /** Bytes, before packing. */
    Size: amount,
  }),
})

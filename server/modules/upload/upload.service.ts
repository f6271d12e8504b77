import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import type { ConfigurationFile } from '#contract/configuration.ts'
import { CODE } from '#contract/envelope.ts'
import { type addPrivateFileContent, UPLOAD_SUFFIXES } from '#contract/private-file.ts'
import type { getAliOssSetting, getUnfinishedUploads } from '#contract/upload.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { DirectStore } from '../../storage/direct-store.ts'
import type { FileRepository } from '../file/file.repository.ts'
import { fileNameOf } from '../file/file-name.ts'
import type { PrivateFileService } from '../private-file/private-file.service.ts'
import { refuseName } from '../private-file/private-name.ts'
import { folderOf } from './direct-uploads.ts'
import type { FetchDirectUpload } from './fetch-direct-upload.ts'
import { MAX_BEGUN, type UploadRepository, type UploadRow } from './upload.repository.ts'
import { toServer, toStore } from './upload-place.ts'
import { KEPT_MS, type UploadReceiver } from './upload-receiver.ts'
import type { UploadTickets } from './upload-ticket.ts'
import { NO_UPLOAD, type TakeWhole } from './whole-upload.ts'

const MEBIBYTE = 1024 * 1024

const NO_KEYS = refuse(CODE.locked, '对象存储暂时没有给出上传凭证，请稍后再试；一直这样请联系管理员')

export const DISK_FULL = '服务器的磁盘满了，文件没有保存，请联系管理员'

/** What is lost when a connection breaks is less than this; what is said to be safe is so after each. */
export const CHUNK_BYTES = 8 * MEBIBYTE

const TOO_MANY_BEGUN = refuse(CODE.noRoom, '没有传完的文件太多，请先传完或放弃一些')
const NO_ROOM_BESIDE = refuse(CODE.noRoom, '空间不足：请先传完或放弃没有传完的文件')

type Asked = z.output<typeof addPrivateFileContent.body>
type Added = SentBy<typeof addPrivateFileContent>

interface Needs {
  readonly uploads: UploadRepository
  readonly files: FileRepository
  readonly receiving: UploadReceiver
  readonly fetchSent: FetchDirectUpload
  readonly takeWhole: TakeWhole
  readonly own: PrivateFileService
  readonly tickets: UploadTickets
  readonly limits: ConfigurationFile['upload']
  /** Null: uploads go through this server. */
  readonly direct: DirectStore | null
  /** Hears why keys to the store could not be had. */
  readonly warn: (error: unknown) => void
}

const isUploadable = (suffix: string): boolean => UPLOAD_SUFFIXES.some((known) => known === suffix)

const toSend = ({ id, received }: UploadRow): Added => ({
  File: null,
  NeedUpload: true,
  UploadId: id,
  ReceivedChunks: Array.from({ length: Math.floor(received / CHUNK_BYTES) }, (_, index) => index),
  Existing: null,
})

/** Bringing files in. Wire: AddOrUpdatePrivateFileContentAsync and getaliosssetting, R-upload-2. */
export const uploadService = ({
  uploads,
  files,
  receiving,
  fetchSent,
  takeWhole,
  own,
  tickets,
  limits,
  direct,
  warn,
}: Needs) => {
  const mostBytes = limits.maxFileMegabytes * MEBIBYTE

  const objectionTo = (suffix: string, size: number): Refusal | null => {
    if (!isUploadable(suffix))
      return refuse(CODE.fieldError, `只能上传 ${UPLOAD_SUFFIXES.join('、')} 格式的文件`)
    if (size === 0) return refuse(CODE.fieldError, '文件是空的')
    return size > mostBytes
      ? refuse(CODE.fieldError, `文件超过 ${limits.maxFileMegabytes} MB，请压缩后再上传`)
      : null
  }

  /** What is on its way takes room as what is kept does, or there would be no end to it. */
  const objectionToBegun = async (viewer: Viewer): Promise<Refusal | null> => {
    const begun = await uploads.measureOwn(viewer.userId)
    if (begun.count > MAX_BEGUN) return TOO_MANY_BEGUN
    return (await own.hasRoomFor(viewer, begun.bytes)) ? null : NO_ROOM_BESIDE
  }

  const begin = async (viewer: Viewer, asked: Asked & { Hash: string; Size: number }) => {
    const suffix = (asked.Suffix ?? '').toLowerCase()
    const objection =
      objectionTo(suffix, asked.Size) ?? (await own.objectionTo(viewer, { ...asked, Suffix: suffix }))
    if (objection !== null) return objection
    if (!(await receiving.hasRoomFor(asked.Size))) return refuse(CODE.noRoom, DISK_FULL)
    const begun = await receiving.begin({
      userId: viewer.userId,
      directoryId: asked.DirectoryId || null,
      privateFileId: asked.Id || null,
      name: asked.Name ?? '',
      suffix,
      size: asked.Size,
      sha256: Buffer.from(asked.Hash, 'hex'),
      onClash: asked.OnClash ?? 0,
    })
    // Counted once it is there, so that none of many at once is overlooked.
    const excess = begun.received > 0 ? null : await objectionToBegun(viewer)
    if (excess === null) return toSend(begun)
    await receiving.forget(begun.id)
    return excess
  }

  const finish = async (viewer: Viewer, asked: Asked & { UploadId: string }): Promise<Added | Refusal> => {
    const begun = await uploads.find(asked.UploadId, viewer.userId)
    if (begun === null) return NO_UPLOAD
    const badName = asked.Name === undefined ? null : refuseName(asked.Name)
    if (badName !== null) return badName
    const row = begun.received < begun.size ? await fetchSent(begun) : begun
    if (row instanceof Refusal) return row
    if (row.received < row.size) return toSend(row)
    const file = row.fileId === null ? await takeWhole(row) : await files.claimById(row.fileId)
    if (file instanceof Refusal) return file
    if (file === null) throw new Error('the file of an upload is gone')
    const OnClash = asked.OnClash ?? (row.onClash || undefined)
    const { Name = row.name, DirectoryId = row.directoryId ?? 0 } = asked
    // Of a file that is there already, whatever is not named stays.
    const kept = await own.keep(
      viewer,
      file,
      row.privateFileId === null
        ? { DirectoryId, Name, OnClash }
        : { Id: row.privateFileId, DirectoryId: asked.DirectoryId, Name: asked.Name, OnClash },
    )
    // A name that is taken is for its owner to decide: the bytes wait.
    if (!(kept instanceof Refusal)) await receiving.forget(row.id)
    return kept
  }

  const placeInStore = (store: DirectStore, userId: number) =>
    toStore(store, folderOf(userId)).catch((error: unknown) => {
      warn(error)
      return NO_KEYS
    })

  return {
    /** 423 while who gives keys to the store gives none: a client tries again by itself. */
    async setting({ userId }: Viewer): Promise<SentBy<typeof getAliOssSetting> | Refusal> {
      const place = direct === null ? toServer(tickets.ticketOf(userId)) : await placeInStore(direct, userId)
      if (place instanceof Refusal) return place
      return { ...place, ChunkSize: CHUNK_BYTES, MaxSize: mostBytes, Suffixes: [...UPLOAD_SUFFIXES] }
    },

    /** Known bytes are kept at once (秒传), unknown ones are to be sent, sent ones are checked and kept. */
    async add(viewer: Viewer, asked: Asked): Promise<Added | Refusal> {
      const { UploadId, Hash, Size } = asked
      if (UploadId) return finish(viewer, { ...asked, UploadId })
      if (Hash === undefined || Size === undefined || (await own.sees(viewer, Hash)))
        return own.add(viewer, asked)
      return begin(viewer, { ...asked, Hash, Size })
    },

    async unfinished({ userId }: Viewer): Promise<SentBy<typeof getUnfinishedUploads>> {
      return (await uploads.findOwn(userId)).map((row) => ({
        UploadId: row.id,
        Name: fileNameOf(row.name, row.suffix),
        Suffix: row.suffix,
        Size: row.size,
        ReceivedSize: row.received,
        Hash: row.sha256.toString('hex'),
        DirectoryId: row.directoryId ?? 0,
        CreateTime: row.createdAt.toISOString(),
        UpdateTime: row.updatedAt.toISOString(),
        ExpireTime: new Date(row.updatedAt.getTime() + KEPT_MS).toISOString(),
      }))
    },

    async discard({ userId }: Viewer, id: string): Promise<boolean | Refusal> {
      if (!(await receiving.isOf(id, userId))) return refuse(CODE.notFound, '没有找到这次上传')
      await receiving.forget(id)
      return true
    },
  }
}

export type UploadService = ReturnType<typeof uploadService>

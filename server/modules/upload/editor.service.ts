import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { ConfigurationFile } from '#contract/configuration.ts'
import {
  EDITOR_FIELD,
  EDITOR_SUCCESS,
  type editorConfig,
  type editorPictures,
  type editorUpload,
} from '#contract/editor.ts'
import type { Clock } from '../../runtime/clock.ts'
import { type IncomingFile, receiveFile } from '../../storage/incoming-file.ts'
import type { Storage } from '../../storage/storage.ts'
import type { FileRepository } from '../file/file.repository.ts'
import { keepFile } from '../file/keep-file.ts'
import type { EditorUploadRepository } from './editor-upload.repository.ts'
import { FILE_SUFFIXES, faultOf, inspect, mimeOf, PICTURE_SUFFIXES, suffixOf } from './file-kind.ts'
import { withoutMetadata } from './picture-metadata.ts'
import { isPictureSuffix } from './picture-size.ts'
import type { FileAddress } from './pictures.ts'

const MEBIBYTE = 1024 * 1024
const GIBIBYTE = 1024 * MEBIBYTE
const MINUTE_MS = 60_000
const MAX_PER_MINUTE = 60
const MAX_LISTED = 100

export type UploadAction = 'uploadimage' | 'uploadfile'

type Uploaded = Partial<Sent<z.output<typeof editorUpload>>> & { state: string }
type Listed = Sent<z.output<typeof editorPictures>>

/** A file as the request brings it. */
export interface Brought {
  readonly name: string
  readonly stream: Readable
  /** Asked once the stream has ended: whether it was cut off at the limit. */
  readonly isCut: () => boolean
}

interface Needs {
  readonly uploads: EditorUploadRepository
  readonly files: FileRepository
  readonly storage: Storage
  readonly fileAddress: FileAddress
  readonly clock: Clock
  readonly limits: ConfigurationFile['upload']
}

const withDot = (suffixes: readonly string[]): string[] => suffixes.map((suffix) => `.${suffix}`)

const refused = (state: string): Uploaded => ({ state })

/** The UEditor action protocol (R-comment-2): config, uploadimage, uploadfile, listimage. */
export const editorService = ({ uploads, files, storage, fileAddress, clock, limits }: Needs) => {
  const rules: Readonly<Record<UploadAction, { suffixes: readonly string[]; most: number }>> = {
    uploadimage: { suffixes: PICTURE_SUFFIXES, most: limits.maxPictureMegabytes },
    uploadfile: { suffixes: FILE_SUFFIXES, most: limits.maxFileMegabytes },
  }

  /** By user: how many files are coming in, which no row tells of yet. */
  const coming = new Map<number, number>()

  const one = async <T>(userId: number, work: () => Promise<T>): Promise<T> => {
    coming.set(userId, (coming.get(userId) ?? 0) + 1)
    try {
      return await work()
    } finally {
      const others = (coming.get(userId) ?? 1) - 1
      if (others === 0) coming.delete(userId)
      else coming.set(userId, others)
    }
  }

  /** What speaks against a file before it has come. */
  const objectionTo = async (brought: Brought, action: UploadAction, userId: number) => {
    const { suffixes } = rules[action]
    if (!suffixes.includes(suffixOf(brought.name))) return `只能上传 ${suffixes.join('、')} 格式的文件`
    const now = clock()
    const since = new Date(now.getTime() - MINUTE_MS)
    const lately = (await uploads.countBetween(userId, since, now)) + (coming.get(userId) ?? 0)
    if (lately > MAX_PER_MINUTE) return '上传得太快了，请过一分钟再试'
    return (await uploads.measureOwn(userId)) >= limits.personalGigabytes * GIBIBYTE
      ? '你上传的图片和文件占满了空间，请联系管理员'
      : null
  }

  /** A picture says what it shows and not where its author stood; any other file is kept as it came. */
  const toldNothing = async (file: IncomingFile, suffix: string): Promise<IncomingFile> => {
    if (!isPictureSuffix(suffix)) return file
    const bytes = await readFile(file.place)
    const plain = withoutMetadata(bytes, suffix)
    return plain.equals(bytes) ? file : receiveFile(storage, Readable.from([plain]))
  }

  const put = async (file: IncomingFile, suffix: string): Promise<number> => {
    try {
      return (await keepFile({ files, storage }, file, { folder: 'editor', suffix, mime: mimeOf(suffix) })).id
    } finally {
      await file.discard()
    }
  }

  const take = async (brought: Brought, file: IncomingFile, action: UploadAction, userId: number) => {
    if (brought.isCut()) return refused(`文件超过 ${rules[action].most} MB，请压缩后再上传`)
    if (file.size === 0) return refused('文件是空的')
    const suffix = suffixOf(brought.name)
    const inspection = await inspect(file.place, file.size, suffix)
    if (inspection.kind !== 'fits') return refused(faultOf(inspection))
    const kept = await toldNothing(file, suffix)
    const id = await put(kept, suffix)
    await uploads.note(userId, id, clock())
    return {
      state: EDITOR_SUCCESS,
      url: fileAddress({ id, name: brought.name }),
      title: brought.name,
      original: brought.name,
      size: kept.size,
      type: `.${suffix}`,
      width: inspection.size?.width ?? 0,
      height: inspection.size?.height ?? 0,
    }
  }

  const upload = async (brought: Brought, action: UploadAction, userId: number): Promise<Uploaded> => {
    const objection = await objectionTo(brought, action, userId)
    if (objection !== null) {
      // A request is answered only once it has been read.
      brought.stream.resume()
      return refused(objection)
    }
    const file = await receiveFile(storage, brought.stream)
    try {
      return await take(brought, file, action, userId)
    } finally {
      await file.discard()
    }
  }

  return {
    config: (): z.output<typeof editorConfig> => ({
      imageActionName: 'uploadimage',
      imageFieldName: EDITOR_FIELD,
      imageMaxSize: limits.maxPictureMegabytes * MEBIBYTE,
      imageAllowFiles: withDot(PICTURE_SUFFIXES),
      imageUrlPrefix: '',
      fileActionName: 'uploadfile',
      fileFieldName: EDITOR_FIELD,
      fileMaxSize: limits.maxFileMegabytes * MEBIBYTE,
      fileAllowFiles: withDot(FILE_SUFFIXES),
      fileUrlPrefix: '',
      imageManagerActionName: 'listimage',
      imageManagerListSize: MAX_LISTED,
      imageManagerUrlPrefix: '',
      imageManagerAllowFiles: withDot(PICTURE_SUFFIXES),
    }),

    /** Bytes that a file of this action may have. */
    mostBytes: (action: UploadAction): number => rules[action].most * MEBIBYTE,

    /** Takes a file in, or says in Chinese why not. What is refused leaves nothing on disk. */
    upload: (brought: Brought, action: UploadAction, userId: number): Promise<Uploaded> =>
      one(userId, () => upload(brought, action, userId)),

    /** The pictures that this user brought in, under addresses that hold from now. */
    async list(userId: number, wanted: { start: number; size: number }): Promise<Listed> {
      const size = Math.min(wanted.size, MAX_LISTED)
      const own = await uploads.findOwn(userId, PICTURE_SUFFIXES, { ...wanted, size })
      const list = own.files.map(({ id, suffix, uploadedAt }) => ({
        url: fileAddress({ id, name: `图片.${suffix}` }),
        mtime: Math.floor(uploadedAt.getTime() / 1000),
      }))
      return { state: EDITOR_SUCCESS, list, start: wanted.start, total: own.total }
    },
  }
}

export type EditorService = ReturnType<typeof editorService>

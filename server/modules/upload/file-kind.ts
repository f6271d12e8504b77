import { type FileHandle, open } from 'node:fs/promises'
import { filmFault } from './film-coding.ts'
import { inspectOffice, isOfficeSuffix } from './office-archive.ts'
import { needsPassword } from './pdf-password.ts'
import {
  isPictureSuffix,
  type PictureSize,
  type PictureSuffix,
  pictureSize,
  pictureSuffixOf,
} from './picture-size.ts'

/** R-upload-1, with what a browser is told of each. */
const MIME: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

export const FILE_SUFFIXES = Object.keys(MIME)
export const PICTURE_SUFFIXES = FILE_SUFFIXES.filter(isPictureSuffix)

export const mimeOf = (suffix: string): string => MIME[suffix] ?? 'application/octet-stream'

/** Lower case, without a dot; '' for none. */
export const suffixOf = (name: string): string => /\.([a-z0-9]{1,8})$/.exec(name.toLowerCase())?.[1] ?? ''

/** All of a picture is looked at, so that nothing hides behind it. */
const MAX_PICTURE_BYTES = 64 * 1024 * 1024

/** A longer PDF is not searched for a lock. */
const MAX_PDF_BYTES = 64 * 1024 * 1024

/** What names a file under a password stands near one of its ends. */
const HEAD = 64 * 1024

/** Decoded, a picture takes four bytes for each of these. */
const MAX_PIXELS = 50_000_000

/** What is wrong with a file, in Chinese for the user who uploads it. */
const FAULTS = {
  foreign: '文件内容与后缀不符，请换一个文件',
  damaged: '文件已损坏或不完整，请重新保存后再上传',
  encrypted: '文件设了打开密码，请取消密码后再上传',
  swells: '文件展开后太大，请精简后再上传',
  tooManyPixels: '图片的尺寸太大，请缩小后再上传',
} as const

/** What a file turned out to be by its content; `size` of pictures only. */
export type Inspection =
  | { readonly kind: 'fits'; readonly size: PictureSize | null }
  | { readonly kind: keyof typeof FAULTS }
  | { readonly kind: 'unplayable'; readonly coding: string }

export const faultOf = (inspection: Exclude<Inspection, { kind: 'fits' }>): string =>
  inspection.kind === 'unplayable'
    ? `视频用的是 ${inspection.coding} 编码，浏览器不能播放；请转成 H.264 编码后再上传`
    : FAULTS[inspection.kind]

const FITS: Inspection = { kind: 'fits', size: null }
const FOREIGN: Inspection = { kind: 'foreign' }

const part = async (file: FileHandle, from: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}

const inspectPicture = (bytes: Buffer, suffix: PictureSuffix): Inspection => {
  const size = pictureSize(bytes, suffix)
  if (size !== null && size.width * size.height > MAX_PIXELS) return { kind: 'tooManyPixels' }
  if (size !== null && size.width * size.height > 0) return { kind: 'fits', size }
  const begunAs = pictureSuffixOf(bytes)
  return begunAs === (suffix === 'jpeg' ? 'jpg' : suffix) ? { kind: 'damaged' } : FOREIGN
}

const isAt = (bytes: Buffer, at: number, sign: string): boolean =>
  bytes.toString('latin1', at, at + sign.length) === sign

/** Looks into a file of `size` bytes: a name proves nothing. */
export const inspect = async (place: string, size: number, suffix: string): Promise<Inspection> => {
  const file = await open(place)
  try {
    if (isPictureSuffix(suffix) && size > MAX_PICTURE_BYTES) return { kind: 'tooManyPixels' }
    if (isPictureSuffix(suffix)) return inspectPicture(await part(file, 0, size), suffix)
    const head = await part(file, 0, Math.min(size, HEAD))
    if (isOfficeSuffix(suffix)) {
      const kind = await inspectOffice(file, { head, size }, suffix)
      return kind === 'fits' ? FITS : { kind }
    }
    if (suffix === 'pdf' && isAt(head, 0, '%PDF-')) {
      const all = size > MAX_PDF_BYTES ? head : await part(file, 0, size)
      return needsPassword(all) ? { kind: 'encrypted' } : FITS
    }
    if (suffix === 'mp4' && isAt(head, 4, 'ftyp')) return (await filmFault(file, size)) ?? FITS
    return FOREIGN
  } finally {
    await file.close()
  }
}

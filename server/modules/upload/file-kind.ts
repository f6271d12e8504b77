import { type FileHandle, open } from 'node:fs/promises'
import { ARCHIVE_TAIL, isOfficeFile, isOfficeSuffix } from './office-archive.ts'
import { isPictureSuffix, type PictureSize, pictureSize } from './picture-size.ts'

/** Spec §3 "allowed upload suffixes", with what a browser is told of each. */
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
const MOST_PICTURE_BYTES = 64 * 1024 * 1024

/** Decoded, a picture takes four bytes for each of these. */
const MOST_PIXELS = 50_000_000

/** What a file turned out to be by its content; `size` of pictures only. */
export type Inspection =
  | { readonly kind: 'fits'; readonly size: PictureSize | null }
  | { readonly kind: 'not what its name says' }
  | { readonly kind: 'too many pixels' }

/** In Chinese, for whoever brought it. */
export const faultOf = (inspection: Exclude<Inspection, { kind: 'fits' }>): string =>
  inspection.kind === 'too many pixels'
    ? '图片的尺寸太大，请缩小后再上传'
    : '文件内容与后缀不符，请换一个文件'

const FITS: Inspection = { kind: 'fits', size: null }
const FOREIGN: Inspection = { kind: 'not what its name says' }

const part = async (file: FileHandle, from: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}

const inspectPicture = (size: PictureSize | null): Inspection => {
  if (size === null || size.width === 0 || size.height === 0) return FOREIGN
  return size.width * size.height > MOST_PIXELS ? { kind: 'too many pixels' } : { kind: 'fits', size }
}

const isAt = (bytes: Buffer, at: number, sign: string): boolean =>
  bytes.toString('latin1', at, at + sign.length) === sign

/** Looks into a file of `size` bytes: a name proves nothing. */
export const inspect = async (place: string, size: number, suffix: string): Promise<Inspection> => {
  const file = await open(place)
  try {
    if (isPictureSuffix(suffix) && size > MOST_PICTURE_BYTES) return { kind: 'too many pixels' }
    if (isPictureSuffix(suffix)) return inspectPicture(pictureSize(await part(file, 0, size), suffix))
    if (isOfficeSuffix(suffix)) {
      const tail = await part(file, Math.max(0, size - ARCHIVE_TAIL), Math.min(size, ARCHIVE_TAIL))
      return isOfficeFile(tail, size, suffix) ? FITS : FOREIGN
    }
    const head = await part(file, 0, Math.min(size, 1024))
    if (suffix === 'pdf') return isAt(head, 0, '%PDF-') ? FITS : FOREIGN
    return suffix === 'mp4' && isAt(head, 4, 'ftyp') ? FITS : FOREIGN
  } finally {
    await file.close()
  }
}

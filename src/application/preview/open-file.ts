import type { PreviewKind } from '#domain/catalogue/file-item.ts'
import type { FileToOpen, Opening } from '#domain/preview/file-preview.machine.ts'
import { faultOfSignature } from '#domain/preview/file-signature.ts'
import { faultOfPackage, partsOf } from '#domain/preview/office-package.ts'
import type { OpenedFile } from '#domain/preview/opened-file.ts'
import { MAX_PIXELS, pictureSizeOf } from '#domain/preview/picture-size.ts'
import type { PreviewFault } from '#domain/preview/preview-fault.ts'
import { MAX_BYTES } from '#domain/preview/preview-limits.ts'
import type { ContentFault, FileContentPort } from './file-content.port.ts'
import type { FileReaders, PdfFault } from './file-readers.port.ts'

/**
 * Enough for every file signature, and for the dimensions of a photograph, which follow its embedded
 * thumbnail.
 */
const START_BYTES = 256 * 1024

/** Kinds of files that are downloaded as a whole, by the page or by the browser itself. */
const WHOLES: readonly PreviewKind[] = ['image', 'docx', 'xlsx']

const opened = (file: OpenedFile): Opening => ({ state: 'opened', opened: file })
const failed = (fault: PreviewFault): Opening => ({ state: 'failed', fault })
const withheld = (fault: ContentFault): Opening =>
  fault === 'converting' ? { state: 'converting' } : failed(fault)

const shut = (fault: PdfFault): Opening =>
  fault === 'passwordNeeded' || fault === 'passwordWrong'
    ? { state: 'locked', wrong: fault === 'passwordWrong' }
    : failed(fault)

const media = (kind: 'image' | 'video' | 'audio'): Opening => opened({ kind, close: () => undefined })

const openPicture = (start: Uint8Array): Opening => {
  const { width, height } = pictureSizeOf(start) ?? { width: 0, height: 0 }
  return width * height > MAX_PIXELS ? failed('tooDetailed') : media('image')
}

/**
 * Opens a file in three steps, each of which may fail: check the first bytes, check the unpacked size, parse
 * it.
 */
export const openFile =
  (content: FileContentPort, readers: FileReaders) =>
  async ({ file, password }: FileToOpen, signal: AbortSignal): Promise<Opening> => {
    const { previewUrl } = file
    const kind: PreviewKind = file.previewKind
    if (kind === 'none') return failed('unsupported')
    const start = await content.start(previewUrl, START_BYTES, signal, WHOLES.includes(kind))
    if (!start.ok) return withheld(start.failure)
    const fault = faultOfSignature(kind, start.value)
    if (fault !== null) return failed(fault)
    if (kind === 'image') return openPicture(start.value)
    if (kind === 'video' || kind === 'audio') return media(kind)
    if (kind === 'pdf') {
      const book = await readers.pdf(previewUrl, password, signal)
      return book.ok ? opened(book.value) : shut(book.failure)
    }
    const isWhole = start.value.byteLength < START_BYTES
    const whole = isWhole ? start : await content.whole(previewUrl, MAX_BYTES[kind], signal)
    if (!whole.ok) return withheld(whole.failure)
    const unpacking = faultOfPackage(kind, partsOf(whole.value))
    if (unpacking !== null) return failed(unpacking)
    const read = await (kind === 'docx' ? readers.document : readers.workbook)(whole.value, signal)
    return read.ok ? opened(read.value) : failed(read.failure)
  }

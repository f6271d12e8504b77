import { type OfficeFiles, officeAttribute, officePart } from './office-xml.ts'
import { childrenNamed } from './xml.ts'

const TAKEN = 'Word、Excel、CSV、GIFT、Moodle XML 或 QTI 文件'

/** Why nothing of a file can be taken whose kind is known; of one whose kind is not. */
export const foreignText = (kind: string | null): string =>
  kind === null ? `这不是 ${TAKEN}` : `这是${kind}，不能导入，请用 ${TAKEN}`

const KINDS: readonly (readonly [kind: string, signs: RegExp])[] = [
  ['图片', /^(?:\x89PNG|GIF8|\xff\xd8\xff|BM.{4}\0{4}|RIFF.{4}WEBP|II\*\0|MM\0\*)/s],
  ['音频或视频', /^(?:.{4}(?:ftyp|moov|mdat|wide|free|skip)|.E\xdf\xa3|RIFF.{4}(?:AVI |WAVE)|ID3|OggS)/s],
  // A PDF may have something before its head, as its readers allow.
  [' PDF', /^.{0,1000}%PDF-\d/s],
]

/** What a file is by its first bytes, where it is of a kind that holds no questions for us; else null. */
export const foreignKind = (bytes: Uint8Array): string | null => {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  return KINDS.find(([, signs]) => signs.test(head))?.[0] ?? null
}

const WORD_BODY = 'word/document.xml'

/** Where the text of a Word document stands: Word in the browser gives it other names; null for what is no Word document. */
export const wordBodyIn = (files: OfficeFiles): string | null => {
  if (files.has(WORD_BODY)) return WORD_BODY
  const types = files.has('word/styles.xml') ? officePart(files, '[Content_Types].xml') : null
  const main = (types === null ? [] : childrenNamed(types, 'Override')).find((it) =>
    officeAttribute(it, 'ContentType').endsWith('wordprocessingml.document.main+xml'),
  )
  const path = main === undefined ? '' : officeAttribute(main, 'PartName').replace(/^\//, '')
  return files.has(path) ? path : null
}

import type { PreviewKind } from '../catalogue/file-item.ts'
import type { PreviewFault } from './preview-fault.ts'

type Signature = 'pdf' | 'image' | 'zip' | 'ole' | 'video' | 'markup'

const startsWith = (head: Uint8Array, text: string, at = 0): boolean =>
  Array.from(text, (letter) => letter.charCodeAt(0)).every((code, index) => head[at + index] === code)

/** As far as a PDF's signature may be from its beginning. */
const PDF_WITHIN = 1024

const textOf = (head: Uint8Array, length: number): string =>
  String.fromCharCode(...head.subarray(0, Math.min(length, head.length)))

const isPicture = (head: Uint8Array): boolean =>
  startsWith(head, '\x89PNG\r\n\x1a\n') ||
  startsWith(head, '\xff\xd8\xff') ||
  startsWith(head, 'GIF8') ||
  (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8))

/** What the first bytes say that a file is; null for what they do not say. */
const signatureOf = (head: Uint8Array): Signature | null => {
  if (isPicture(head)) return 'image'
  if (startsWith(head, 'PK\x03\x04')) return 'zip'
  if (startsWith(head, '\xd0\xcf\x11\xe0')) return 'ole'
  if (startsWith(head, 'ftyp', 4) || startsWith(head, '\x1a\x45\xdf\xa3')) return 'video'
  const text = textOf(head, PDF_WITHIN)
  if (text.includes('%PDF-')) return 'pdf'
  return /^\s*<(?:!doctype|html|script|svg|\?xml)/i.test(text) ? 'markup' : null
}

const EXPECTED: Readonly<Record<Exclude<PreviewKind, 'none'>, Signature>> = {
  pdf: 'pdf',
  image: 'image',
  video: 'video',
  audio: 'video',
  docx: 'zip',
  xlsx: 'zip',
}

/** Formats that begin in so many ways that only their reader can tell. */
const MAY_BE_UNKNOWN: readonly PreviewKind[] = ['pdf', 'video', 'audio']

/** What is wrong with a file by its first bytes; null where nothing is. */
export const faultOfSignature = (
  kind: Exclude<PreviewKind, 'none'>,
  head: Uint8Array,
): PreviewFault | null => {
  if (head.length === 0) return 'empty'
  const signature = signatureOf(head)
  if (signature === EXPECTED[kind]) return null
  if (signature === null) return MAY_BE_UNKNOWN.includes(kind) ? null : 'damaged'
  const isOffice = kind === 'docx' || kind === 'xlsx'
  return isOffice && signature === 'ole' ? 'encrypted' : 'disguised'
}

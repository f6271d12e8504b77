import type { FileItem } from '../catalogue/file-item.ts'
import type { PreviewFault } from './preview-fault.ts'

const MEBIBYTE = 1024 * 1024

/** What a browser reads whole may be so large; what it reads by parts has no limit. */
export const MAX_BYTES = {
  docx: 50 * MEBIBYTE,
  xlsx: 30 * MEBIBYTE,
  image: 60 * MEBIBYTE,
  pdf: Number.POSITIVE_INFINITY,
  video: Number.POSITIVE_INFINITY,
  audio: Number.POSITIVE_INFINITY,
} as const

/** Why a file is not even asked for; null where it is. */
export const faultOfItem = ({ previewKind, size }: FileItem): PreviewFault | null => {
  if (previewKind === 'none') return 'unsupported'
  return size > MAX_BYTES[previewKind] ? 'tooLarge' : null
}

import type { PreviewFault } from './preview-fault.ts'

/** A part of an office file as the directory at its end lists it. Sizes in bytes. */
export interface PackagePart {
  readonly name: string
  /** 0: as it is; 8: deflated. */
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  /** Where its own head begins. */
  readonly at: number
}

const MAX_PARTS = 5000
const MAX_UNPACKED = 200 * 1024 * 1024

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
/** A comment at the end may be so long. */
const END_WITHIN = 65_535 + END_BYTES

const endOf = (bytes: DataView): number | null => {
  const last = bytes.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - END_WITHIN); at -= 1)
    if (bytes.getUint32(at, true) === END) return at
  return null
}

/** The directory of a zip; null where there is none, or one that leads nowhere. */
export const partsOf = (content: Uint8Array): readonly PackagePart[] | null => {
  const bytes = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const end = endOf(bytes)
  if (end === null) return null
  const count = bytes.getUint16(end + 10, true)
  let at = bytes.getUint32(end + 16, true)
  const parts: PackagePart[] = []
  const names = new TextDecoder()
  try {
    for (let index = 0; index < count; index += 1) {
      if (bytes.getUint32(at, true) !== ENTRY) return null
      const nameBytes = bytes.getUint16(at + 28, true)
      parts.push({
        name: names.decode(content.subarray(at + 46, at + 46 + nameBytes)),
        method: bytes.getUint16(at + 10, true),
        packed: bytes.getUint32(at + 20, true),
        unpacked: bytes.getUint32(at + 24, true),
        at: bytes.getUint32(at + 42, true),
      })
      at += 46 + nameBytes + bytes.getUint16(at + 30, true) + bytes.getUint16(at + 32, true)
    }
  } catch {
    return null
  }
  return parts
}

const MAIN_PART = { docx: /^word\/document\d*\.xml$/, xlsx: /^xl\/workbook\d*\.xml$/ } as const

/** What is wrong with an office file by its directory, before anything is unpacked; null where nothing is. */
export const faultOfPackage = (
  kind: 'docx' | 'xlsx',
  parts: readonly PackagePart[] | null,
): PreviewFault | null => {
  if (parts === null) return 'damaged'
  const unpacked = parts.reduce((sum, part) => sum + part.unpacked, 0)
  if (parts.length > MAX_PARTS || unpacked > MAX_UNPACKED) return 'tooLarge'
  const has = (main: RegExp) => parts.some(({ name }) => main.test(name))
  if (has(MAIN_PART[kind])) return null
  return Object.values(MAIN_PART).some(has) ? 'disguised' : 'damaged'
}

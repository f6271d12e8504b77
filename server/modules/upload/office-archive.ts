/** The part that makes an Office file what its suffix says. */
const MAIN_PART = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
} as const

export type OfficeSuffix = keyof typeof MAIN_PART

export const isOfficeSuffix = (suffix: string): suffix is OfficeSuffix => Object.hasOwn(MAIN_PART, suffix)

const END_SIGNATURE = 0x06054b50
const END_SIZE = 22
const LONGEST_REMARK = 0xffff
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_SIZE = 46
const MOST_ENTRIES = 10_000

/** As much of the end of an archive as its list of contents can begin in. */
export const ARCHIVE_TAIL = 4 * 1024 * 1024

/** Unpacked so much is nothing out of the ordinary, however well it was packed. */
const ORDINARY = 5 * 1024 * 1024
const MOST_TIMES = 100

interface Entry {
  readonly name: string
  readonly unpacked: number
}

const endOf = (tail: Buffer): number => {
  for (let at = tail.length - END_SIZE; at >= Math.max(0, tail.length - END_SIZE - LONGEST_REMARK); at -= 1)
    if (tail.readUInt32LE(at) === END_SIGNATURE) return at
  return -1
}

const entriesOf = (tail: Buffer, size: number): readonly Entry[] | null => {
  const end = endOf(tail)
  if (end < 0) return null
  const count = tail.readUInt16LE(end + 10)
  let at = tail.readUInt32LE(end + 16) - (size - tail.length)
  if (count > MOST_ENTRIES || at < 0) return null
  const entries: Entry[] = []
  for (let read = 0; read < count; read += 1) {
    if (tail.readUInt32LE(at) !== ENTRY_SIGNATURE) return null
    const nameLength = tail.readUInt16LE(at + 28)
    entries.push({
      name: tail.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength),
      unpacked: tail.readUInt32LE(at + 24),
    })
    at += ENTRY_SIZE + nameLength + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }
  return entries
}

const leadsOut = ({ name }: Entry): boolean => /^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)|:/.test(name)

/**
 * Whether an archive is the Office file that its suffix says: its main part is there, no name leads out of it, and it
 * does not swell to more than a reader can hold. `tail` is its last `ARCHIVE_TAIL` bytes, or all of it.
 */
export const isOfficeFile = (tail: Buffer, size: number, suffix: OfficeSuffix): boolean => {
  try {
    const entries = entriesOf(tail, size)
    if (entries === null || entries.some(leadsOut)) return false
    const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
    if (unpacked > Math.max(ORDINARY, size * MOST_TIMES)) return false
    return entries.some(({ name }) => name === MAIN_PART[suffix])
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

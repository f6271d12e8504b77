/** The part that makes an Office file what its suffix says; Word on the web numbers it. */
const MAIN_PART = {
  docx: /^word\/document\d*\.xml$/,
  xlsx: /^xl\/workbook\d*\.xml$/,
  pptx: /^ppt\/presentation\d*\.xml$/,
} as const

export type OfficeSuffix = keyof typeof MAIN_PART

export const isOfficeSuffix = (suffix: string): suffix is OfficeSuffix => Object.hasOwn(MAIN_PART, suffix)

const END_SIGNATURE = 0x06054b50
const END_SIZE = 22
const MAX_REMARK_LENGTH = 0xffff
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_SIZE = 46
const MAX_ENTRIES = 10_000

/** As much of the end of an archive as its list of contents can begin in. */
export const ARCHIVE_TAIL = 4 * 1024 * 1024

/** Unpacked so much is nothing out of the ordinary, however well it was packed. */
const ORDINARY = 5 * 1024 * 1024
const MAX_RATIO = 100

interface Entry {
  readonly name: string
  readonly unpacked: number
}

const endOf = (tail: Buffer): number => {
  for (
    let at = tail.length - END_SIZE;
    at >= Math.max(0, tail.length - END_SIZE - MAX_REMARK_LENGTH);
    at -= 1
  )
    if (tail.readUInt32LE(at) === END_SIGNATURE) return at
  return -1
}

const entriesOf = (tail: Buffer, size: number): readonly Entry[] | null => {
  const end = endOf(tail)
  if (end < 0) return null
  const count = tail.readUInt16LE(end + 10)
  let at = tail.readUInt32LE(end + 16) - (size - tail.length)
  if (count > MAX_ENTRIES || at < 0) return null
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

const ARCHIVE = Buffer.from('PK')

/** The older container of Office, which holds a file under a password as its only content. */
const CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

export type OfficeInspection = 'fits' | 'foreign' | 'damaged' | 'encrypted' | 'swells'

/**
 * Whether a file is the Office file that its suffix says: its main part is there, no name leads out of it, and it does not
 * swell to more than a reader can hold. `head` is how it begins, `tail` its last `ARCHIVE_TAIL` bytes, or all of it.
 */
export const inspectOffice = (
  { head, tail, size }: { readonly head: Buffer; readonly tail: Buffer; readonly size: number },
  suffix: OfficeSuffix,
): OfficeInspection => {
  if (head.subarray(0, CONTAINER.length).equals(CONTAINER))
    return head.includes(ENCRYPTED) || tail.includes(ENCRYPTED) ? 'encrypted' : 'foreign'
  if (!head.subarray(0, ARCHIVE.length).equals(ARCHIVE)) return 'foreign'
  try {
    const entries = entriesOf(tail, size)
    if (entries === null) return 'damaged'
    const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
    if (unpacked > Math.max(ORDINARY, size * MAX_RATIO)) return 'swells'
    const isWanted = entries.some(({ name }) => MAIN_PART[suffix].test(name))
    return isWanted && !entries.some(leadsOut) ? 'fits' : 'foreign'
  } catch (error) {
    if (error instanceof RangeError) return 'damaged'
    throw error
  }
}

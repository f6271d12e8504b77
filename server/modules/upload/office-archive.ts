import type { FileHandle } from 'node:fs/promises'
import {
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  RandomAccessReader,
  validateFileName,
} from 'yauzl'

/** The part that makes an Office file what its suffix says; Word on the web numbers it. */
const MAIN_PART = {
  docx: /^word\/document\d*\.xml$/,
  xlsx: /^xl\/workbook\d*\.xml$/,
  pptx: /^ppt\/presentation\d*\.xml$/,
} as const

export type OfficeSuffix = keyof typeof MAIN_PART

export const isOfficeSuffix = (suffix: string): suffix is OfficeSuffix => Object.hasOwn(MAIN_PART, suffix)

const MAX_ENTRIES = 10_000

/** Unpacked so much is nothing out of the ordinary, however well it was packed. */
const ORDINARY = 5 * 1024 * 1024
const MAX_RATIO = 100

const ARCHIVE = Buffer.from('PK')

/** What an archive ends with: this sign, and how long the comment is that stands behind it as its very last. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1')
const COMMENT_LENGTH_AT = 20
const ARCHIVE_END_LENGTH = 22
const MAX_COMMENT_LENGTH = 0xffff

/** The older container of Office, which holds a file under a password as its only content. */
const CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')
/** As much of the end of a container as its list of contents can begin in. */
const CONTAINER_TAIL = 4 * 1024 * 1024

export type OfficeInspection = 'fits' | 'foreign' | 'damaged' | 'encrypted' | 'swells'

const inspectContainer = async (file: FileHandle, head: Buffer, size: number): Promise<OfficeInspection> => {
  if (head.includes(ENCRYPTED)) return 'encrypted'
  const length = Math.min(size, CONTAINER_TAIL)
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
  return buffer.includes(ENCRYPTED) ? 'encrypted' : 'foreign'
}

class OpenFile extends RandomAccessReader {
  readonly #file: FileHandle

  constructor(file: FileHandle) {
    super()
    this.#file = file
  }

  override read(...[buffer, offset, length, position, done]: Parameters<RandomAccessReader['read']>): void {
    this.#file.read(buffer, offset, length, position).then(() => done(null), done)
  }
}

/** Where an archive ends in a file of `size` bytes: what some tools leave behind it is passed over, as office programs do. */
const endOfArchive = async (file: FileHandle, size: number): Promise<number> => {
  const length = Math.min(size, ARCHIVE_END_LENGTH + MAX_COMMENT_LENGTH)
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
  const at = buffer.lastIndexOf(ARCHIVE_END)
  if (at < 0 || at + ARCHIVE_END_LENGTH > length) return size
  return size - length + at + ARCHIVE_END_LENGTH + buffer.readUInt16LE(at + COMMENT_LENGTH_AT)
}

/** Names as they stand in the archive, with the bytes of all contents unpacked. Rejects for what is no whole archive. */
const contentsOf = async (file: FileHandle, size: number) => {
  const end = Math.min(size, await endOfArchive(file, size))
  const archive = await fromRandomAccessReaderPromise(new OpenFile(file), end, {
    autoClose: false,
    // Names are judged below, sizes as they are said: what lies about them is for its reader to refuse.
    decodeStrings: false,
    validateEntrySizes: false,
  })
  if (archive.entryCount > MAX_ENTRIES) throw new Error('more contents than any document has')
  const names: string[] = []
  let unpacked = 0
  for await (const entry of archive.eachEntry()) {
    names.push(getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true))
    unpacked += entry.uncompressedSize
  }
  return { names, unpacked }
}

/**
 * Whether a file of `size` bytes is the Office file that its suffix says: its main part is there, no name leads out of it,
 * and it does not swell to more than a reader can hold. `head` is how it begins. Only the list of contents is read.
 */
export const inspectOffice = async (
  file: FileHandle,
  { head, size }: { readonly head: Buffer; readonly size: number },
  suffix: OfficeSuffix,
): Promise<OfficeInspection> => {
  if (head.subarray(0, CONTAINER.length).equals(CONTAINER)) return inspectContainer(file, head, size)
  if (!head.subarray(0, ARCHIVE.length).equals(ARCHIVE)) return 'foreign'
  try {
    const { names, unpacked } = await contentsOf(file, size)
    if (unpacked > Math.max(ORDINARY, size * MAX_RATIO)) return 'swells'
    const isWanted = names.some((name) => MAIN_PART[suffix].test(name))
    return isWanted && names.every((name) => validateFileName(name) === null) ? 'fits' : 'foreign'
  } catch (error) {
    // What the disk says is not the file's fault.
    if ((error as NodeJS.ErrnoException).code === undefined) return 'damaged'
    throw error
  }
}

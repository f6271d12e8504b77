import type { FileHandle } from 'node:fs/promises'
import { fromFdPromise, getFileNameLowLevel, validateFileName } from 'yauzl'

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

/** Names as they stand in the archive, with the bytes of all contents unpacked. Rejects for what is no whole archive. */
const contentsOf = async (file: FileHandle) => {
  const archive = await fromFdPromise(file.fd, {
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
    const { names, unpacked } = await contentsOf(file)
    if (unpacked > Math.max(ORDINARY, size * MAX_RATIO)) return 'swells'
    const isWanted = names.some((name) => MAIN_PART[suffix].test(name))
    return isWanted && names.every((name) => validateFileName(name) === null) ? 'fits' : 'foreign'
  } catch (error) {
    // What the disk says is not the file's fault.
    if ((error as NodeJS.ErrnoException).code === undefined) return 'damaged'
    throw error
  }
}

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Extract, extract as startExtract } from 'tar-stream'
import { type BackupKey, BackupKeyError, decrypted } from './backup-key.ts'
import { BUCKET, entryOf, FILES, MANIFEST, type Manifest, manifest, SUMS, TABLES } from './manifest.ts'

/** The archive is not what was written: cut off, changed, or no archive of ours. */
export class ArchiveDamaged extends Error {
  override readonly name = 'ArchiveDamaged'
}

const damaged = (what: string): ArchiveDamaged =>
  new ArchiveDamaged(`备份文件不完整或被改动过 (the backup is damaged): ${what}`)

type Entry = Extract extends AsyncIterable<infer One> ? One : never

const AGE = 'age-encryption.org/'
/** The manifest names each table and no file; more is none of ours. */
const MOST_TEXT = 256 * 1024 * 1024

const isEncrypted = async (place: string): Promise<boolean> => {
  const file = await open(place, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE.length), 0, AGE.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === AGE
  } finally {
    await file.close()
  }
}

const bytesOf = async (place: string, key: BackupKey | null): Promise<AsyncIterable<Uint8Array>> => {
  if (!(await isEncrypted(place))) return createReadStream(place)
  if (key === null)
    throw new BackupKeyError(
      '这份备份加了密，请用 BACKUP_KEY_FILE 给出密钥 (this backup is encrypted: name its key in BACKUP_KEY_FILE)',
    )
  return decrypted(createReadStream(place), key)
}

const textOf = async (entry: Entry): Promise<string> => {
  if ((entry.header.size ?? 0) > MOST_TEXT) throw damaged(entry.header.name)
  const chunks: Buffer[] = []
  for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Answers the hash of what was written. */
const unpack = async (entry: Entry, folder: string): Promise<string> => {
  const { name } = entry.header
  const place = normalize(join(folder, name))
  if (!place.startsWith(folder + sep) || entry.header.type !== 'file') throw damaged(name)
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(entry, hashing, createWriteStream(place, { mode: 0o600, flags: 'wx' }))
  return hash.digest('hex')
}

const parsed = (text: string): Manifest => {
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    throw damaged(MANIFEST)
  }
}

const isUnpacked = (name: string): boolean =>
  [FILES, BUCKET, TABLES].some((folder) => name.startsWith(folder))

/** What was found beside what the archive says of itself. */
const check = (found: {
  readonly sums: string
  readonly told: string
  readonly manifest: string
}): Manifest => {
  if (found.manifest === '') throw damaged(`没有 ${MANIFEST}，文件没有写完 (it was cut off)`)
  const said = parsed(found.manifest)
  if (sha256(found.told) !== said.sums) throw damaged(SUMS)
  if (found.sums !== found.told) throw damaged('内容和校验值不符 (contents and hashes differ)')
  const names = new Set(found.sums.split('\n').map((line) => line.slice(66)))
  for (const table of said.tables) if (!names.has(entryOf(table))) throw damaged(entryOf(table))
  const counts = { [FILES]: said.files.count, [BUCKET]: said.bucket?.count ?? 0 }
  for (const [folder, count] of Object.entries(counts)) {
    const there = [...names].filter((name) => name.startsWith(folder)).length
    if (there !== count) throw damaged(`${folder} ${there} / ${count}`)
  }
  return said
}

/**
 * Unpacks an archive into an empty folder and compares all of it with the hashes and counts that it names. Rejects with
 * ArchiveDamaged or BackupKeyError; nothing outside the folder is touched.
 */
export const readArchive = async (
  place: string,
  folder: string,
  key: BackupKey | null,
): Promise<Manifest> => {
  const found = { sums: '', told: '', manifest: '' }
  const lines: string[] = []
  const extract = startExtract()
  const reading = (async () => {
    for await (const entry of extract) {
      const { name } = entry.header
      if (name === MANIFEST) found.manifest = await textOf(entry)
      else if (name === SUMS) found.told = await textOf(entry)
      else if (isUnpacked(name)) lines.push(`${await unpack(entry, folder)}  ${name}\n`)
      else lines.push(`${sha256(await textOf(entry))}  ${name}\n`)
    }
  })()
  // The first that fails ends the other.
  reading.catch((error: unknown) => extract.destroy(error as Error))
  const feeding = pipeline(await bytesOf(place, key), extract)
  const [read, fed] = await Promise.allSettled([reading, feeding])
  for (const outcome of [read, fed]) if (outcome.status === 'rejected') throw readable(outcome.reason)
  return check({ ...found, sums: lines.join('') })
}

/** The words of tar and age for what was cut off or changed say little; those of the system are told as they are. */
const readable = (error: unknown): unknown =>
  error instanceof ArchiveDamaged ||
  error instanceof BackupKeyError ||
  (error as NodeJS.ErrnoException).syscall
    ? error
    : damaged((error as Error).message)

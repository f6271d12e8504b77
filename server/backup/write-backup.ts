import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, open, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../db/database.ts'
import type { Bucket } from '../storage/bucket.ts'
import type { ArchiveWriter, EntryHead, Written } from './archive-writer.ts'
import { backupTablesRepository, type NamedFile, type World } from './backup-tables.repository.ts'
import { addObjects, BucketUnknown, type ObjectsTold } from './bucket-objects.ts'
import { copyLine } from './copy-text.ts'
import {
  entryOf,
  FILES,
  MANIFEST,
  type Manifest,
  READ_ME,
  README,
  SUMS,
  type TableInArchive,
  WITH_BUCKET,
} from './manifest.ts'

/** What is on its way, half made or can be made again: an upload under way begins anew after a restore. */
const LEFT_OUT = new Set(['incoming', 'uploads', 'making'])

/** A server with the embedded database would write nothing any more for the sake of its backup. */
const NO_ROOM =
  '数据目录所在的磁盘快满了，备份没有写完，已经删去 (hardly any room on the disk of the data directory: the backup was given up)'

interface Needs {
  readonly database: Database
  /** The folder of stored files. */
  readonly files: string
  /** A folder for what cannot be written in one go, and whether its disk has room for more. */
  readonly scratch: { readonly folder: string; readonly hasRoom: () => boolean }
  readonly archive: ArchiveWriter
  /** The bucket whose objects are to be in it. */
  readonly bucket: Bucket | null
  /** No objects, which are kept by other means: they are only counted. */
  readonly withoutBucket: boolean
  readonly tell: ObjectsTold | undefined
  /** Of the installation, which may not be that of the database that is read: a copy of it was made. */
  readonly engine: Database['engine']
  readonly product: string
  readonly now: Date
}

type OfDatabase = Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'database'> & {
  readonly named: readonly NamedFile[]
  readonly streams: readonly string[]
}

/** Notes every entry and its hash. */
const noting = (archive: ArchiveWriter) => {
  const lines: string[] = []
  const noted = (name: string, written: Written): Written => {
    lines.push(`${written.sha256}  ${name}\n`)
    return written
  }
  return {
    addText: async (name: string, text: string) => noted(name, await archive.addText(name, text)),
    addFile: async (name: string, file: FileHandle) => noted(name, await archive.addFile(name, file)),
    addBytes: async (name: string, head: EntryHead, bytes: AsyncIterable<Uint8Array>) =>
      noted(name, await archive.addBytes(name, head, bytes)),
    sums: () => lines.join(''),
  }
}

type NotingArchive = ReturnType<typeof noting>

/** The size of an entry stands before it: a table is written beside first. */
const addTable = async (
  archive: NotingArchive,
  world: World,
  table: Omit<TableInArchive, 'rows'>,
  scratch: Needs['scratch'],
): Promise<TableInArchive> => {
  const place = join(scratch.folder, 'table.tsv')
  let count = 0
  await pipeline(
    async function* () {
      for await (const rows of world.rowsOf(table)) {
        if (!scratch.hasRoom()) throw new Error(NO_ROOM)
        count += rows.length
        yield rows.map(copyLine).join('')
      }
    },
    createWriteStream(place, { mode: 0o600 }),
  )
  const file = await open(place, 'r')
  try {
    await archive.addFile(entryOf(table), file)
  } finally {
    await file.close()
  }
  return { ...table, rows: count }
}

const addDatabase = (archive: NotingArchive, { database, scratch }: Needs): Promise<OfDatabase> =>
  backupTablesRepository(database.db).read(async (world) => {
    const tables: TableInArchive[] = []
    for (const { schema, name, columns } of await world.tables())
      tables.push(await addTable(archive, world, { schema, name, columns: [...columns] }, scratch))
    return {
      tables,
      migrations: await world.migrations(),
      sequences: await world.sequences(),
      database: await world.version(),
      named: await world.namedFiles(),
      streams: await world.streamsInBucket(),
    }
  })

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** The files below a folder by their path in it, with `/`; none where there is no such folder. */
export const storedFilesBelow = async function* (
  folder: string,
  below = '',
): AsyncGenerator<{ readonly path: string; readonly place: string }> {
  const found = await opendir(folder).catch((error: unknown) => {
    if (isGone(error)) return null
    throw error
  })
  if (found === null) return
  for await (const entry of found) {
    const path = `${below}${entry.name}`
    const place = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (below !== '' || !LEFT_OUT.has(entry.name)) yield* storedFilesBelow(place, `${path}/`)
    } else if (entry.isFile()) yield { path, place }
  }
}

interface OfFiles {
  readonly count: number
  readonly bytes: number
  /** Hash by path. */
  readonly hashes: ReadonlyMap<string, string>
}

/** Stored files are never changed: those that a snapshot names stay for a day after nothing names them. */
const addFiles = async (archive: NotingArchive, { files }: Needs): Promise<OfFiles> => {
  const hashes = new Map<string, string>()
  let bytes = 0
  for await (const { path, place } of storedFilesBelow(files)) {
    const file = await open(place, 'r').catch((error: unknown) => {
      if (isGone(error)) return null
      throw error
    })
    if (file === null) continue
    try {
      const written = await archive.addFile(`${FILES}${path}`, file)
      hashes.set(path, written.sha256)
      bytes += written.size
    } finally {
      await file.close()
    }
  }
  return { count: hashes.size, bytes, hashes }
}

/** Writes a whole installation into an archive; answers what it says of itself. */
export const writeBackup = async (needs: Needs): Promise<Manifest> => {
  const { engine, product, now, bucket, withoutBucket, tell } = needs
  const archive = noting(needs.archive)
  await archive.addText(README, READ_ME)
  const { named, streams, ...ofDatabase } = await addDatabase(archive, needs)
  const far = named.filter(({ store }) => store === 'bucket')
  if (far.length > 0 && !withoutBucket && bucket === null) throw new BucketUnknown(far.length)
  const { hashes, ...files } = await addFiles(archive, needs)
  const objects =
    far.length === 0 || withoutBucket || bucket === null
      ? null
      : await addObjects({ bucket, named: far, streams, add: archive.addBytes, tell })
  const isLost = ({ store, path, sha256 }: NamedFile): boolean =>
    (store === 'data' && hashes.get(path) !== sha256) ||
    (store === 'bucket' && objects !== null && objects.hashes.get(path) !== sha256)
  const sums = archive.sums()
  await needs.archive.addText(SUMS, sums)
  const manifest: Manifest = {
    format: 'zhiyuan-backup',
    version: objects === null ? 1 : WITH_BUCKET,
    product,
    engine,
    takenAt: now.toISOString(),
    ...ofDatabase,
    files,
    ...(objects === null ? {} : { bucket: { count: objects.count, bytes: objects.bytes } }),
    lost: named.filter(isLost).map(({ path }) => path),
    inBucket: objects === null ? far.length : 0,
    sums: createHash('sha256').update(sums).digest('hex'),
  }
  await needs.archive.addText(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

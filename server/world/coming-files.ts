import { lstat, open, realpath } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import type { Db } from '../db/database.ts'
import { type FileRepository, fileRepository } from '../modules/file/file.repository.ts'
import { deduplicateById } from '../modules/upload/deduplicate-by-id.ts'
import { FILE_SUFFIXES, faultOf, inspect, mimeOf, suffixOf } from '../modules/upload/file-kind.ts'
import { someAtOnce } from '../runtime/concurrency-limit.ts'
import { hashOfFile } from '../runtime/file-hash.ts'
import { type IncomingFile, receiveCopy } from '../storage/incoming-file.ts'
import type { Storage } from '../storage/storage.ts'
import { isStored } from '../storage/stored-files.ts'
import { ItemRefused } from './world-field.ts'
import { FILES } from './world-manifest.ts'

/** What the product makes itself beside what is uploaded. */
const OWN: Readonly<Record<string, { readonly mime: string; readonly sign: string; readonly at: number }>> = {
  webp: { mime: 'image/webp', sign: 'WEBP', at: 8 },
  vtt: { mime: 'text/vtt', sign: 'WEBVTT', at: 0 },
}

export interface ComeFile {
  readonly id: number
  readonly hex: string
  readonly suffix: string
}

interface Needs {
  readonly db: Db
  readonly storage: Storage
  readonly folder: string
}

/** A file of the folder, which no link leads out of; throws ItemRefused. */
const placeIn = async (folder: string, path: string): Promise<{ place: string; size: number }> => {
  const place = normalize(join(folder, path))
  if (!path.startsWith(FILES) || path.includes('\\') || !place.startsWith(folder + sep))
    throw new ItemRefused(`文件“${path.slice(0, 80)}”应当写成 ${FILES}… ，并且在这个文件夹里`)
  const found = await lstat(place).catch(() => null)
  if (found === null) throw new ItemRefused(`没有文件 ${path}`)
  if (!found.isFile() || (await realpath(place)) !== place)
    throw new ItemRefused(`${path} 是链接或文件夹，只能是文件`)
  return { place, size: found.size }
}

const inspectOwn = async (place: string, suffix: string): Promise<boolean> => {
  const wanted = OWN[suffix]
  if (wanted === undefined) return false
  const file = await open(place)
  try {
    const { buffer } = await file.read(Buffer.alloc(64), 0, 64, 0)
    const head = buffer.toString('utf8').replace(/^\uFEFF/, '')
    return head.startsWith(wanted.sign, wanted.at)
  } finally {
    await file.close()
  }
}

const check = async (path: string, place: string, size: number): Promise<string> => {
  const suffix = suffixOf(path)
  if (suffix in OWN) {
    if (!(await inspectOwn(place, suffix))) throw new ItemRefused(`${path}：文件内容与后缀不符`)
    return suffix
  }
  if (!FILE_SUFFIXES.includes(suffix)) throw new ItemRefused(`${path}：不能导入这种文件`)
  const seen = await inspect(place, size, suffix)
  if (seen.kind !== 'fits') throw new ItemRefused(`${path}：${faultOf(seen)}`)
  return suffix
}

const NAMED = /\/([0-9a-f]{64})\.[a-z0-9]{1,8}$/

/** So many are on their way at once; the others wait, so that neither they nor the database have too many waiting. */
const AT_ONCE = 24
/** And so many of them read, hashed and synced: the disk is told of several together. */
const ON_DISK_AT_ONCE = 6

interface Received {
  /** Its content's hash. */
  readonly id: string
  readonly incoming: IncomingFile
  readonly suffix: string
}

/** Files that come in with a world, each kept once for its content; what is named by its hash and is here already is not read again. */
export const comingFiles = ({ db, storage, folder }: Needs) => {
  const files: FileRepository = fileRepository(db)
  const inTurn = someAtOnce(AT_ONCE)
  /** Not while the database is waited for: it may be busy with a batch of items. */
  const onDisk = someAtOnce(ON_DISK_AT_ONCE)
  const coming = new Map<string, Promise<unknown>>()
  const come = new Map<string, ComeFile | ItemRefused>()
  /** The disk or the database gave up: no other file is begun. */
  let broken: { readonly reason: unknown } | null = null

  const known = async (hex: string): Promise<ComeFile | null> => {
    const found = await files.claim(Buffer.from(hex, 'hex'))
    if (found === null || !(await isStored(storage, found))) return null
    return { id: found.id, hex, suffix: found.suffix }
  }

  /** Two names of one content make one file, also when both come at once. */
  const keepReceived = deduplicateById(async ({ id: hex, incoming, suffix }: Received): Promise<ComeFile> => {
    const same = await known(hex)
    if (same !== null) return same
    const kept = await onDisk(() => incoming.keep(`objects/${hex.slice(0, 2)}/${hex}.${suffix}`))
    const { sha256, size } = incoming
    const mime = OWN[suffix]?.mime ?? mimeOf(suffix)
    const added = await files.add({ ...kept, sha256, size, mime, suffix })
    return { id: added.id, hex, suffix }
  })

  const keep = async (path: string): Promise<ComeFile> => {
    const { place, size } = await placeIn(folder, path)
    const [, named] = NAMED.exec(path) ?? []
    const there = named === undefined ? null : await known(named)
    if (there !== null) return there
    const suffix = await check(path, place, size)
    const incoming = await onDisk(() => receiveCopy(storage, place))
    try {
      const id = incoming.sha256.toString('hex')
      if (named !== undefined && named !== id)
        throw new ItemRefused(`${path}：内容和文件名里的校验值不符，文件可能损坏了`)
      return await keepReceived({ id, incoming, suffix })
    } finally {
      await incoming.discard()
    }
  }

  const look = async (path: string): Promise<ComeFile & { readonly place: string }> => {
    const { place, size } = await placeIn(folder, path)
    const suffix = await check(path, place, size)
    const hash = await onDisk(() => hashOfFile(place))
    return { id: 1, hex: hash.toString('hex'), suffix, place }
  }

  const take = async (path: string, isDryRun: boolean): Promise<void> => {
    if (broken !== null) return
    try {
      come.set(path, await (isDryRun ? look(path) : keep(path)))
    } catch (error) {
      if (error instanceof ItemRefused) come.set(path, error)
      else broken ??= { reason: error }
    }
  }

  return {
    /** A file that may come in, without keeping it. */
    look,
    /** Keeps files, some of them at once, or says why not; a dry run only looks at them. */
    async bring(paths: readonly string[], isDryRun: boolean): Promise<void> {
      const all = paths.map((path) => {
        const one = coming.get(path) ?? inTurn(() => take(path, isDryRun))
        coming.set(path, one)
        return one
      })
      await Promise.all(all)
      if (broken !== null) throw broken.reason
    },
    /** What was brought; throws why it was not. */
    found(path: string): ComeFile {
      const found = come.get(path)
      if (found === undefined || found instanceof ItemRefused)
        throw found ?? new ItemRefused(`没有文件 ${path}`)
      return found
    },
  }
}

import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { type Entry, open as openZip, type ZipFile } from 'yauzl'
import { FileRefusal } from '../import/questions/draft.ts'
import { pathIn } from '../import/questions/package-files.ts'

const MEBIBYTE = 1024 * 1024

export interface CourseLimits {
  readonly files: number
  /** Bytes of all together. */
  readonly bytes: number
  /** More than this no honest file shrinks, beyond the first mebibyte. */
  readonly ratio: number
}

export const COURSE_LIMITS_USUAL: CourseLimits = { files: 20_000, bytes: 8 * 1024 * MEBIBYTE, ratio: 200 }

const TOO_MANY = '压缩包里的文件太多，请分成几个课程导出'
const SWELLS = '压缩包解开后太大'
const LEADS_OUT = '压缩包里有指向外面的路径，不能导入'
const LINK = '压缩包里有链接或特殊文件，不能导入'
const BROKEN = '压缩包坏了，打不开'

/** What of an archive lies where on this machine, by its path in it. */
export type UnpackedCourse = ReadonlyMap<string, { readonly place: string; readonly size: number }>

/** Writes entries under numbers of our own: no name of an archive becomes a path of this machine. */
const taker = (folder: string, limits: CourseLimits) => {
  const files = new Map<string, { place: string; size: number }>()
  let total = 0
  let count = 0
  return {
    files,
    async take(name: string, source: Readable, packed: () => number): Promise<void> {
      count += 1
      if (count > limits.files) throw new FileRefusal(TOO_MANY)
      const path = name.startsWith('/') ? null : pathIn('', name)
      if (path === null) throw new FileRefusal(LEADS_OUT)
      const place = join(folder, String(count))
      let size = 0
      await pipeline(
        source,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            size += chunk.length
            total += chunk.length
            if (total > limits.bytes || (size > MEBIBYTE && size > limits.ratio * packed()))
              throw new FileRefusal(SWELLS)
            yield chunk
          }
        },
        createWriteStream(place, { flags: 'wx', mode: 0o600 }),
      )
      files.set(path, { place, size })
    },
    folderSeen(): void {
      count += 1
      if (count > limits.files) throw new FileRefusal(TOO_MANY)
    },
  }
}

type Taker = ReturnType<typeof taker>

const zipAt = (place: string): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    openZip(place, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    ),
  )

const contentOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  )

const UNIX_TYPE = 0o170000
const REGULAR = [0, 0o100000]

const takeEntry = async (zip: ZipFile, entry: Entry, { take, folderSeen }: Taker): Promise<void> => {
  const type = (entry.externalFileAttributes >>> 16) & UNIX_TYPE
  if (entry.fileName.endsWith('/')) return folderSeen()
  if (!REGULAR.includes(type)) throw new FileRefusal(LINK)
  await take(entry.fileName, await contentOf(zip, entry), () => Math.max(entry.compressedSize, 1))
}

const unpackZip = async (place: string, into: Taker): Promise<void> => {
  const zip = await zipAt(place)
  try {
    await new Promise<void>((resolve, reject) => {
      zip.on('error', reject)
      zip.on('end', resolve)
      zip.on('entry', (entry: Entry) => {
        takeEntry(zip, entry, into).then(() => zip.readEntry(), reject)
      })
      zip.readEntry()
    })
  } finally {
    zip.close()
  }
}

const unpackTar = async (place: string, { take, folderSeen }: Taker): Promise<void> => {
  const bytes = createReadStream(place)
  const tar = extract()
  const reading = (async () => {
    for await (const entry of tar) {
      const { name, type } = entry.header
      if (type === 'directory') {
        folderSeen()
        entry.resume()
      } else if (type === 'file')
        await take(name, entry as unknown as Readable, () => Math.max(bytes.bytesRead, 1))
      else throw new FileRefusal(LINK)
    }
  })()
  reading.catch((error: unknown) => tar.destroy(error as Error))
  const [read, fed] = await Promise.allSettled([reading, pipeline(bytes, createGunzip(), tar)])
  for (const outcome of [read, fed]) if (outcome.status === 'rejected') throw outcome.reason
}

const headOf = async (place: string): Promise<Buffer> => {
  const file = await open(place)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const ZIP = Buffer.from('PK\u0003\u0004')
const GZIP = Buffer.from('1f8b', 'hex')

/** Unpacks a course (ZIP or tar.gz) into an empty folder; refuses what leads out, links, swells or is too much. */
export const unpackCourse = async (
  place: string,
  folder: string,
  limits: CourseLimits = COURSE_LIMITS_USUAL,
): Promise<UnpackedCourse> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!(await stat(place)).isFile()) throw new FileRefusal('这不是文件')
  const head = await headOf(place)
  const into = taker(folder, limits)
  try {
    if (head.equals(ZIP)) await unpackZip(place, into)
    else if (head.subarray(0, 2).equals(GZIP)) await unpackTar(place, into)
    else throw new FileRefusal('这不是课程备份：应当是 Moodle 的 .mbz 或 Common Cartridge 的 .imscc')
  } catch (error) {
    if (error instanceof FileRefusal) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EACCES') throw error
    if (/invalid relative path|absolute path/.test(message)) throw new FileRefusal(LEADS_OUT)
    throw new FileRefusal(BROKEN)
  }
  return into.files
}

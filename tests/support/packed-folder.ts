import { createReadStream, createWriteStream, readdirSync } from 'node:fs'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib'
import { extract, pack } from 'tar-stream'

/** A window over the whole folder: an engine's databases are copies of each other, megabytes apart. */
const WINDOW = { [constants.BROTLI_PARAM_LARGE_WINDOW]: 1, [constants.BROTLI_PARAM_LGWIN]: 26 }

/** Writes a folder, the empty ones in it as well, into one file as small as it gets: a minute for sixty megabytes. */
export const packFolder = async (folder: string, place: string): Promise<void> => {
  const tar = pack()
  const filling = (async () => {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
    for (const path of paths) {
      const name = relative(folder, path)
      const isFolder = (await stat(path)).isDirectory()
      if (isFolder) tar.entry({ name, type: 'directory', mtime: new Date(0) })
      else
        await new Promise<void>((done, fail) => {
          readFile(path).then((bytes) => {
            tar.entry({ name, mtime: new Date(0) }, bytes, (error) => (error ? fail(error) : done()))
          }, fail)
        })
    }
    tar.finalize()
  })()
  await Promise.all([
    filling,
    pipeline(tar, createBrotliCompress({ params: WINDOW }), createWriteStream(place)),
  ])
}

/** Puts what `packFolder` wrote into a new folder. */
export const unpackFolder = async (place: string, folder: string): Promise<void> => {
  const entries = extract()
  const unpacking = (async () => {
    for await (const entry of entries) {
      const target = join(folder, entry.header.name)
      if (entry.header.type === 'directory') {
        await mkdir(target, { recursive: true })
        entry.resume()
      } else {
        await mkdir(dirname(target), { recursive: true })
        await pipeline(entry, createWriteStream(target))
      }
    }
  })()
  const opened = createBrotliDecompress({ params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } })
  await Promise.all([unpacking, pipeline(createReadStream(place), opened, entries)])
}

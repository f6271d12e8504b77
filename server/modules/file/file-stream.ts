import { read } from 'node:fs'
import { Readable } from 'node:stream'
import type { OpenFile } from '../../storage/open-files.ts'
import type { ByteRange } from './byte-range.ts'
import { partsOf } from './file-head.ts'

/** Of what is larger than a buffer of the pool, read ahead of a slow reader: eight times a stream's own 64 KiB sends more than twice as fast. */
const CHUNK_BYTES = 512 * 1024

/** The file grew shorter while it was read: an answer that began cannot be taken back, so it must not begin. */
class ShortFile extends Error {
  readonly code = 'ESHORT'
}

/** Fills all of `bytes` with what the file has from a place on. */
export const fill = (bytes: Buffer, fd: number, from: number): Promise<void> =>
  new Promise((done, fail) => {
    const readOn = (filled: number): void => {
      if (filled === bytes.length) return done()
      read(fd, bytes, filled, bytes.length - filled, from + filled, (error, count) => {
        if (error) return fail(error)
        if (count === 0) return fail(new ShortFile('a stored file ends before its end'))
        readOn(filled + count)
      })
    }
    readOn(0)
  })

/** Node's own stream of a file closes it when a reader leaves early, also where it was told not to: others read the same one. */
async function* chunksOf(fd: number, { start, end }: ByteRange): AsyncGenerator<Buffer> {
  for (let at = start; at <= end; at += CHUNK_BYTES) {
    const bytes = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end + 1 - at))
    await fill(bytes, fd, at)
    yield bytes
  }
}

/** Parts of an open file as they are sent, one after the other; released once nothing of it is read any more, however it ended. */
export const fileStream = (file: OpenFile, ranges: readonly ByteRange[], mime: string): Readable => {
  const { fd, size, release } = file
  const [first] = ranges
  const chunks =
    first && ranges.length === 1
      ? chunksOf(fd, first)
      : partsOf((range) => chunksOf(fd, range), ranges, size, mime)
  return Readable.from(chunks, { objectMode: false, highWaterMark: CHUNK_BYTES }).once('close', release)
}

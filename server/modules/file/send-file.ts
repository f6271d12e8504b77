import { createReadStream, read } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import { failure } from '../../http/envelope.ts'
import { type BufferPool, type LentBuffer, MAX_BUFFER_BYTES } from '../../storage/buffer-pool.ts'
import type { OpenFile, OpenFiles } from '../../storage/open-files.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ByteRange } from './byte-range.ts'
import { answerWithoutBody, head, lengthOf, partsOf, type Served } from './file-head.ts'
import { sendObject } from './send-object.ts'

export interface FileSending {
  readonly storage: Storage
  readonly opened: OpenFiles
  readonly buffers: BufferPool
  /** The place inside the proxy that stands for the stores, and hands their bytes out itself; null: this server does. */
  readonly handOver: string | null
}

/** Of what is larger than a buffer of the pool, read ahead of a slow reader: eight times a stream's own 64 KiB sends more than twice as fast. */
const CHUNK_BYTES = 512 * 1024

const streamOf = (fd: number, range: ByteRange): Readable =>
  createReadStream('', { fd, ...range, highWaterMark: CHUNK_BYTES, autoClose: false })

/** The file grew shorter while it was read: an answer that began cannot be taken back, so it must not begin. */
class ShortFile extends Error {
  readonly code = 'ESHORT'
}

const fill = (bytes: Buffer, fd: number, from: number): Promise<void> =>
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

/** What a player asks for is read at once and sent as one buffer: a stream would be more work than the reading. */
const sendBuffer = async (buffer: LentBuffer, file: OpenFile, { start }: ByteRange, reply: FastifyReply) => {
  try {
    await fill(buffer.bytes, file.fd, start)
  } catch (error) {
    buffer.giveBack()
    throw error
  } finally {
    file.release()
  }
  reply.raw.once('close', buffer.giveBack)
  return reply.send(buffer.bytes)
}

const streamOfAll = ({ fd, size }: OpenFile, ranges: readonly ByteRange[], mime: string): Readable => {
  const [first] = ranges
  if (first && ranges.length === 1) return streamOf(fd, first)
  return Readable.from(
    partsOf((range) => streamOf(fd, range), ranges, size, mime),
    { objectMode: false },
  )
}

/** The row says that there is a file, the disk says that there is none. */
const answerLost = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  request.log.error({ reason: (error as NodeJS.ErrnoException).code }, 'a stored file cannot be read')
  reply.header('cache-control', 'no-store').removeHeader('content-disposition')
  return reply.code(404).send(failure(CODE.notFound, '文件不在服务器上了，请联系管理员'))
}

/** X-Accel-Redirect: the proxy sees to ranges, conditions and HEAD, by the file's own size and time. */
const handOverTo = (prefix: string, { store, path, mime }: Served, reply: FastifyReply) => {
  const steps = [store, ...path.split('/')].map(encodeURIComponent)
  return reply
    .type(mime)
    .header('x-accel-redirect', [prefix, ...steps].join('/'))
    .send()
}

const tagOf = ({ size, modifiedMs }: OpenFile): string =>
  `"${size.toString(36)}-${Math.floor(modifiedMs).toString(36)}"`

/** Answers GET and HEAD with a file or parts of it, straight from where it lies (RFC 9110 §13, §14). */
export const fileSending =
  ({ storage, opened, buffers, handOver }: FileSending) =>
  async (served: Served, request: FastifyRequest, reply: FastifyReply) => {
    if (served.store === 'bucket')
      return sendObject(storage, served, request, reply).catch((error: unknown) =>
        answerLost(error, request, reply),
      )
    const file = await opened
      .open(storage.locate(served.store, served.path))
      .catch((error: unknown) => ({ error }))
    if ('error' in file) return answerLost(file.error, request, reply)
    if (handOver !== null) {
      file.release()
      return handOverTo(handOver, served, reply)
    }
    const { size, modifiedMs } = file
    const modified = new Date(Math.floor(modifiedMs / 1000) * 1000)
    const ranges = head(served, { size, etag: served.etag ?? tagOf(file), modified }, request, reply)
    const [first] = ranges
    if (!first) {
      file.release()
      return answerWithoutBody(reply)
    }
    const length = lengthOf(first)
    if (ranges.length === 1 && length <= MAX_BUFFER_BYTES)
      return sendBuffer(buffers.borrow(length), file, first, reply)
    return reply.send(streamOfAll(file, ranges, served.mime).once('close', file.release))
  }

export type SendFile = ReturnType<typeof fileSending>

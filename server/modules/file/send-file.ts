import { close, createReadStream, fstat, open, type Stats, stat } from 'node:fs'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import { failure } from '../../http/envelope.ts'
import type { Storage, Stored } from '../../storage/storage.ts'
import { type ByteRange, rangesOf } from './byte-range.ts'
import { isAnother, isUnchanged, mayBePart, type Version } from './conditions.ts'

const openFile = promisify(open)
const closeFile = promisify(close)
const statOpen = promisify(fstat)
const statFile = promisify(stat)

export interface Served extends Stored {
  /** Null: one made of size and time, for files that have no name of their own. */
  readonly etag: string | null
  readonly mime: string
}

export interface FileSending {
  readonly storage: Storage
  /** The place inside the proxy that stands for the stores, and hands their bytes out itself; null: this server does. */
  readonly handOver: string | null
}

/** Read and sent at once. Eight times the stream's own 64 KiB sends more than twice as fast; a slow reader holds up two. */
const CHUNK_BYTES = 512 * 1024

const BOUNDARY = 'zhiyuan-part-of-a-file'
const LAST_PART = `\r\n--${BOUNDARY}--\r\n`
const partHead = ({ start, end }: ByteRange, size: number, mime: string): string =>
  `\r\n--${BOUNDARY}\r\nContent-Type: ${mime}\r\nContent-Range: bytes ${start}-${end}/${size}\r\n\r\n`

const lengthOf = ({ start, end }: ByteRange): number => end - start + 1

const streamOf = (fd: number, range: ByteRange, autoClose: boolean): Readable =>
  createReadStream('', { fd, ...range, highWaterMark: CHUNK_BYTES, autoClose })

async function* partsOf(fd: number, ranges: readonly ByteRange[], size: number, mime: string) {
  for (const range of ranges) {
    yield Buffer.from(partHead(range, size, mime))
    yield* streamOf(fd, range, false)
  }
  yield Buffer.from(LAST_PART)
}

const lengthOfParts = (ranges: readonly ByteRange[], size: number, mime: string): number =>
  ranges.reduce(
    (sum, range) => sum + Buffer.byteLength(partHead(range, size, mime)) + lengthOf(range),
    Buffer.byteLength(LAST_PART),
  )

/** The answer's head and the ranges that follow it; none for an answer without a body. */
const head = (
  { mime }: Served,
  version: Version & { size: number },
  request: FastifyRequest,
  reply: FastifyReply,
): readonly ByteRange[] => {
  const { size, etag, modified } = version
  const { method, headers } = request
  reply.header('accept-ranges', 'bytes').header('etag', etag).header('last-modified', modified.toUTCString())
  if (isAnother(headers, version)) {
    reply.code(412)
    return []
  }
  if (isUnchanged(headers, version)) {
    reply.code(304)
    return []
  }
  const asksForPart = method === 'GET' && mayBePart(headers, version)
  const ranges = asksForPart ? rangesOf(headers.range, size) : 'whole'
  if (ranges === 'unsatisfiable') {
    reply.code(416).header('content-range', `bytes */${size}`)
    return []
  }
  if (ranges === 'whole') {
    reply.type(mime).header('content-length', size)
    return method === 'HEAD' || size === 0 ? [] : [{ start: 0, end: size - 1 }]
  }
  const [first] = ranges
  reply.code(206)
  if (first && ranges.length === 1) {
    reply.type(mime).header('content-range', `bytes ${first.start}-${first.end}/${size}`)
    reply.header('content-length', lengthOf(first))
  } else {
    reply.type(`multipart/byteranges; boundary=${BOUNDARY}`)
    reply.header('content-length', lengthOfParts(ranges, size, mime))
  }
  return ranges
}

const REASONS: Readonly<Record<number, string>> = { 412: '文件已经不是原来的那一份', 416: '文件没有这一段' }

const answerWithoutBody = (reply: FastifyReply) => {
  const reason = REASONS[reply.statusCode]
  if (reason === undefined) return reply.send()
  return reply.removeHeader('content-disposition').send(failure(CODE.fieldError, reason))
}

const bodyOf = (fd: number, ranges: readonly ByteRange[], size: number, mime: string): Readable => {
  const [first] = ranges
  if (first && ranges.length === 1) return streamOf(fd, first, true)
  const parts = Readable.from(partsOf(fd, ranges, size, mime), { objectMode: false })
  return parts.once('close', () => close(fd))
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

const tagOf = ({ size, mtimeMs }: Stats): string =>
  `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`

/** Answers GET and HEAD with a file or parts of it, straight from the disk (RFC 9110 §13, §14). */
export const fileSending = ({ storage, handOver }: FileSending) => {
  const placeOf = ({ store, path }: Stored): string => storage.locate(store, path)

  return async (served: Served, request: FastifyRequest, reply: FastifyReply) => {
    if (handOver !== null) {
      const found = await statFile(placeOf(served)).catch((error: unknown) => error)
      return found instanceof Error ? answerLost(found, request, reply) : handOverTo(handOver, served, reply)
    }
    const fd = await openFile(placeOf(served), 'r').catch((error: unknown) => error)
    if (typeof fd !== 'number') return answerLost(fd, request, reply)
    const stats = await statOpen(fd)
    const modified = new Date(Math.floor(stats.mtimeMs / 1000) * 1000)
    const version = { size: stats.size, etag: served.etag ?? tagOf(stats), modified }
    const ranges = head(served, version, request, reply)
    if (ranges.length > 0) return reply.send(bodyOf(fd, ranges, stats.size, served.mime))
    await closeFile(fd)
    return answerWithoutBody(reply)
  }
}

export type SendFile = ReturnType<typeof fileSending>

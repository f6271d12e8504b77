import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import { failure } from '../../http/envelope.ts'
import type { Stored } from '../../storage/storage.ts'
import { type ByteRange, rangesOf } from './byte-range.ts'
import { allowsRange, type FileVersion, failsPrecondition, isNotModified } from './conditional-request.ts'

export interface Served extends Stored {
  /** Null: one made of size and time, for files that have no name of their own. */
  readonly etag: string | null
  readonly mime: string
}

const BOUNDARY = 'zhiyuan-part-of-a-file'
const LAST_PART = `\r\n--${BOUNDARY}--\r\n`
const partHead = ({ start, end }: ByteRange, size: number, mime: string): string =>
  `\r\n--${BOUNDARY}\r\nContent-Type: ${mime}\r\nContent-Range: bytes ${start}-${end}/${size}\r\n\r\n`

export const lengthOf = ({ start, end }: ByteRange): number => end - start + 1

/** Several ranges as one body (RFC 9110 §14.6). */
export async function* partsOf(
  read: (range: ByteRange) => AsyncIterable<Buffer>,
  ranges: readonly ByteRange[],
  size: number,
  mime: string,
) {
  for (const range of ranges) {
    yield Buffer.from(partHead(range, size, mime))
    yield* read(range)
  }
  yield Buffer.from(LAST_PART)
}

const lengthOfParts = (ranges: readonly ByteRange[], size: number, mime: string): number =>
  ranges.reduce(
    (sum, range) => sum + Buffer.byteLength(partHead(range, size, mime)) + lengthOf(range),
    Buffer.byteLength(LAST_PART),
  )

/** The answer's head and the ranges that follow it; none for an answer without a body. */
export const head = (
  { mime }: Served,
  version: FileVersion & { size: number },
  request: FastifyRequest,
  reply: FastifyReply,
): readonly ByteRange[] => {
  const { size, etag, modified } = version
  const { method, headers } = request
  reply.header('accept-ranges', 'bytes').header('etag', etag).header('last-modified', modified.toUTCString())
  if (failsPrecondition(headers, version)) {
    reply.code(412)
    return []
  }
  if (isNotModified(headers, version)) {
    reply.code(304)
    return []
  }
  const asksForPart = method === 'GET' && allowsRange(headers, version)
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

export const answerWithoutBody = (reply: FastifyReply) => {
  const reason = REASONS[reply.statusCode]
  if (reason === undefined) return reply.send()
  // What is refused now may be right in a moment: it is not kept as long as the file.
  return reply
    .header('cache-control', 'no-store')
    .removeHeader('content-disposition')
    .send(failure(CODE.fieldError, reason))
}

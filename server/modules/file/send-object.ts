import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bucketOf, type Storage } from '../../storage/storage.ts'
import type { ByteRange } from './byte-range.ts'
import { answerWithoutBody, head, partsOf, type Served } from './file-head.ts'

/** The same answer for a file that lies in the bucket: what is asked for is passed on as it comes. */
export const sendObject = async (
  storage: Storage,
  served: Served,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { path, mime } = served
  const bucket = bucketOf(storage)
  const object = await bucket.head(path)
  if (object === null) throw Object.assign(new Error('no such object'), { code: 'ENOENT' })
  const { size, modified } = object
  const etag = served.etag ?? `"${size.toString(36)}-${modified.getTime().toString(36)}"`
  const ranges = head(served, { size, etag, modified }, request, reply)
  const [first] = ranges
  if (!first) return answerWithoutBody(reply)
  if (ranges.length === 1) return reply.send(await bucket.read(path, first))
  const read = async function* (range: ByteRange): AsyncGenerator<Buffer> {
    yield* await bucket.read(path, range)
  }
  return reply.send(Readable.from(partsOf(read, ranges, size, mime), { objectMode: false }))
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import { failure } from '../../http/envelope.ts'
import { type BufferPool, type LentBuffer, MAX_BUFFER_BYTES } from '../../storage/buffer-pool.ts'
import type { OpenFile, OpenFiles } from '../../storage/open-files.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ByteRange } from './byte-range.ts'
import { answerWithoutBody, head, lengthOf, type Served } from './file-head.ts'
import { fileStream, fill } from './file-stream.ts'
import { sendObject } from './send-object.ts'

export interface FileSending {
  readonly storage: Storage
  readonly opened: OpenFiles
  readonly buffers: BufferPool
  /** The place inside the proxy that stands for the stores, and hands their bytes out itself; null: this server does. */
  readonly handOver: string | null
}

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
    return reply.send(fileStream(file, ranges, served.mime))
  }

export type SendFile = ReturnType<typeof fileSending>

import { DataStore, ERRORS, Server, Upload } from '@tus/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import { failure } from '../../http/envelope.ts'
import { answerUnknown, noteAndAnswer, REQUEST_ID_HEADER, reportable } from '../../http/errors.ts'
import { noteFault } from '../../http/logging.ts'
import { answerExpired } from '../file/file-answer.ts'
import { DiskFull } from './staging.ts'
import { DISK_FULL } from './upload.service.ts'
import type { UploadReceiver } from './upload-receiver.ts'
import { UPLOAD_ROUTE, type UploadTickets } from './upload-ticket.ts'

/** A refusal in the words of tus: its status, and a body with the reason in Chinese. */
class TusRefusal extends Error {
  readonly status_code: number
  readonly body: string

  constructor({ status_code, body }: { readonly status_code: number; readonly body: string }) {
    super(body)
    this.status_code = status_code
    this.body = body
  }
}

/** What tus names an upload by: whose it is, as the ticket says, and which. */
const nameOf = (userId: number, id: string): string => `${userId}.${id}`

const readName = (name: string): { readonly userId: number; readonly id: string } => {
  const [userId = '', id = ''] = name.split('.', 2)
  return { userId: Number(userId), id }
}

/** What tus calls a store: where an upload stands, and the bytes that come next. Beginning and ending are calls of ours. */
class ReceivingStore extends DataStore {
  readonly #receiving: UploadReceiver

  constructor(receiving: UploadReceiver) {
    super()
    this.#receiving = receiving
  }

  override async getUpload(name: string): Promise<Upload> {
    const { id, userId } = readName(name)
    const found = await this.#receiving.stateOf(id, userId)
    if (found === null) throw new TusRefusal(ERRORS.FILE_NOT_FOUND)
    return new Upload({ id: name, size: found.size, offset: found.received })
  }

  override async write(stream: AsyncIterable<Buffer>, name: string, offset: number): Promise<number> {
    const received = await this.#receiving.append(readName(name).id, offset, stream)
    if (received === null) throw new TusRefusal(ERRORS.INVALID_OFFSET)
    return received
  }
}

/**
 * Bytes of uploads, by tus 1.0 (https://tus.io/protocols/resumable-upload): HEAD says how many are safe, PATCH brings the
 * next. By ticket and not by session: 410 for one whose time is over, 404 for any other and for what its user did not
 * begin; never 401 or 403 (R-wire-3, R-wire-4).
 */
export const tusRoutes =
  (receiving: UploadReceiver, tickets: UploadTickets) =>
  async (app: FastifyInstance): Promise<void> => {
    /** Whose request a message of the connection is, while it is answered. */
    const requests = new WeakMap<object, FastifyRequest>()
    const tus = new Server({
      path: '/api/upload',
      datastore: new ReceivingStore(receiving),
      allowedOrigins: [],
      getFileIdFromRequest: ({ url }) => {
        const { pathname, searchParams } = new URL(url)
        const userId = tickets.read(Object.fromEntries(searchParams))
        return typeof userId === 'number' ? nameOf(userId, pathname.split('/').at(-1) ?? '') : undefined
      },
      // What it says by itself of a fault is the fault's own text, with statements and values.
      onResponseError: ({ runtime }, error) => {
        const { req, res } = runtime?.node ?? {}
        const request = req && requests.get(req)
        if (request === undefined || !(error instanceof Error) || error instanceof TusRefusal)
          return undefined
        res?.setHeader('content-type', 'application/json; charset=utf-8')
        res?.setHeader(REQUEST_ID_HEADER, request.id)
        if (error instanceof DiskFull) {
          noteFault(request, error, 'disk of uploads full')
          const full = failure(CODE.noRoom, reportable(DISK_FULL, request))
          return { status_code: CODE.noRoom, body: JSON.stringify(full) }
        }
        const { status, body, retryAfter } = noteAndAnswer(error, request)
        if (retryAfter !== null) res?.setHeader('retry-after', retryAfter)
        return { status_code: status, body: JSON.stringify(body) }
      },
    })
    // The body is read by tus as it comes.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))

    app.route<{ Params: { id: string }; Querystring: Record<string, unknown> }>({
      method: ['HEAD', 'PATCH'],
      url: UPLOAD_ROUTE,
      schema: { hide: true },
      bodyLimit: Number.MAX_SAFE_INTEGER,
      compress: false,
      handler: async (request, reply) => {
        const userId = tickets.read(request.query)
        if (userId === 'expired') return answerExpired(reply)
        if (userId === null) return answerUnknown(request, reply)
        reply.hijack()
        requests.set(request.raw, request)
        // What hooks have said of every answer, as pages of other hosts need it (CORS), tus answers with too.
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value)
        reply.raw.setHeader('cache-control', 'no-store')
        await tus.handle(request.raw, reply.raw)
      },
    })
  }

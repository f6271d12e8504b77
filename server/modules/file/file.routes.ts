import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import type { Db } from '../../db/database.ts'
import { failure, success } from '../../http/envelope.ts'
import { answerUnknown } from '../../http/errors.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Storage } from '../../storage/storage.ts'
import type { FileRepository, StoredFile } from './file.repository.ts'
import { type FileAddresses, SIGNED_FILE_ROUTE, type SignedFile } from './file-address.ts'
import { answerExpired, answerTakenDown, asContent, asKept } from './file-answer.ts'
import type { Served } from './file-head.ts'
import { contentDisposition } from './file-name.ts'
import type { PresentationConverter } from './presentation-converter.ts'
import { presentationPreviews } from './presentation-preview.ts'
import { isConvertible, previewTypeOf } from './preview-type.ts'
import { contentOfName, PUBLIC_FILE_ROUTE } from './public-file-address.ts'
import type { SendFile } from './send-file.ts'

interface FileServing {
  readonly db: Db
  readonly files: FileRepository
  readonly storage: Storage
  readonly addresses: FileAddresses
  readonly presentations: PresentationConverter | null
  readonly clock: Clock
  readonly send: SendFile
}

const etagOf = ({ sha256 }: StoredFile): string => `"${sha256.toString('base64url')}"`

interface AsSigned {
  readonly served: Served
  /** Whether a browser may be handed it to show. */
  readonly isShown: boolean
}

/** What a row comes to is made out once for as long as the row is remembered, not for each part of a film. */
const signedRows = () => {
  const made = new WeakMap<StoredFile, AsSigned>()
  return (found: StoredFile): AsSigned => {
    const known = made.get(found)
    if (known) return known
    const { store, path } = found
    const isShown = previewTypeOf(found) !== ''
    const mime = isShown || isConvertible(found) ? found.mime : 'application/octet-stream'
    const fresh = { served: { store, path, etag: etagOf(found), mime }, isShown }
    made.set(found, fresh)
    return fresh
  }
}

/** Asked again after so many seconds. */
const RETRY_AFTER = 2

const answerConverting = (reply: FastifyReply) =>
  reply
    .code(202)
    .header('retry-after', RETRY_AFTER)
    .send(success({ Converting: true }))

const answerInconvertible = (reply: FastifyReply) =>
  reply.code(415).send(failure(CODE.fieldError, '文件无法转换成预览'))

const answerNoConverter = (reply: FastifyReply) =>
  reply.code(501).send(failure(CODE.fieldError, '服务器现在不能转换演示文稿，请下载后查看'))

const READING = ['GET', 'HEAD']

/** Files: pictures that visitors see by their content, all others by signed addresses. */
export const fileRoutes = (serving: FileServing) => async (app: FastifyInstance) => {
  const { db, files, storage, addresses, presentations, clock, send } = serving
  const previews =
    presentations && presentationPreviews({ db, jobs: app.jobs, storage, converter: presentations, clock })
  app.addHook('onClose', () => previews?.stop())
  const asSigned = signedRows()
  // What is sent is packed already, and a packed part of a file would be none.
  const options = { method: READING, schema: { hide: true }, compress: false as const }

  const sendSigned = (
    found: StoredFile,
    { name, use, secondsLeft: holdsFor }: SignedFile,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { served, isShown } = asSigned(found)
    const kind = isShown && use === 'inline' ? 'inline' : 'attachment'
    asKept(reply, holdsFor).header('content-disposition', contentDisposition(kind, name))
    return send(served, request, reply)
  }

  const sendConverted = async (
    found: StoredFile,
    { name, secondsLeft: holdsFor }: SignedFile,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    if (!previews || !isConvertible(found)) return answerUnknown(request, reply)
    const converted = await previews.of(found, name)
    if (converted.state === 'converting') return answerConverting(reply)
    if (converted.state === 'unavailable') return answerNoConverter(reply)
    if (converted.state === 'failed') return answerInconvertible(reply)
    asKept(reply, holdsFor).header('content-disposition', contentDisposition('inline', `${name}.pdf`))
    const etag = `"pdf-${etagOf(found).slice(1)}`
    return send({ ...converted.pdf, etag, mime: 'application/pdf' }, request, reply)
  }

  app.route<{ Params: { name: string } }>({
    ...options,
    url: PUBLIC_FILE_ROUTE,
    handler: async (request, reply) => {
      const sha256 = contentOfName(request.params.name)
      const found = sha256 && (await files.findPublic(sha256))
      if (!found) return answerUnknown(request, reply)
      asContent(reply).header('cache-control', 'public, max-age=31536000, immutable')
      return send({ ...found, etag: etagOf(found) }, request, reply)
    },
  })

  app.route<{ Params: { id: string }; Querystring: Record<string, unknown> }>({
    ...options,
    url: SIGNED_FILE_ROUTE,
    handler: async (request, reply) => {
      const signed = addresses.read(request.params.id, request.query)
      if (signed === 'expired') return answerExpired(reply)
      const found = signed && (await files.find(signed.id))
      if (!signed || !found) return answerUnknown(request, reply)
      if (signed.contentId !== undefined && !(await files.isShown(signed.contentId)))
        return answerTakenDown(reply)
      const answer = signed.use === 'pdf' ? sendConverted : sendSigned
      return answer(found, signed, request, reply)
    },
  })
}

import type { FastifyInstance } from 'fastify'
import { answerUnknown } from '../../http/errors.ts'
import type { FileRepository } from './file.repository.ts'
import { answerExpired, answerTakenDown, asKept } from './file-answer.ts'
import type { SendFile } from './send-file.ts'
import { STREAM_ROUTE, type StreamAddresses } from './stream-address.ts'
import { mimeOfPart } from './stream-part.ts'

interface StreamServing {
  readonly files: Pick<FileRepository, 'findStream'>
  readonly addresses: StreamAddresses
  readonly send: SendFile
  /** Whether the content that a film was handed out with is shown, as of the last seconds. */
  readonly isShown: (contentId: number) => Promise<boolean>
}

/** Films as HLS: playlists and parts by signed addresses. 410 for an address whose time is over, or whose content is taken down, 404 for any other. */
export const streamRoutes =
  ({ files, addresses, send, isShown }: StreamServing) =>
  async (app: FastifyInstance) => {
    app.route<{ Params: { pass: string; id: string; '*': string } }>({
      method: ['GET', 'HEAD'],
      url: STREAM_ROUTE,
      schema: { hide: true },
      // A packed part of a file would be none.
      compress: false,
      handler: async (request, reply) => {
        const { pass, id, '*': part } = request.params
        const signed = addresses.read(pass, id)
        if (signed === 'expired') return answerExpired(reply)
        const mime = mimeOfPart(part)
        const stream = signed && mime && (await files.findStream(signed.fileId))
        if (!signed || !mime || !stream) return answerUnknown(request, reply)
        if (signed.contentId !== undefined && !(await isShown(signed.contentId)))
          return answerTakenDown(reply)
        asKept(reply, signed.secondsLeft)
        return send({ ...stream, path: `${stream.path}/${part}`, etag: null, mime }, request, reply)
      },
    })
  }

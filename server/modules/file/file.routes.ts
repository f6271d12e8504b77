import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { answerUnknown } from '../../http/errors.ts'
import type { Storage } from '../../storage/storage.ts'
import type { FileRepository } from './file.repository.ts'
import { contentOfName, PUBLIC_FILE_ROUTE } from './public-file-address.ts'

/** Pictures that visitors see: banners and posters. */
export const fileRoutes = (files: FileRepository, storage: Storage) => async (app: FastifyInstance) => {
  app.get<{ Params: { name: string } }>(
    PUBLIC_FILE_ROUTE,
    { schema: { hide: true } },
    async (request, reply) => {
      const sha256 = contentOfName(request.params.name)
      const found = sha256 && (await files.findPublic(sha256))
      if (!found) return answerUnknown(request, reply)
      const etag = `"${found.sha256.toString('base64url')}"`
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', etag)
        // Another school's page may show what this server holds.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply
        .type(found.mime)
        .header('content-length', found.size)
        .send(createReadStream(storage.locate(found.store, found.path)))
    },
  )
}

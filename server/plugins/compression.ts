import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastifyPlugin from 'fastify-plugin'

/** Brotli or gzip for answers made on the fly; the client's files are compressed when it is built. */
export const compression = fastifyPlugin(async (app) => {
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
})

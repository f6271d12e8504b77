import cors from '@fastify/cors'
import fastifyPlugin from 'fastify-plugin'
import { INTENTION_HEADER } from '#contract/intention.ts'

/** Request headers of the client that CORS has to allow: token, JSON, idempotency key, uploads, ranges. */
const SENT = [
  'Authorization',
  'Content-Type',
  INTENTION_HEADER,
  'X-XSRF-TOKEN',
  'Range',
  'Tus-Resumable',
  'Upload-Offset',
  'Upload-Length',
]

/** Response headers that the client reads and CORS has to expose. */
const READ = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'ETag',
  'Retry-After',
  'Tus-Resumable',
  'Upload-Offset',
  'Upload-Length',
  'X-Request-Id',
]

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH']

/** How long browsers cache a preflight. */
const HOLDS_FOR_SECONDS = 3600

const API = /^\/api(?:[/?]|$)/

/**
 * Lets the pages of other hosts call the API (CORS), where the school names them: without any, nothing is said and every
 * browser refuses them. An origin is compared as a whole. No credentials: the session travels in a header that the page
 * adds itself, and a cookie has nothing to say here.
 */
export const pageOrigins = fastifyPlugin<{ pageOrigins: readonly string[] }>(async (app, options) => {
  const known = new Set(options.pageOrigins)
  if (known.size === 0) return
  await app.register(cors, {
    delegator: ({ url, headers: { origin } }, done) =>
      done(null, {
        origin: API.test(url) && origin !== undefined && known.has(origin) ? origin : false,
        methods: METHODS,
        allowedHeaders: SENT,
        exposedHeaders: READ,
        maxAge: HOLDS_FOR_SECONDS,
        strictPreflight: false,
      }),
  })
})

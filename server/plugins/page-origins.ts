import fastifyPlugin from 'fastify-plugin'

/** What the client sends beside what any page may send: its token, JSON, parts of uploads and of films. */
const SENT = [
  'Authorization',
  'Content-Type',
  'X-XSRF-TOKEN',
  'Range',
  'Tus-Resumable',
  'Upload-Offset',
  'Upload-Length',
].join(', ')

/** What the client reads beside what any page may read. */
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
].join(', ')

const METHODS = 'GET, HEAD, POST, PATCH'

/** Browsers ask again after so many seconds. */
const HOLDS_FOR = '3600'

const API = /^\/api(?:[/?]|$)/

/**
 * Lets the pages of other hosts call the API (CORS), where the school names them: without any, nothing is said and every
 * browser refuses them. An origin is compared as a whole. No credentials: the session travels in a header that the page
 * adds itself, and a cookie has nothing to say here.
 */
export const pageOrigins = fastifyPlugin<{ pageOrigins: readonly string[] }>(async (app, options) => {
  const known = new Set(options.pageOrigins)
  if (known.size === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!API.test(request.url)) return done()
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !known.has(origin)) return done()
    // Written past Fastify, so that answers that are not its own (those of tus) carry it too.
    reply.raw.setHeader('access-control-allow-origin', origin)
    reply.raw.setHeader('access-control-expose-headers', READ)
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
      return done()
    reply
      .code(204)
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', SENT)
      .header('access-control-max-age', HOLDS_FOR)
      .send()
  })
})

import fastifyPlugin from 'fastify-plugin'

/** What the API answers belongs to one user at one moment: no cache keeps it unless a route says otherwise. */
export const caching = fastifyPlugin(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    done(null, payload)
  })
})

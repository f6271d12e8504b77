import fastifyPlugin from 'fastify-plugin'

/** API answers belong to one user at one moment: they are not cached unless a route says otherwise. */
export const caching = fastifyPlugin(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    done(null, payload)
  })
})

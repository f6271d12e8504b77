import fastifyPlugin from 'fastify-plugin'
import { CODE } from '#contract/envelope.ts'
import { failure } from '../http/envelope.ts'
import type { Identify } from '../http/viewer.ts'

/** R-session-4: the client clears its session and asks to sign in again. */
const EXPIRED = '登录信息已失效，请重新登录!'

/** Answers 401 to a call that needs a session and has none; everything else passes. */
export const sessionGuard = fastifyPlugin<{ identify: Identify }>(async (app, { identify }) => {
  app.decorate('identify', identify)
  app.decorateRequest('viewer', null)
  // What needs no session is not held up by a promise: hundreds of parts of a film come this way.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.access !== 'session') return done()
    identify(request.headers.authorization).then((viewer) => {
      request.viewer = viewer
      if (viewer) done()
      else void reply.code(401).send(failure(CODE.sessionExpired, EXPIRED))
    }, done)
  })
})

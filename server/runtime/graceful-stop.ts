import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Time for a request that is already on its way to a connection that looks idle. */
const SETTLE_MS = 1_000
/**
 * Longest duration of a stop; five seconds are promised. What is still closing by then, for example a database whose statement waits for a
 * lock, is abandoned.
 */
export const STOP_WITHIN_MS = 4_500
/** Running requests have this long to be answered during a stop; then they get 503. */
const REFUSE_AFTER_MS = 4_000
/** Time for clients to close their connection after that answer. */
const CUT_AFTER_MS = 4_250
const LOOK_EVERY_MS = 50
/** Upper bound, even if requests keep coming. */
const TAKE_WITHIN_MS = 500

/** Accepts the connections in the system's backlog, which would be reset when the socket stops listening. */
const takeWaiting = async (server: Server): Promise<void> => {
  let taken = 0
  const count = (): void => {
    taken += 1
  }
  server.on('connection', count)
  const until = performance.now() + TAKE_WITHIN_MS
  for (let before = -1; before < taken && performance.now() < until; ) {
    before = taken
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', count)
}

/**
 * Stops a server in less than five seconds: no new connections, every answer closes its connection, and idle ones are closed after a moment.
 * Received requests are answered, with 503 if they take too long. An answer that has begun by then is cut.
 */
export const stopGracefully = async (app: FastifyInstance): Promise<void> => {
  const { server } = app
  const closeIdle = server.closeIdleConnections.bind(server)
  // Node and Fastify would close idle connections at once, and reset the requests that are on their way to them.
  server.closeIdleConnections = () => undefined
  const started = performance.now()
  const sweep = setInterval(() => {
    // After what has arrived was read: a busy process comes to its timers first.
    if (performance.now() - started >= SETTLE_MS) setImmediate(closeIdle)
  }, LOOK_EVERY_MS)
  const refuse = setTimeout(() => app.refuseOpenReplies(), REFUSE_AFTER_MS)
  const cut = setTimeout(() => {
    app.refuseOpenReplies()
    server.closeAllConnections()
  }, CUT_AFTER_MS)
  try {
    await takeWaiting(server)
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(refuse)
    clearTimeout(cut)
  }
}

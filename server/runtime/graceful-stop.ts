import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A request that is on its way to a connection which seems idle arrives in this time. */
const SETTLE_MS = 1_000
/**
 * The whole of a stop, of which five seconds are promised: what is closed after the last answer, as a database whose statement
 * waits for a lock, is left as it is then.
 */
export const STOP_WITHIN_MS = 4_500
/** What is under way has so long to be answered, of the time that a stop may take; then it is told to come again. */
const REFUSE_AFTER_MS = 4_000
/** The clients close when they have read that. */
const CUT_AFTER_MS = 4_250
const LOOK_EVERY_MS = 50
/** However many go on coming. */
const TAKE_WITHIN_MS = 500

/** Takes over the connections that the system has taken for us: it resets them when it is told to take no more. */
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
 * Stops a server in less than five seconds: no new connections, every answer ends its own, and those close on which nobody
 * asks for a moment. What was received is answered: with 503 what takes longer than a stop may. An answer that has begun by then is cut.
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

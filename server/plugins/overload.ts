import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { CODE } from '#contract/envelope.ts'
import { connectionWait } from '../db/connection-wait.ts'
import type { Db } from '../db/database.ts'
import { failure } from '../http/envelope.ts'

const BUSY = '现在使用的人太多，请稍后再试'

/** So many may wait for a connection whatever it takes: a class that opens the same page is no overload. */
const ALWAYS_WAITING = 64
/** A call asks the database two to five times; each time it would wait for so long. */
const LONGEST_WAIT_MS = 300
/** Who is refused comes again at different times, in whole seconds. */
const RETRY_AFTER_SECONDS = { least: 1, most: 4 }
const SAY_AGAIN_MS = 10_000

const isCall = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.access !== undefined

/**
 * Calls that would wait for longer than anybody does are refused at once, with HTTP 503 and Retry-After (R-wire-12): those that are
 * taken are answered in time. Files, films, pages and health probes are not counted: they do not queue for the database.
 */
export const overload = fastifyPlugin<{ db: Db }>(
  async (app, { db }) => {
    const { $client: pool } = db
    const wait = connectionWait(pool)
    let refused = 0
    let saidAt = Number.NEGATIVE_INFINITY

    const refuse = (reply: FastifyReply) => {
      refused += 1
      if (performance.now() - saidAt > SAY_AGAIN_MS) {
        saidAt = performance.now()
        app.log.warn({ refused, waiting: pool.waitingCount }, 'overloaded: calls are refused')
      }
      const { least, most } = RETRY_AFTER_SECONDS
      reply.code(CODE.unavailable)
      reply.header('retry-after', least + Math.floor(Math.random() * (most - least + 1)))
      return failure(CODE.unavailable, BUSY)
    }

    app.addHook('onRequest', (request, reply, done) => {
      if (isCall(request) && pool.waitingCount >= ALWAYS_WAITING && wait() > LONGEST_WAIT_MS)
        void reply.send(refuse(reply))
      else done()
    })
  },
  { name: 'overload' },
)

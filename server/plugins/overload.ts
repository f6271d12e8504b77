import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { connectionWait } from '../db/connection-wait.ts'
import type { Db } from '../db/database.ts'
import { Overloaded } from '../http/overloaded.ts'

/** So many may wait for a connection whatever it takes: a class that opens the same page is no overload. */
const ALWAYS_WAITING = 64
/** A call asks the database two to five times; each time it would wait for so long. */
const LONGEST_WAIT_MS = 300

const isCall = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.access !== undefined

/**
 * Calls that would wait for longer than anybody does are refused at once, with HTTP 503 and Retry-After (R-wire-12): those that are
 * taken are answered in time. Files, films, pages and health probes are not counted: they do not queue for the database.
 */
export const overload = fastifyPlugin<{ db: Db }>(
  async (app, { db }) => {
    const { $client: pool } = db
    const wait = connectionWait(pool)
    app.addHook('onRequest', (request, _, done) => {
      if (isCall(request) && pool.waitingCount >= ALWAYS_WAITING && wait() > LONGEST_WAIT_MS)
        done(new Overloaded('database'))
      else done()
    })
  },
  { name: 'overload' },
)

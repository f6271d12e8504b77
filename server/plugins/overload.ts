import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { connectionWait } from '../db/connection-wait.ts'
import type { Db } from '../db/database.ts'
import { Overloaded } from '../http/overloaded.ts'

/** This many calls may always wait for a connection: a class that opens the same page is no overload. */
const ALWAYS_WAITING = 64
/** A call queries the database two to five times, and waits this long each time. */
const LONGEST_WAIT_MS = 300

const isCall = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.access !== undefined

/**
 * Refuses calls at once that would have to wait too long, with HTTP 503 and Retry-After (R-wire-12), so that the accepted ones are
 * answered in time. Files, films, pages and health probes are not counted: they do not queue for the database.
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

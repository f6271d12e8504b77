import type pg from 'pg'

/** Assumed time for which a connection is held, before any measurement. */
const FIRST_HOLD_MS = 2
/** Weight of the latest measurement in the moving average. */
const WEIGHT = 0.05
/** Upper bound of a measurement: a single import or lock says nothing about the next ones. */
const LONGEST_HOLD_MS = 100

/**
 * Estimates how long a new request would wait for a connection, in milliseconds, from the length of the queue and from how long the latest
 * requests held their connection.
 */
export const connectionWait = (pool: pg.Pool): (() => number) => {
  const heldSince = new WeakMap<pg.PoolClient, number>()
  let hold = FIRST_HOLD_MS
  pool.on('acquire', (connection) => heldSince.set(connection, performance.now()))
  pool.on('release', (_error, connection) => {
    const held = performance.now() - (heldSince.get(connection) ?? performance.now())
    hold += WEIGHT * (Math.min(held, LONGEST_HOLD_MS) - hold)
  })
  return () => (pool.waitingCount * hold) / pool.options.max
}

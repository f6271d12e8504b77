import type pg from 'pg'

/** A connection is held for so long before any was. */
const FIRST_HOLD_MS = 2
/** What one that has just been given back weighs in the average. */
const WEIGHT = 0.05
/** A single import or a lock that was waited for says nothing of those that follow. */
const LONGEST_HOLD_MS = 100

/**
 * What is expected of the queue for a connection: how long somebody who came now would wait, in milliseconds, by the number of
 * those who wait and by how long each of the latest held a connection.
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

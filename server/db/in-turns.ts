import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** Longest pause for others: long work goes on under any load. */
const LONGEST_MS = 100

/** Runs a piece of long work. */
export type Turn = <T>(piece: () => Promise<T>) => Promise<T>

/** Whether a query would have to wait for a connection now. */
const isFull = ({ waitingCount, idleCount, totalCount, options }: pg.Pool): boolean =>
  waitingCount > 0 || (idleCount === 0 && totalCount >= options.max)

/** Resolves when others have had the database for as long as it was held, in milliseconds; at once where nobody wants it. */
export const giveWay = (pool: pg.Pool, heldMs: number): Promise<void> =>
  isFull(pool) ? wait(Math.min(heldMs, LONGEST_MS)) : Promise.resolve()

/**
 * Splits long work into pieces. Between two of them others get as much time as the last piece took: a call makes several queries, and each
 * would otherwise wait for a whole piece. docs/decisions/0446
 */
export const inTurns =
  ({ $client }: { readonly $client: pg.Pool }): Turn =>
  async (piece) => {
    const from = performance.now()
    const done = await piece()
    await giveWay($client, performance.now() - from)
    return done
  }

/** For pieces of a transaction, which has its connection until it ends. */
export const atOnce: Turn = (piece) => piece()

import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** Others get no more than this at a time: long work goes on whatever comes in. */
const LONGEST_MS = 100

/** Runs a piece of long work. */
export type Turn = <T>(piece: () => Promise<T>) => Promise<T>

/** Whoever asks now has to wait for a connection. */
const isFull = ({ waitingCount, idleCount, totalCount, options }: pg.Pool): boolean =>
  waitingCount > 0 || (idleCount === 0 && totalCount >= options.max)

/** Resolves when others have had the database for as long as it was held, in milliseconds; at once where nobody wants it. */
export const giveWay = (pool: pg.Pool, heldMs: number): Promise<void> =>
  isFull(pool) ? wait(Math.min(heldMs, LONGEST_MS)) : Promise.resolve()

/**
 * Long work in pieces. Between two of them others have as much time as the last one took: a call asks several times, one after the other, and
 * each time it would wait for a whole piece. docs/decisions/0446
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

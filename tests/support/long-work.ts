import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#server/db/database.ts'

const STATEMENTS = 6
const PIECE_SECONDS = 0.09

/** A piece of long work: a transaction of nearly a tenth of a second. */
export const longPiece = (db: Db): Promise<unknown> =>
  db.transaction((tx) => tx.execute(sql`select pg_sleep(${PIECE_SECONDS})`))

/** How many pieces are done while a call of six statements, one after the other, is answered. */
export const piecesDuringCall = async (db: Db, doPiece: () => Promise<unknown>): Promise<number> => {
  let pieces = 0
  let isOver = false
  const working = (async () => {
    while (!isOver) {
      await doPiece()
      pieces += 1
    }
  })()
  await expect.poll(() => pieces, { timeout: 20_000 }).toBeGreaterThan(0)
  const before = pieces
  for (let at = 0; at < STATEMENTS; at++) await db.execute(sql`select 1`)
  const during = pieces - before
  isOver = true
  await working
  return during
}

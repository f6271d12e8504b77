import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { leavesNothingOpen } from './backend-errors.ts'
import type { EmbeddedEngine } from './embedded-engine.ts'
import { giveWay } from './in-turns.ts'
import { WireSeries } from './wire-series.ts'

/** "You are who you say; ask." Nothing of the backend is touched for it. */
const WELCOME = Buffer.from('520000000800000000' + '5a0000000549', 'hex')

/** Idle time after which an open transaction is rolled back, because it blocks everybody. */
const SILENT_MS = 10_000

interface Needs {
  /** Of this process, over the same engine. */
  readonly pool: pg.Pool
  readonly engine: Pick<EmbeddedEngine, 'exec'>
}

/**
 * Serves a PostgreSQL client on a socket. It waits for the one connection like every query of this process, holds it for a statement or a
 * transaction, releases it, and leaves others as much time. The open transaction of a client that leaves or falls silent is rolled back.
 */
export const lendConnection = ({ pool, engine }: Needs, socket: Duplex, silentMs = SILENT_MS): void => {
  const series = new WireSeries()
  let held: pg.PoolClient | null = null
  let since = 0
  let othersTurn = Promise.resolve()
  let isWelcome = false
  let silence: NodeJS.Timeout | undefined

  const serve = async (messages: Buffer): Promise<void> => {
    clearTimeout(silence)
    if (held === null) {
      await othersTurn
      held = await pool.connect()
      since = performance.now()
    }
    const answer = Buffer.from(await engine.exec(messages))
    if (leavesNothingOpen(answer)) {
      held.release()
      held = null
      othersTurn = giveWay(pool, performance.now() - since)
    } else silence = setTimeout(() => socket.destroy(), silentMs)
    if (!socket.destroyed) socket.write(answer)
  }

  const undo = async (): Promise<void> => {
    clearTimeout(silence)
    const connection = held
    held = null
    if (connection === null) return
    await connection.query('rollback').then(
      () => connection.release(),
      () => connection.release(true),
    )
  }

  const run = async (): Promise<void> => {
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      const messages = series.take(chunk)
      if (messages.length === 0) continue
      if (isWelcome) await serve(messages)
      else socket.write(WELCOME)
      isWelcome = true
    }
  }

  void run()
    // A socket that broke, or a database that is closing: the other side sees its end.
    .catch(() => undefined)
    .then(undo)
    .finally(() => socket.destroy())
}

import { setTimeout as pause } from 'node:timers/promises'
import { unavailabilityOf } from '../db/unavailable.ts'
import { say } from '../runtime/console.ts'
import { redactedError } from '../runtime/redacted-error.ts'

const AGAIN_MS = 2_000

/** As a start says it: one line, however long it takes and whatever the reason becomes. */
const sayAway = (error: unknown): void =>
  say(
    `数据库还没有起来，正在等…：${redactedError(error).message} ` +
      '(the database is away: it is asked again every two seconds)',
  )

/** Nothing is open but connections; the first process of a container gets no signal that it does not listen to. */
const stopAtOnce = (): void => process.exit(0)
const STOPPING = ['SIGTERM', 'SIGINT'] as const

/**
 * Asks a PostgreSQL for the first time, and again every two seconds while it is away for a reason that passes: not started yet, starting,
 * without a free connection. Rejects at once for any other, as a wrong password is. A signal ends the process meanwhile.
 */
export const whileDatabaseIsAway = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (const signal of STOPPING) process.on(signal, stopAtOnce)
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask()
      } catch (error) {
        if (unavailabilityOf(error) !== 'gone') throw error
        if (tries === 1) sayAway(error)
      }
      await pause(AGAIN_MS)
    }
  } finally {
    for (const signal of STOPPING) process.off(signal, stopAtOnce)
  }
}

import { CODE } from '#contract/envelope.ts'
import type { HealthRepository } from './health.repository.ts'

/** The database did not answer in time. HTTP 503 with Retry-After, as of every call while it is away (R-wire-12). */
class NotReady extends Error {
  override readonly name = 'NotReady'
  readonly statusCode = CODE.unavailable
}

/**
 * Asks the database whether it answers, `withinMs` at most; rejects when it does not. Whoever asks while it is being asked
 * waits for the same answer, so that probes never queue up behind a database that is stuck.
 */
export const readiness = (health: HealthRepository, withinMs: number) => {
  let asking: Promise<void> | null = null
  const ping = (): Promise<void> => {
    asking ??= health.ping().finally(() => {
      asking = null
    })
    return asking
  }
  return (): Promise<void> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new NotReady(`the database did not answer within ${withinMs} ms`)),
        withinMs,
      )
      ping()
        .then(resolve, reject)
        .finally(() => clearTimeout(late))
    })
}

import type { Result } from '#domain/kernel/result.ts'
import { retryWait } from '#domain/kernel/retry.ts'
import { after } from './when-idle.ts'

/** Short waits between attempts, because the user sees an empty page. */
const PACE = { firstMs: 2000, maxMs: 15_000 }

/** Waits for a time, or until the browser is online again. */
export const waitForLine = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      drop()
      removeEventListener('online', done)
      resolve()
    }
    const drop = after(milliseconds, done)
    addEventListener('online', done)
  })

interface Needs<Value, Fault> {
  readonly read: () => Promise<Result<Value, Fault | 'unreached'>>
  /** Called once, before the first wait. */
  readonly tell: () => void
  readonly wait: (milliseconds: number) => Promise<void>
  /** Random number from 0 to 1, for the jitter of retries. */
  readonly chance: () => number
}

/** Repeats a read that the app needs to start, until the server is reached. R-connection-9 */
export const readUntilReached = async <Value, Fault extends object>({
  read,
  tell,
  wait,
  chance,
}: Needs<Value, Fault>): Promise<Result<Value, Fault>> => {
  for (let attempts = 1; ; attempts += 1) {
    const known = await read()
    if (known.ok) return known
    const { failure } = known
    if (failure !== 'unreached') return { ok: false, failure }
    if (attempts === 1) tell()
    await wait(retryWait({ attempts, failure: null }, chance(), PACE))
  }
}

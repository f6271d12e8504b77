import type { Result } from '#domain/kernel/result.ts'
import { retryWait } from '#domain/kernel/retry.ts'
import { after } from './when-idle.ts'

/** Somebody sits before a page with nothing on it. */
const PACE = { firstMs: 2000, maxMs: 15_000 }

/** Waits so long, or until the browser has a network again. */
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
  /** Told once, before the first wait. */
  readonly tell: () => void
  readonly wait: (milliseconds: number) => Promise<void>
  /** 0 to 1. */
  readonly chance: () => number
}

/** What the app begins with, read again and again for as long as nobody answers. R-connection-9 */
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

import type { Failure } from '#domain/kernel/failure.ts'
import { isRejectedAs } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { mayRetry, RETRY_PACE, type RetryPace, retryWait } from '#domain/kernel/retry.ts'
import type { Http, Sending } from './http.ts'

/** A page waits for what is read: at most half a minute in all. */
const READ_PACE: RetryPace = { ...RETRY_PACE, maxMs: 8000 }

export interface ReadRetry {
  /** Told before each wait, in milliseconds. */
  readonly waiting: (milliseconds: number) => void
  /** 0 to 1, for the waits between attempts. */
  readonly chance?: () => number
  /** Resolves after so many milliseconds; rejects with the signal's reason. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const pauseFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', abort, { once: true })
  })

/**
 * The client of the API with reads that are tried again while the server says that it is unavailable (R-wire-12), by the
 * policy of docs/decisions/0281. Writes fail at once, and so do reads with `once`: their statechart asks again by itself.
 */
export const withReadRetry = (
  http: Http,
  { waiting, chance = Math.random, pause = pauseFor }: ReadRetry,
): Http => {
  const again = async <T>(
    ask: () => Promise<Result<T, Failure>>,
    isRead: boolean,
    signal: AbortSignal,
  ): Promise<Result<T, Failure>> => {
    for (let attempts = 1; ; attempts += 1) {
      const read = await ask()
      if (read.ok || !isRead || !isRejectedAs(read.failure, 'unavailable')) return read
      const { failure } = read
      if (!mayRetry(failure, attempts)) return read
      const wait = retryWait({ attempts, failure }, chance(), READ_PACE)
      waiting(wait)
      await pause(wait, signal)
    }
  }
  const isRead = (method: string, { once = false }: Sending = {}): boolean => method === 'GET' && !once

  return {
    ...http,
    call: (call, request, signal, sending) =>
      again(() => http.call(call, request, signal, sending), isRead(call.method, sending), signal),
    answer: (call, request, signal, sending) =>
      again(() => http.answer(call, request, signal, sending), isRead(call.method, sending), signal),
  }
}

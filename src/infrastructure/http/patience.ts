import type { CallNews } from '#application/connection/call-news.ts'
import type { Call } from '#contract/call.ts'
import { watchWait } from '#domain/connection/watched-wait.ts'
import { type Failure, isRejectedAs } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { RETRY_PACE, type RetryPace, retryWait } from '#domain/kernel/retry.ts'
import type { Http, Sending } from './http.ts'

/** A user is waiting: never more than eight seconds between two attempts, unless Retry-After is longer. */
const PACE: RetryPace = { ...RETRY_PACE, maxMs: 8000 }

/** When to repeat a write whose answer was lost, to learn its outcome; the user is waiting for it. */
const ASKS_AFTER_MS: readonly number[] = [500, 1500]

export interface Patience {
  readonly tell: (news: CallNews) => void
  /** Milliseconds before each repetition of a write whose answer was lost. */
  readonly asksAfterMs?: readonly number[]
}

const pauseFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, milliseconds)
    // It goes with the signal, which is of one call.
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Whether repeating the call is safe: a read, or a write that is idempotent by its key or an id in its body. */
const isHarmless = ({ method, again }: Call, { key }: Sending): boolean =>
  method === 'GET' || again !== undefined || key !== undefined

/** Whether the server may have carried out the write although no answer came, and is idempotent for it. */
const mayHaveBeenDone = (call: Call, sending: Sending): boolean =>
  call.method === 'POST' && call.again !== 'asks' && isHarmless(call, sending)

/**
 * Adds retries to the API client (docs/decisions/0400). While the server answers that it is unavailable (R-wire-12), reads and idempotent writes are
 * repeated by the policy of docs/decisions/0281 for as long as their page wants the outcome. A write whose answer was lost is repeated twice, to
 * learn its outcome (docs/decisions/0483). A slow call is reported (`watchWait`) and can be given up. `once` calls have one attempt: their
 * statechart repeats them. Forms may be repeated too (form-upload.ts); every byte that leaves restarts their timeout. `chance`: 0 to 1, for jitter.
 */
export const withPatience = (
  http: Http,
  { tell, asksAfterMs = ASKS_AFTER_MS }: Patience,
  chance = Math.random,
): Http => {
  let isApart = false

  const noteWay = <T>(read: Result<T, Failure>): void => {
    // A timeout tells neither that the server is reached nor that it is not.
    if (!read.ok && read.failure.kind === 'timedOut') return
    const apart = !read.ok && read.failure.kind === 'unreachable'
    if (apart) tell({ kind: 'unreached' })
    else if (isApart) tell({ kind: 'reached' })
    isApart = apart
  }

  const patient = async <T>(
    ask: (signal: AbortSignal, moved: () => void) => Promise<Result<T, Failure>>,
    mayRepeat: boolean,
    asksAfter: readonly number[],
    leaving: AbortSignal,
  ): Promise<Result<T, Failure>> => {
    const waiting = new AbortController()
    const leave = () => waiting.abort(leaving.reason)
    leaving.addEventListener('abort', leave, { once: true })
    if (leaving.aborted) leave()
    let isStopped = false
    let failure: Failure = { kind: 'timedOut' }
    const stop = () => {
      isStopped = true
      waiting.abort()
    }
    const watch = watchWait({ tell, stop, timers: globalThis })
    try {
      for (let attempts = 1, lost = 0; ; attempts += 1) {
        const read = await ask(waiting.signal, watch.moved)
        watch.answered()
        const asksIn = asksAfter[lost]
        if (!read.ok && read.failure.kind === 'unreachable' && asksIn !== undefined) {
          failure = read.failure
          lost += 1
          await pauseFor(asksIn, waiting.signal)
          watch.moved()
          continue
        }
        noteWay(read)
        if (read.ok || !mayRepeat || !isRejectedAs(read.failure, 'unavailable')) return read
        failure = read.failure
        watch.away()
        await pauseFor(retryWait({ attempts, failure }, chance(), PACE), waiting.signal)
      }
    } catch (error) {
      if (!isStopped) throw error
      return { ok: false, failure }
    } finally {
      leaving.removeEventListener('abort', leave)
      watch.end()
    }
  }

  const asked = <T>(
    call: Call,
    sending: Sending = {},
    signal: AbortSignal,
    ask: (signal: AbortSignal) => Promise<Result<T, Failure>>,
  ) =>
    // Nobody waits for what outlives its page.
    sending.outlivesPage
      ? ask(signal)
      : patient(
          ask,
          !sending.once && isHarmless(call, sending),
          !sending.once && mayHaveBeenDone(call, sending) ? asksAfterMs : [],
          signal,
        )

  return {
    ...http,
    call: (call, request, signal, sending) =>
      asked(call, sending, signal, (own) => http.call(call, request, own, sending)),
    answer: (call, request, signal, sending) =>
      asked(call, sending, signal, (own) => http.answer(call, request, own, sending)),
    send: (request, read, signal) =>
      patient(
        (own, moved) =>
          http.send(
            {
              ...request,
              onUploadProgress: (progress) => {
                moved()
                request.onUploadProgress?.(progress)
              },
            },
            read,
            own,
          ),
        true,
        [],
        signal,
      ),
  }
}

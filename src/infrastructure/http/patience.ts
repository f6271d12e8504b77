import type { CallNews } from '#application/connection/call-news.ts'
import type { Call } from '#contract/call.ts'
import { watchWait } from '#domain/connection/watched-wait.ts'
import { type Failure, isRejectedAs } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { RETRY_PACE, type RetryPace, retryWait } from '#domain/kernel/retry.ts'
import type { Http, Sending } from './http.ts'

/** Somebody sits before it: never more than eight seconds between two attempts, unless the server names a longer time. */
const PACE: RetryPace = { ...RETRY_PACE, maxMs: 8000 }

/** After these waits what a write has become of is asked for, where its answer was lost: who pressed waits for it. */
const ASKS_AFTER_MS: readonly number[] = [500, 1500]

export interface Patience {
  readonly tell: (news: CallNews) => void
  /** Milliseconds before each question what became of a write. */
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

/** Whether to send it again does no harm: a read, or what the server does once by its key or the id in its body. */
const isHarmless = ({ method, again }: Call, { key }: Sending): boolean =>
  method === 'GET' || again !== undefined || key !== undefined

/** Whether the server may have done it without being heard, and does it once however often it is sent. */
const mayHaveBeenDone = (call: Call, sending: Sending): boolean =>
  call.method === 'POST' && call.again !== 'asks' && isHarmless(call, sending)

/**
 * The client of the API with patience (docs/decisions/0400). While the server says that it is unavailable (R-wire-12) a call is sent
 * again, by the policy of docs/decisions/0281, for as long as its page wants the outcome: a read, or a write under its key. A write whose
 * answer was lost is sent again twice, so that it is known what became of it (docs/decisions/0483). A call without an answer for long is
 * told (`watchWait`), with a way to end the wait. `once` has one attempt: its statechart asks again by itself.
 * A form may be sent again too (form-upload.ts); its silence begins anew with whatever of it leaves. `chance`: 0 to 1, for the waits between attempts.
 */
export const withPatience = (
  http: Http,
  { tell, asksAfterMs = ASKS_AFTER_MS }: Patience,
  chance = Math.random,
): Http => {
  let isApart = false

  const noteWay = <T>(read: Result<T, Failure>): void => {
    // Silence says neither that there is a way nor that there is none.
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

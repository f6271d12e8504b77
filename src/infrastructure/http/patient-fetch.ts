import type { CallNews } from '#application/connection/call-news.ts'
import { watchWait } from '#domain/connection/watched-wait.ts'

/** Without a byte for so long it is given up. */
const SILENT_MS = 30_000

export type Fetch = (address: string, init: RequestInit & { signal: AbortSignal }) => Promise<Response>

interface Needs {
  readonly tell: (news: CallNews) => void
}

/**
 * `fetch` of what is no call, with patience (docs/decisions/0479): a file that comes slowly comes on, for as long as it takes. Silence is
 * told (`watchWait`), with a way to end the wait, and ended after thirty seconds: the answer, or what is read of its body, then fails as
 * for a server that is not reached.
 */
export const patientFetch =
  (fetch: Fetch, { tell }: Needs): Fetch =>
  async (address, init) => {
    const waiting = new AbortController()
    const given = new Promise<never>((_, reject) => {
      waiting.signal.addEventListener('abort', () => reject(waiting.signal.reason as Error))
    })
    // Heard where somebody waits.
    given.catch(() => undefined)
    const leave = () => waiting.abort(init.signal.reason)
    // It goes with the signal, which is of one reading.
    init.signal.addEventListener('abort', leave)
    if (init.signal.aborted) leave()
    const stop = () => waiting.abort()

    const watched = async <T>(ask: () => Promise<T>): Promise<T> => {
      const watch = watchWait({ tell, stop, timers: globalThis })
      const end = setTimeout(stop, SILENT_MS)
      try {
        return await Promise.race([ask(), given])
      } finally {
        watch.end()
        clearTimeout(end)
      }
    }

    const answer = await watched(() => fetch(address, { ...init, signal: waiting.signal }))
    const reader = answer.body?.getReader()
    if (reader === undefined) return answer
    const body = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          const { done, value } = await watched(() => reader.read())
          if (done) controller.close()
          else controller.enqueue(value)
        },
        cancel: (reason) => reader.cancel(reason),
      },
      // Nothing is waited for that nobody reads.
      { highWaterMark: 0 },
    )
    const { status, statusText, headers } = answer
    return new Response(body, { status, statusText, headers })
  }

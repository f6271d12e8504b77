import type { CallNews } from '#application/connection/call-news.ts'
import { watchWait } from '#domain/connection/watched-wait.ts'

/** Given up after this time without a byte. */
const SILENT_MS = 30_000

export type Fetch = (address: string, init: RequestInit & { signal: AbortSignal }) => Promise<Response>

interface Needs {
  readonly tell: (news: CallNews) => void
}

/**
 * `fetch` for files, with patience (docs/decisions/0479): a slow file goes on loading for as long as bytes arrive. Silence is reported (`watchWait`)
 * and can be given up; after thirty seconds of it the request, or reading its body, fails as for an unreachable server.
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
      // No timeout while nobody reads.
      { highWaterMark: 0 },
    )
    const { status, statusText, headers } = answer
    return new Response(body, { status, statusText, headers })
  }

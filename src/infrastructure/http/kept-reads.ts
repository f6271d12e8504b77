import type { KeptStore } from '#application/connection/kept-store.port.ts'
import type { Call } from '#contract/call.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Http } from './http.ts'

/** A larger answer is not kept. */
const MOST_LENGTH = 500_000

interface Needs {
  readonly store: KeptStore
  /** Who is signed in; null for nobody, and for who cannot be told from another. */
  readonly owner: () => string | null
}

/**
 * The client of the API with a memory of what was opened lately (docs/decisions/0402): where the server is not reached, a read is answered
 * as it was the last time. No other failure is: whoever is reached knows better. Named by call and content, never by a token.
 */
export const withKeptReads = (http: Http, { store, owner }: Needs): Http => {
  const kept = async <T>(
    call: Call,
    request: object,
    ask: () => Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure>> => {
    const whose = owner()
    if (whose === null || call.kept !== true) return ask()
    const name = JSON.stringify([call.path, request])
    const read = await ask()
    if (read.ok) {
      const size = JSON.stringify(read.value).length
      // Whoever logged out meanwhile leaves nothing behind.
      if (size <= MOST_LENGTH && owner() === whose)
        void store.keep({ owner: whose, name, value: read.value, size })
      return read
    }
    if (read.failure.kind !== 'unreachable' || owner() !== whose) return read
    const value = await store.read(whose, name)
    return value === undefined ? read : { ok: true, value: value as T }
  }

  return {
    ...http,
    call: (call, request, signal, sending) =>
      kept(call, request, () => http.call(call, request, signal, sending)),
  }
}

import type { CallNews } from '#application/connection/call-news.ts'
import type { KeptStore } from '#application/connection/kept-store.port.ts'
import type { Call } from '#contract/call.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** A larger answer is not kept. */
const MOST_LENGTH = 500_000

interface Needs {
  readonly store: KeptStore
  readonly token: () => string | null
  /** Who is signed in; null for nobody, and for who cannot be told from another. */
  readonly owner: () => string | null
  /** Waits until what is seen has been drawn. */
  readonly idle: () => Promise<void>
  readonly tell: (news: CallNews) => void
}

/** Keeps what was answered to this request under a token, or answers in place of a server that is not reached. */
export type KeptReads = <Answer>(
  call: Call,
  request: object,
  read: Result<Answer, Failure>,
  used: string,
) => Promise<Result<Answer, Failure>>

/**
 * The memory of what was opened lately (docs/decisions/0402): where the server is not reached, or nothing is heard of it for as long as
 * anybody waits (docs/decisions/0490), a read is answered as it was the last time. No other failure is: whoever is reached knows better.
 * Named by call and content, never by a token.
 */
export const keptReads = ({ store, token, owner, idle, tell }: Needs): KeptReads => {
  /** What was answered from here: it stays on its page when the server is reached again, and nothing else says of it then that it is old. */
  const old = new Set<string>()
  return async <Answer>(call: Call, request: object, read: Result<Answer, Failure>, used: string) => {
    const name = JSON.stringify([call.path, request])
    if (read.ok && old.delete(name)) tell({ kind: 'renewed', name })
    if (read.ok) await idle()
    const whose = owner()
    // Whoever logged out meanwhile leaves nothing behind, and reads nothing.
    if (whose === null || token() !== used) return read
    if (read.ok) {
      const size = JSON.stringify(read.value).length
      if (size <= MOST_LENGTH) await store.keep({ owner: whose, name, value: read.value, size })
      return read
    }
    const { kind } = read.failure
    if (kind !== 'unreachable' && kind !== 'timedOut') return read
    const value = await store.read(whose, name)
    if (value === undefined) return read
    old.add(name)
    tell({ kind: 'old', name })
    return { ok: true, value: value as Answer }
  }
}

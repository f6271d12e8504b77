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
  /** The signed-in user; null for none, and for a user without an id. */
  readonly owner: () => string | null
  /** Waits until the visible page has been drawn. */
  readonly idle: () => Promise<void>
  readonly tell: (news: CallNews) => void
}

/** Stores the answer to a request, or answers it from the store when the server is not reached. */
export type KeptReads = <Answer>(
  call: Call,
  request: object,
  read: Result<Answer, Failure>,
  used: string,
) => Promise<Result<Answer, Failure>>

/**
 * The store of recently read answers (docs/decisions/0402). When the server is not reached, or does not answer in time (docs/decisions/0490), a read
 * gets its last answer. Other failures are passed on, since a server that is reached knows better. Keyed by call and content, never by token.
 */
export const keptReads = ({ store, token, owner, idle, tell }: Needs): KeptReads => {
  /** Reads that were answered from here: their page keeps showing them after the server is reached again, so they are marked as old. */
  const old = new Set<string>()
  return async <Answer>(call: Call, request: object, read: Result<Answer, Failure>, used: string) => {
    const name = JSON.stringify([call.path, request])
    if (read.ok && old.delete(name)) tell({ kind: 'renewed', name })
    if (read.ok) await idle()
    const whose = owner()
    // After a log-out meanwhile nothing is stored and nothing is read.
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

import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import { ACCOUNTS, DEMO_PASSWORD } from './content/people.ts'

/** How the simulated network behaves: calls pass, cannot be sent, are never answered, or get an unreadable answer. */
export type NetworkCondition = 'fair' | 'unreachable' | 'silent' | 'garbled'

export interface MemoryBackendOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** How long every answer takes. */
  readonly latencyMs?: number
  /** How long one waits for an answer that does not come. */
  readonly timeoutMs?: number
  /** Who has an account. */
  readonly people?: readonly CurrentUser[]
}

/** The session of the caller, with the two functions that the axios client is given too. */
export interface Caller {
  readonly token: () => string | null
  readonly expired: (token: string, words?: string) => void
  readonly forbidden?: (token: string) => void
}

/** Why a session may not make this call; null for one that may. */
export type Barrier = (call: string, token: string, person: CurrentUser) => Failure | null

interface Call {
  readonly call: string
  readonly caller: Caller
  readonly signal: AbortSignal
}

/** Fails as expired where the caller has no session. */
interface SessionRequest<T> extends Call {
  readonly access: 'session'
  readonly answer: (person: CurrentUser) => Result<T, Failure>
}

/** Answers visitors too and never says that the session is over (R-wire-8). */
interface PublicRequest<T> extends Call {
  readonly access: 'public'
  readonly answer: (person: CurrentUser | null) => Result<T, Failure>
}

export type BackendRequest<T> = SessionRequest<T> | PublicRequest<T>

/** Stands for the server in memory. Tests and demos change the network, fail calls and end sessions. */
export interface MemoryBackend {
  now(): number
  request<T>(request: BackendRequest<T>): Promise<Result<T, Failure>>
  openSession(person: CurrentUser): string
  /** `words`: why, told with the next call. */
  closeSession(token: string, words?: string): void
  /** The same by its own log-out: later calls of it tell of no expiry (R-session-6). */
  leaveSession(token: string): void
  /** From now on every call is asked about here. A visitor's call takes a session that may not make it for none. */
  bar(barrier: Barrier): void
  /** As typed; in memory only. */
  passwordOf(person: CurrentUser): string
  changePassword(person: CurrentUser, password: string): void
  /** The open sessions of a person, the latest first, with the time at which each was opened. */
  sessionsOf(person: CurrentUser): readonly { readonly token: string; readonly since: number }[]

  /** Every call so far, in order. */
  readonly requests: readonly { readonly call: string; readonly token: string | null }[]
  simulateNetwork(condition: NetworkCondition): void
  /** Every later call of this name fails this way; null ends it. */
  failCall(call: string, failure: Failure | null): void
  /** Every later call that is not made to fail by its name fails this way; null ends it. */
  failEveryCall(failure: Failure | null): void
  /** Forgets every session, as a server does when their time is up. */
  expireSessions(): void
}

const wait = async (ms: number, signal: AbortSignal): Promise<void> => {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
  signal.throwIfAborted()
}

export const createMemoryBackend = (options: MemoryBackendOptions = {}): MemoryBackend => {
  const { now = Date.now, latencyMs = 0, timeoutMs = 60_000, people = ACCOUNTS } = options
  const sessions = new Map<string, { readonly personId: number; readonly since: number }>()
  const left = new Set<string>()
  const closed = new Map<string, string>()
  const passwords = new Map<number, string>()
  const refusals = new Map<string, Failure>()
  const asked: { call: string; token: string | null }[] = []
  let refusalOfEvery: Failure | null = null
  let barrier: Barrier = () => null
  let condition: NetworkCondition = 'fair'
  let opened = 0

  const personOf = (token: string | null): CurrentUser | null =>
    people.find(({ id }) => token !== null && id === sessions.get(token)?.personId) ?? null

  const consider = <T>(question: BackendRequest<T>, token: string | null): Result<T, Failure> => {
    const refusal = refusals.get(question.call) ?? refusalOfEvery
    if (refusal) return failed(refusal)
    const person = personOf(token)
    const barred = person && token !== null ? barrier(question.call, token, person) : null
    if (question.access === 'public') return question.answer(barred ? null : person)
    if (barred) return failed(barred)
    if (person !== null) return question.answer(person)
    const words = closed.get(token ?? '')
    return failed(
      words === undefined ? { kind: 'expired' } : { kind: 'expired', message: words, telling: true },
    )
  }

  return {
    now,
    requests: asked,
    request: async (question) => {
      const { call, caller, signal } = question
      const token = caller.token()
      asked.push({ call, token })
      signal.throwIfAborted()
      await wait(condition === 'silent' ? timeoutMs : latencyMs, signal)
      if (condition === 'unreachable') return failed({ kind: 'unreachable' })
      if (condition === 'silent') return failed({ kind: 'timedOut' })
      if (condition === 'garbled') return failed({ kind: 'unreadable' })
      const result = consider(question, token)
      const over = !result.ok && result.failure.kind === 'expired' ? result.failure : null
      if (over !== null && token !== null && !left.has(token))
        caller.expired(token, over.telling && over.message)
      if (!result.ok && result.failure.kind === 'forbidden' && token !== null) caller.forbidden?.(token)
      return result
    },
    openSession: ({ id }) => {
      opened += 1
      const token = `memory-${opened}`
      sessions.set(token, { personId: id, since: now() })
      return token
    },
    closeSession: (token, words) => {
      if (words !== undefined) closed.set(token, words)
      return sessions.delete(token)
    },
    leaveSession: (token) => {
      left.add(token)
      sessions.delete(token)
    },
    bar: (next) => {
      barrier = next
    },
    passwordOf: ({ id }) => passwords.get(id) ?? DEMO_PASSWORD,
    changePassword: ({ id }, password) => {
      passwords.set(id, password)
    },
    sessionsOf: ({ id }) =>
      [...sessions]
        .filter(([, { personId }]) => personId === id)
        .map(([token, { since }]) => ({ token, since }))
        .reverse(),
    simulateNetwork: (next) => {
      condition = next
    },
    failCall: (call, failure) => {
      if (failure) refusals.set(call, failure)
      else refusals.delete(call)
    },
    failEveryCall: (failure) => {
      refusalOfEvery = failure
    },
    expireSessions: () => sessions.clear(),
  }
}

import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import { PEOPLE } from './content/people.ts'

/** What the way to the world is like: nothing gets through, nothing comes back, or only noise does. */
export type Weather = 'fair' | 'unreachable' | 'silent' | 'garbled'

export interface WorldOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** How long every answer takes. */
  readonly latencyMs?: number
  /** How long one waits for an answer that does not come. */
  readonly timeoutMs?: number
  /** Who has an account. */
  readonly people?: readonly CurrentUser[]
}

/** Who asks: the same two ends of the session that the axios client has. */
export interface Caller {
  readonly token: () => string | null
  readonly expired: (token: string) => void
}

interface Asked {
  readonly call: string
  readonly caller: Caller
  readonly signal: AbortSignal
}

/** Who has no session is told that it is over. */
interface SessionQuestion<T> extends Asked {
  readonly access: 'session'
  readonly answer: (person: CurrentUser) => Result<T, Failure>
}

/** Answers visitors too and never says that the session is over (R-wire-8). */
interface PublicQuestion<T> extends Asked {
  readonly access: 'public'
  readonly answer: (person: CurrentUser | null) => Result<T, Failure>
}

export type Question<T> = SessionQuestion<T> | PublicQuestion<T>

/** A small world in memory that stands for the server, with the handles that tests and demos turn. */
export interface World {
  now(): number
  ask<T>(question: Question<T>): Promise<Result<T, Failure>>
  openSession(person: CurrentUser): string
  closeSession(token: string): void
  /** The open sessions of a person, the latest first, with the time at which each was opened. */
  sessionsOf(person: CurrentUser): readonly { readonly token: string; readonly since: number }[]

  /** Every call so far, in order. */
  readonly asked: readonly { readonly call: string; readonly token: string | null }[]
  turn(weather: Weather): void
  /** Every later call of this name fails this way; null ends it. */
  refuse(call: string, failure: Failure | null): void
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

export const createWorld = (options: WorldOptions = {}): World => {
  const { now = Date.now, latencyMs = 0, timeoutMs = 60_000, people = PEOPLE } = options
  const sessions = new Map<string, { readonly personId: number; readonly since: number }>()
  const refusals = new Map<string, Failure>()
  const asked: { call: string; token: string | null }[] = []
  let weather: Weather = 'fair'
  let opened = 0

  const personOf = (token: string | null): CurrentUser | null =>
    people.find(({ id }) => token !== null && id === sessions.get(token)?.personId) ?? null

  const consider = <T>(question: Question<T>, token: string | null): Result<T, Failure> => {
    const refusal = refusals.get(question.call)
    if (refusal) return failed(refusal)
    const person = personOf(token)
    if (question.access === 'public') return question.answer(person)
    return person === null ? failed({ kind: 'expired' }) : question.answer(person)
  }

  return {
    now,
    asked,
    ask: async (question) => {
      const { call, caller, signal } = question
      const token = caller.token()
      asked.push({ call, token })
      signal.throwIfAborted()
      await wait(weather === 'silent' ? timeoutMs : latencyMs, signal)
      if (weather === 'unreachable') return failed({ kind: 'unreachable' })
      if (weather === 'silent') return failed({ kind: 'timedOut' })
      if (weather === 'garbled') return failed({ kind: 'unreadable' })
      const result = consider(question, token)
      if (!result.ok && result.failure.kind === 'expired' && token !== null) caller.expired(token)
      return result
    },
    openSession: ({ id }) => {
      opened += 1
      const token = `memory-${opened}`
      sessions.set(token, { personId: id, since: now() })
      return token
    },
    closeSession: (token) => sessions.delete(token),
    sessionsOf: ({ id }) =>
      [...sessions]
        .filter(([, { personId }]) => personId === id)
        .map(([token, { since }]) => ({ token, since }))
        .reverse(),
    turn: (next) => {
      weather = next
    },
    refuse: (call, failure) => {
      if (failure) refusals.set(call, failure)
      else refusals.delete(call)
    },
    expireSessions: () => sessions.clear(),
  }
}

import type { AskingPorts } from './asking-ports.ts'

/** What the backend answers: the truth, or the same trouble to every call. */
export type Mood = 'fair' | 'unreachable' | 'silent' | 'unreadable' | 'expired' | 'forbidden' | 'rejected'

/** The words with which the backend refuses. */
export const WORDS = { forbidden: '没有权限', rejected: '名称已存在' } as const

/** One set of adapters before one backend. */
export interface Backend {
  readonly ports: AskingPorts
  /** The stored token. */
  token: string | null
  /** The tokens told to be expired, in order. */
  readonly expired: readonly string[]
  /** By account, the sessions by which `enter` goes on, where a sign-in takes long: those that it opened at the same server. */
  readonly opened?: Map<string, string>
  mood(mood: Mood): void
  close(): Promise<void>
}

/** `timeoutMs`: how long its adapters wait for an answer. */
export type MakeBackend = (options?: { readonly timeoutMs?: number }) => Promise<Backend>

/** One password for the demo accounts of either backend. */
export const DEMO_PASSWORD = 'Zhiyuan2026'

/** A signal that nobody aborts. */
export const noAbort = (): AbortSignal => new AbortController().signal

/** Signs a demo account in, on a device where nobody is, and stores its token; for what asks about sessions, devices and passwords. */
export const signInAnew = async (backend: Backend, account: string): Promise<string> => {
  backend.token = null
  const answer = await backend.ports.session.signIn(
    { account, password: DEMO_PASSWORD },
    'contract-suite',
    noAbort(),
  )
  if (!answer.ok) throw new Error(`sign-in of ${account}: ${JSON.stringify(answer.failure)}`)
  backend.token = answer.value
  return answer.value
}

/** Stores the token of a demo account: of a session that is open, else of a new one. */
export const enter = async (backend: Backend, account: string): Promise<void> => {
  const known = backend.opened?.get(account)
  if (known !== undefined) {
    backend.token = known
    if ((await backend.ports.session.keepAlive(noAbort())).ok) return
  }
  const token = await signInAnew(backend, account)
  backend.opened?.set(account, token)
}

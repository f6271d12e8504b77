import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from './backend.ts'

/** Asks the in-memory backend what only a signed-in user is told. The calls of a port are named after it. */
export const makeSessionRequest =
  (backend: MemoryBackend, caller: Caller, port: string) =>
  <T>(
    call: string,
    signal: AbortSignal,
    answer: (person: CurrentUser) => Result<T, Failure>,
  ): Promise<Result<T, Failure>> =>
    backend.request({ call: `${port}.${call}`, access: 'session', caller, signal, answer })

import { fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ShareEvent } from '#domain/private-file/share.ts'
import type { SharePort } from './share.port.ts'

/** What happened to a request, by its id, asked once. */
export type ShareHistoryLogic = ReturnType<typeof provideShareHistory>

export const provideShareHistory = (port: SharePort) =>
  fromPromise<Result<readonly ShareEvent[], Failure>, number>(({ input, signal }) =>
    port.history(input, signal),
  )

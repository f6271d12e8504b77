import { fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ShareEvent } from '#domain/private-file/share.ts'
import type { SharePort } from './share.port.ts'

/** A promise actor that reads the events of a share request by its id. */
export type ShareHistoryLogic = ReturnType<typeof provideShareHistory>

export const provideShareHistory = (port: SharePort) =>
  fromPromise<Result<readonly ShareEvent[], Failure>, number>(({ input, signal }) =>
    port.history(input, signal),
  )

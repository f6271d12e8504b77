import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Device } from '#domain/session/device.ts'

/** Where the user is signed in. */
export interface DevicesPort {
  /** The device in front of the user first, then the last heard of. */
  devices(signal: AbortSignal): Promise<Result<readonly Device[], Failure>>
  /** Signs another device out at once; the one in front of the user is refused. */
  remove(id: string, signal: AbortSignal): Promise<Result<true, Failure>>
}

import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Device, DeviceRemoval } from '#domain/session/device.ts'

/** Where the user is signed in. */
export interface DevicesPort {
  /** The device in front of the user first, then the last heard of. */
  devices(signal: AbortSignal): Promise<Result<readonly Device[], Failure>>
  /**
   * Signs other devices out at once; the one in front of the user is refused. `invalid`: the password is asked for and was not given
   * (''), or is not that; `locked`: too many of those. R-session-20.
   */
  remove(removal: DeviceRemoval, signal: AbortSignal): Promise<Result<true, Failure>>
}

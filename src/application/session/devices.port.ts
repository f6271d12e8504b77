import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Device, DeviceRemoval } from '#domain/session/device.ts'

/** The devices on which the user is signed in. */
export interface DevicesPort {
  /** This device first, then the most recently active. */
  devices(signal: AbortSignal): Promise<Result<readonly Device[], Failure>>
  /**
   * Signs other devices out at once; this device is refused. `invalid`: the password is required and missing
   * ('') or wrong; `locked`: too many wrong passwords. R-session-20.
   */
  remove(removal: DeviceRemoval, signal: AbortSignal): Promise<Result<true, Failure>>
}

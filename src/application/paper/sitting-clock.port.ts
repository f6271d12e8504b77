import type { ClockReading } from '#domain/paper/clock-reading.ts'

/** Clocks of the device and of the server, to time a paper. */
export interface SittingClock {
  /**
   * Reads the clocks. Also asks the server for its time if that is unknown or unreliable, since the device
   * slept or its clock was set.
   */
  readonly look: () => ClockReading
  /** Resolves when the server's time is known or turned out to be unavailable for now. Never rejects. */
  readonly known: () => Promise<void>
}

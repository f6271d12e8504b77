import type { ClockReading } from '#domain/paper/clock-reading.ts'

/** The clocks by which a paper is timed. */
export interface SittingClock {
  /** Asks the server for its time by the way where that is not known, or may be wrong since the device slept or its clock was set. */
  readonly look: () => ClockReading
  /** Resolves once the server's time is known, or cannot be had for now. Never rejects. */
  readonly known: () => Promise<void>
}

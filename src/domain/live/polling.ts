/** How often something new is asked for while all is well. */
export const POLL_MS = 3000
/** After one failure, after two, and so on; the last for good. */
const RECONNECT_MS = [5000, 10_000, 20_000, 30_000] as const
/** By so much of it a wait is shortened at most. */
const SPREAD = 0.2

/** A wait that is not the same for all who watch, so that they do not all ask at once. `chance` from 0 to 1. */
export const spreadWait = (milliseconds: number, chance: number): number =>
  Math.round(milliseconds * (1 - SPREAD * chance))

/** Milliseconds until a broken line is tried again, longer after each failure in a row. */
export const reconnectWait = (failures: number, chance: number): number => {
  const last = RECONNECT_MS.length - 1
  return spreadWait(RECONNECT_MS[Math.min(Math.max(failures - 1, 0), last)] ?? 0, chance)
}

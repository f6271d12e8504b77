/** How fast bytes leave, by what was told of them. */
export interface TransferRate {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly bytes: number
  /** Bytes a second, smoothed; 0 until it can be told. */
  readonly speed: number
}

/** Told more often, a speed jumps about. */
const MIN_MS = 400
const NEWEST = 0.4

/** `bytes` is all that has left so far. */
export const transferRateAfter = (before: TransferRate | null, bytes: number, at: number): TransferRate => {
  if (before === null || bytes < before.bytes) return { at, bytes, speed: 0 }
  const passed = at - before.at
  if (passed < MIN_MS) return before
  const now = ((bytes - before.bytes) * 1000) / passed
  return { at, bytes, speed: before.speed === 0 ? now : before.speed * (1 - NEWEST) + now * NEWEST }
}

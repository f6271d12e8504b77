/** An estimate of the upload speed. */
export interface TransferRate {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly bytes: number
  /** Bytes a second, smoothed; 0 until it can be told. */
  readonly speed: number
}

/** With shorter intervals the shown speed would jump. */
const MIN_MS = 400
const NEWEST = 0.4

/** @param bytes sent since the beginning */
export const transferRateAfter = (before: TransferRate | null, bytes: number, at: number): TransferRate => {
  if (before === null || bytes < before.bytes) return { at, bytes, speed: 0 }
  const passed = at - before.at
  if (passed < MIN_MS) return before
  const now = ((bytes - before.bytes) * 1000) / passed
  return { at, bytes, speed: before.speed === 0 ? now : before.speed * (1 - NEWEST) + now * NEWEST }
}

import { useSyncExternalStore } from 'react'

const STEP_MS = 250

const tick = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, STEP_MS)
  return () => clearInterval(timer)
}

/** Now by the server's clock, in milliseconds and to the second, drawn anew as it passes. `offset`: how far that clock is ahead. */
export const useServerNow = (offset: number): number =>
  useSyncExternalStore(tick, () => Math.floor((Date.now() + offset) / 1000) * 1000)

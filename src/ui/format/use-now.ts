import { useSyncExternalStore } from 'react'

/** Countdowns are told to the minute; twice as often they never lag by more than half of one. */
const STEP_MS = 30_000

const current = (): number => Math.floor(Date.now() / STEP_MS) * STEP_MS

const tick = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, STEP_MS)
  return () => clearInterval(timer)
}

/** Now, to the half minute, drawn anew as it passes. */
export const useNow = (): Date => new Date(useSyncExternalStore(tick, current))

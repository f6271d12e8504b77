import { useSyncExternalStore } from 'react'

const STEP_MS = 1000

const current = (): number => Math.floor(Date.now() / STEP_MS) * STEP_MS

const tick = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, STEP_MS)
  return () => clearInterval(timer)
}

/** Now in milliseconds since 1970, to the second, drawn anew as it passes. */
export const useSecond = (): number => useSyncExternalStore(tick, current)

import { useCallback, useEffect, useRef, useState } from 'react'

const IDLE_MS = 3000

export interface Idle {
  readonly idle: boolean
  /** The learner did something. */
  readonly wake: () => void
  readonly sleep: () => void
}

/** Whether there was no such event for a while; never while `active` is false. */
export const useIdle = (active: boolean): Idle => {
  const [asleep, setAsleep] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const count = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAsleep(true), IDLE_MS)
  }, [])
  const wake = useCallback(() => {
    setAsleep(false)
    count()
  }, [count])
  const sleep = useCallback(() => setAsleep(true), [])
  useEffect(() => {
    if (!active) return
    count()
    return () => {
      clearTimeout(timer.current)
      setAsleep(false)
    }
  }, [active, count])
  return { idle: active && asleep, wake, sleep }
}

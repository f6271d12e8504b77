import { useEffect } from 'react'
import type { AnyActorRef } from 'xstate'
import { useRunningCharts } from './actors-context.tsx'

const isActor = (value: unknown): value is AnyActorRef =>
  typeof value === 'object' && value !== null && 'getSnapshot' in value

/**
 * Registers an actor, or a room of several, that a view has started. `outlives`: it stops by itself once its work is stored; otherwise it
 * stops with its view.
 */
export const useRunning = (started: object, { outlives = false } = {}): void => {
  const running = useRunningCharts()
  useEffect(() => {
    const actors = isActor(started) ? [started] : Object.values(started).filter(isActor)
    const forget = running?.add(...actors)
    return outlives ? undefined : forget
  }, [running, started, outlives])
}

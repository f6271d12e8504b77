import { useEffect } from 'react'
import type { AnyActorRef } from 'xstate'
import { useRunningCharts } from './actors-context.tsx'

const isActor = (value: unknown): value is AnyActorRef =>
  typeof value === 'object' && value !== null && 'getSnapshot' in value

/**
 * What a view starts joins what runs, an actor or a room of several. `outlives`: it ends by itself, once what was done there is kept;
 * else it is over with its view.
 */
export const useRunning = (started: object, { outlives = false } = {}): void => {
  const running = useRunningCharts()
  useEffect(() => {
    const actors = isActor(started) ? [started] : Object.values(started).filter(isActor)
    const forget = running?.add(...actors)
    return outlives ? undefined : forget
  }, [running, started, outlives])
}

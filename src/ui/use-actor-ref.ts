import { useActorRef as useBareActorRef } from '@xstate/react'
import { useRunning } from './use-running.ts'

/** As in @xstate/react, and the actor is among those that run (`RunningCharts`). */
export const useActorRef: typeof useBareActorRef = (logic, ...options) => {
  const actor = useBareActorRef(logic, ...options)
  useRunning(actor)
  return actor
}

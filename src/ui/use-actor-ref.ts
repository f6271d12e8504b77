import { useActorRef as useBareActorRef } from '@xstate/react'
import { useRunning } from './use-running.ts'

/** `useActorRef` of @xstate/react, which also registers the actor in `RunningCharts`. */
export const useActorRef: typeof useBareActorRef = (logic, ...options) => {
  const actor = useBareActorRef(logic, ...options)
  useRunning(actor)
  return actor
}

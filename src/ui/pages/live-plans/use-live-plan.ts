import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { livePlanMachine } from '#domain/studio/live-plan.machine.ts'
import type { PlanDraftPlace } from '#domain/studio/plan-merge.ts'
import type { planThingsMachine } from '#domain/studio/plan-things.machine.ts'
import { useLivePlansLogic } from '../../bundle-logic.ts'
import { useRunning } from '../../use-running.ts'

export type LivePlanActor = ActorRefFrom<typeof livePlanMachine>
export type PlanThingsActor = ActorRefFrom<typeof planThingsMachine>

/** A plan; it outlives the view that asks for it until what was changed there is saved. */
export const useLivePlan = (of: PlanDraftPlace): LivePlanActor => {
  const { openLivePlan } = useLivePlansLogic()
  const [plan] = useState(() => openLivePlan(of))
  useEffect(() => {
    plan.start()
    return () => plan.send({ type: 'livePlan.leave' })
  }, [plan])
  useRunning(plan, { outlives: true })
  return plan
}

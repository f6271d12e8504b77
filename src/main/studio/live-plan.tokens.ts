import type { LivePlanPort } from '#application/studio/live-plan.port.ts'
import type { PlanDraftStore } from '#application/studio/plan-draft.port.ts'
import type { livePlanMachine } from '#domain/studio/live-plan.machine.ts'
import type { livePlansMachine } from '#domain/studio/live-plans.machine.ts'
import type { planThingsMachine } from '#domain/studio/plan-things.machine.ts'
import { token } from '../tokens.ts'

export const LIVE_PLAN_PORT = token<LivePlanPort>('LivePlanPort')
export const PLAN_DRAFT_STORE = token<PlanDraftStore>('PlanDraftStore')
export const LIVE_PLAN_LOGIC = token<typeof livePlanMachine>('logic livePlan')
export const LIVE_PLANS_LOGIC = token<typeof livePlansMachine>('logic livePlans')
export const PLAN_THINGS_LOGIC = token<typeof planThingsMachine>('logic planThings')

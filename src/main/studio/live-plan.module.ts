import { ContainerModule } from 'inversify'
import {
  provideLivePlan,
  provideLivePlans,
  providePlanThings,
} from '#application/studio/live-plan.provide.ts'
import {
  LIVE_PLAN_LOGIC,
  LIVE_PLAN_PORT,
  LIVE_PLANS_LOGIC,
  PLAN_DRAFT_STORE,
  PLAN_THINGS_LOGIC,
} from './live-plan.tokens.ts'

export const livePlanModule = new ContainerModule(({ bind }) => {
  bind(LIVE_PLAN_LOGIC).toResolvedValue(provideLivePlan, [LIVE_PLAN_PORT, PLAN_DRAFT_STORE])
  bind(LIVE_PLANS_LOGIC).toResolvedValue(provideLivePlans, [LIVE_PLAN_PORT])
  bind(PLAN_THINGS_LOGIC).toResolvedValue(providePlanThings, [LIVE_PLAN_PORT])
})

import { ContainerModule } from 'inversify'
import { memoryLivePlans as livePlans } from '#infrastructure/studio/live-plan.memory.ts'
import { memoryPlanDrafts } from '#infrastructure/studio/plan-draft.memory.ts'
import { LIVE_PLAN_PORT, PLAN_DRAFT_STORE } from '../../studio/live-plan.tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports of live plans, in memory. */
export const memoryLivePlans = new ContainerModule(({ bind }) => {
  bind(LIVE_PLAN_PORT).toResolvedValue(livePlans, [BACKEND, CALLER])
  bind(PLAN_DRAFT_STORE).toResolvedValue(memoryPlanDrafts, [BROWSER])
})

import type { Container, ContainerModule } from 'inversify'
import type { LivePlansLogic } from '#application/app-actors.ts'
import { findPlanFaults } from '#infrastructure/studio/live-plan-faults.ts'
import type { AppContext } from '../app-context.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import { PLACE_CHOICE_LOGIC } from '../school-file/tokens.ts'
import { livePlanModule } from '../studio/live-plan.module.ts'
import { LIVE_PLAN_LOGIC, LIVE_PLANS_LOGIC, PLAN_THINGS_LOGIC } from '../studio/live-plan.tokens.ts'
import {
  livePlanOpener,
  livePlansOpener,
  planPlaceOpener,
  planThingsOpener,
} from '../studio/live-plan.wiring.ts'

/** The statecharts of live plans, bound to their ports. Requires the loaded bundle `school`. */
export const openLivePlans = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): LivePlansLogic => {
  container.load(livePlanModule, ...adapters)
  return {
    openLivePlans: livePlansOpener(app, container.get(LIVE_PLANS_LOGIC)),
    openLivePlan: livePlanOpener(app, container.get(LIVE_PLAN_LOGIC), container.get(MAKE_CLIENT_ID)),
    openPlanThings: planThingsOpener(container.get(PLAN_THINGS_LOGIC)),
    openPlanPlace: planPlaceOpener(container.get(PLACE_CHOICE_LOGIC)),
    findPlanFaults,
    makePlanKey: container.get(MAKE_CLIENT_ID),
  }
}

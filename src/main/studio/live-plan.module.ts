import { ContainerModule } from 'inversify'
import { makingOnce } from '#application/session/making-once.ts'
import {
  provideLivePlan,
  provideLivePlans,
  providePlanThings,
} from '#application/studio/live-plan.provide.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import { FORM_DRAFT_STORE } from '../session/form-draft.tokens.ts'
import { SESSION_STORE } from '../session/tokens.ts'
import {
  LIVE_PLAN_LOGIC,
  LIVE_PLAN_PORT,
  LIVE_PLANS_LOGIC,
  PLAN_DRAFT_STORE,
  PLAN_THINGS_LOGIC,
} from './live-plan.tokens.ts'

export const livePlanModule = new ContainerModule(({ bind }) => {
  bind(LIVE_PLAN_LOGIC).toResolvedValue(provideLivePlan, [LIVE_PLAN_PORT, PLAN_DRAFT_STORE])
  bind(LIVE_PLANS_LOGIC).toResolvedValue(
    (plans, drafts, session, makeClientId) =>
      provideLivePlans(plans, makingOnce({ drafts, session, makeClientId })),
    [LIVE_PLAN_PORT, FORM_DRAFT_STORE, SESSION_STORE, MAKE_CLIENT_ID],
  )
  bind(PLAN_THINGS_LOGIC).toResolvedValue(providePlanThings, [LIVE_PLAN_PORT])
})

import { ContainerModule } from 'inversify'
import { localStoragePlanDrafts } from '#infrastructure/studio/plan-draft.local-storage.ts'
import { PLAN_DRAFT_STORE } from '../../studio/live-plan.tokens.ts'
import { STORAGE } from './tokens.ts'

/** Browser stores for live plans. */
export const browserLivePlans = new ContainerModule(({ bind }) => {
  bind(PLAN_DRAFT_STORE).toResolvedValue(localStoragePlanDrafts, [STORAGE])
})

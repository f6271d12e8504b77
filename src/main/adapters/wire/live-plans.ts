import { ContainerModule } from 'inversify'
import { axiosLivePlans } from '#infrastructure/studio/live-plan.axios.ts'
import { LIVE_PLAN_PORT } from '../../studio/live-plan.tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapter for live plans. */
export const wireLivePlans = new ContainerModule(({ bind }) => {
  bind(LIVE_PLAN_PORT).toResolvedValue(axiosLivePlans, [HTTP])
})

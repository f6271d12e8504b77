import { ContainerModule } from 'inversify'
import { axiosLivePlans } from '#infrastructure/studio/live-plan.axios.ts'
import { LIVE_PLAN_PORT } from '../../studio/live-plan.tokens.ts'
import { HTTP } from './tokens.ts'

/** What the server answers for lessons that are planned. */
export const wireLivePlans = new ContainerModule(({ bind }) => {
  bind(LIVE_PLAN_PORT).toResolvedValue(axiosLivePlans, [HTTP])
})

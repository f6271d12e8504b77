import { ContainerModule } from 'inversify'
import { axiosLiveConsoles } from '#infrastructure/live/live-console.axios.ts'
import { LIVE_CONSOLE_PORT } from '../../live/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapter for the live console. */
export const wireLiveConsole = new ContainerModule(({ bind }) => {
  bind(LIVE_CONSOLE_PORT).toResolvedValue(axiosLiveConsoles, [HTTP])
})

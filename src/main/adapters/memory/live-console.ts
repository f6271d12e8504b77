import { ContainerModule } from 'inversify'
import { memoryConsolesKept } from '#infrastructure/live/console-kept.memory.ts'
import { memoryLiveConsoles } from '#infrastructure/live/live-console.memory.ts'
import { CONSOLE_KEPT_STORE, LIVE_CONSOLE_PORT } from '../../live/tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports of the live console, in memory. */
export const memoryLiveConsole = new ContainerModule(({ bind }) => {
  bind(CONSOLE_KEPT_STORE).toResolvedValue(memoryConsolesKept, [BROWSER])
  bind(LIVE_CONSOLE_PORT).toResolvedValue(memoryLiveConsoles, [BACKEND, CALLER])
})

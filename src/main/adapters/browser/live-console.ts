import { ContainerModule } from 'inversify'
import { localStorageConsolesKept } from '#infrastructure/live/console-kept.local-storage.ts'
import { CONSOLE_KEPT_STORE } from '../../live/tokens.ts'
import { STORAGE } from './tokens.ts'

/** Browser stores for the live console. */
export const browserLiveConsole = new ContainerModule(({ bind }) => {
  bind(CONSOLE_KEPT_STORE).toResolvedValue(localStorageConsolesKept, [STORAGE])
})

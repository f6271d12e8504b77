import type { Container, ContainerModule } from 'inversify'
import type { LiveConsoleLogic } from '#application/app-actors.ts'
import type { AppContext } from '../app-context.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import { liveAnswersOpener } from '../live/live-answers.wiring.ts'
import { liveConsoleModule } from '../live/live-console.module.ts'
import { liveConsoleOpener } from '../live/live-console.wiring.ts'
import { CONSOLE_KEPT_STORE, LIVE_ANSWERS_LOGIC, LIVE_CONSOLE_LOGIC } from '../live/tokens.ts'

/** The statecharts of the live console, bound to their ports. */
export const openLiveConsoles = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): LiveConsoleLogic => {
  container.load(liveConsoleModule, ...adapters)
  return {
    openLiveConsole: liveConsoleOpener({
      logic: container.get(LIVE_CONSOLE_LOGIC),
      app,
      store: container.get(CONSOLE_KEPT_STORE),
      makeId: container.get(MAKE_CLIENT_ID),
      now: Date.now,
    }),
    openLiveAnswers: liveAnswersOpener(container.get(LIVE_ANSWERS_LOGIC)),
  }
}

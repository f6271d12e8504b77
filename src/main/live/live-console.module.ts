import { ContainerModule } from 'inversify'
import { provideLiveAnswers } from '#application/live/live-answers.provide.ts'
import { provideLiveConsole } from '#application/live/live-console.provide.ts'
import { LIVE_ANSWERS_LOGIC, LIVE_CONSOLE_LOGIC, LIVE_CONSOLE_PORT } from './tokens.ts'

export const liveConsoleModule = new ContainerModule(({ bind }) => {
  bind(LIVE_CONSOLE_LOGIC).toResolvedValue(provideLiveConsole, [LIVE_CONSOLE_PORT])
  bind(LIVE_ANSWERS_LOGIC).toResolvedValue(provideLiveAnswers, [LIVE_CONSOLE_PORT])
})

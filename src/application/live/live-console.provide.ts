import { fromPromise } from 'xstate'
import { liveConsoleMachine } from '#domain/live/live-console.machine.ts'
import type { LiveConsolePort } from './live-console.port.ts'

export const provideLiveConsole = (consoles: LiveConsolePort) =>
  liveConsoleMachine.provide({
    actors: {
      look: fromPromise(({ input, signal }) => consoles.console(input, signal)),
      perform: fromPromise(({ input, signal }) => consoles.perform(input, signal)),
    },
  })

import { fromPromise } from 'xstate'
import { liveAnswersMachine } from '#domain/live/live-answers.machine.ts'
import type { LiveConsolePort } from './live-console.port.ts'

export const provideLiveAnswers = (consoles: LiveConsolePort) =>
  liveAnswersMachine.provide({
    actors: { read: fromPromise(({ input, signal }) => consoles.answers(input, signal)) },
  })

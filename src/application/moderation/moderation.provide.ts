import { fromPromise } from 'xstate'
import { moderationMachine } from '#domain/moderation/moderation.machine.ts'
import type { ModerationPort } from './moderation.port.ts'

export const provideModeration = (port: ModerationPort) =>
  moderationMachine.provide({
    actors: {
      read: fromPromise(({ input, signal }) => port.standing(input, signal)),
      takeDown: fromPromise(({ input, signal }) => port.takeDown(input, signal)),
      restore: fromPromise(({ input, signal }) => port.restore(input, signal)),
    },
  })

import { fromPromise } from 'xstate'
import { takenDownMachine } from '#domain/moderation/taken-down.machine.ts'
import type { ModerationPort } from './moderation.port.ts'

export const provideTakenDown = (port: ModerationPort) =>
  takenDownMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.takenDown(input.query, signal)),
      act: fromPromise(({ input, signal }) => port.restore(input.act.id, signal)),
    },
  })

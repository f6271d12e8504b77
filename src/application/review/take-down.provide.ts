import { fromPromise } from 'xstate'
import { takeDownMachine } from '#domain/review/take-down.machine.ts'
import type { ReviewPort } from './review.port.ts'

export const provideTakeDown = (port: ReviewPort) =>
  takeDownMachine.provide({
    actors: {
      read: fromPromise(({ input, signal }) => port.standing(input, signal)),
      decide: fromPromise(({ input, signal }) => port.decide(input, signal)),
    },
  })

import { fromPromise } from 'xstate'
import { firstStartMachine } from '#domain/first-start/first-start.machine.ts'
import { firstStepsMachine } from '#domain/first-start/first-steps.machine.ts'
import type { FirstStartPort } from './first-start.port.ts'

export const provideFirstStart = (port: FirstStartPort) =>
  firstStartMachine.provide({
    actors: {
      check: fromPromise(({ input, signal }) => port.check(input, signal)),
      begin: fromPromise(({ input, signal }) => port.begin(input, signal)),
    },
  })

export const provideFirstSteps = (port: FirstStartPort) =>
  firstStepsMachine.provide({
    actors: {
      read: fromPromise(({ signal }) => port.steps(signal)),
      skip: fromPromise(({ input, signal }) => port.skip(input, signal)),
    },
  })

import { fromPromise } from 'xstate'
import { livePlanMachine } from '#domain/studio/live-plan.machine.ts'
import { livePlansMachine } from '#domain/studio/live-plans.machine.ts'
import { planThingsMachine } from '#domain/studio/plan-things.machine.ts'
import type { LivePlanPort } from './live-plan.port.ts'

export const provideLivePlan = (plans: LivePlanPort) =>
  livePlanMachine.provide({
    actors: {
      open: fromPromise(({ input, signal }) => plans.plan(input, signal)),
      save: fromPromise(({ input, signal }) => plans.save(input, signal)),
      perform: fromPromise(({ input, signal }) => plans.perform(input, signal)),
      remove: fromPromise(({ input, signal }) => plans.remove(input, signal)),
    },
  })

export const provideLivePlans = (plans: LivePlanPort) =>
  livePlansMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => plans.plans(input, signal)),
      make: fromPromise(({ input, signal }) => plans.create(input, signal)),
    },
  })

export const providePlanThings = (plans: LivePlanPort) =>
  planThingsMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => plans.colleagues(input, signal)),
      take: fromPromise(({ input, signal }) => plans.takeFile(input, signal)),
    },
  })

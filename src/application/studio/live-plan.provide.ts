import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { livePlanMachine } from '#domain/studio/live-plan.machine.ts'
import { livePlansMachine } from '#domain/studio/live-plans.machine.ts'
import { planThingsMachine } from '#domain/studio/plan-things.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { MakingOnce } from '../session/making-once.ts'
import type { LivePlanPort } from './live-plan.port.ts'
import type { PlanDraftStore } from './plan-draft.port.ts'

export const provideLivePlan = (plans: LivePlanPort, drafts: PlanDraftStore) =>
  livePlanMachine.provide({
    actors: {
      open: fromPromise(async ({ input, signal }) => {
        // Read before the request: a change that the server acknowledges in between would otherwise be in
        // neither answer.
        const kept = drafts.read(input)
        const told = await plans.plan(input.planId, signal)
        return told.ok ? success({ plan: told.value, kept }) : told
      }),
      save: fromPromise(({ input, signal }) => plans.save(input, signal)),
      perform: fromPromise(({ input, signal }) => plans.perform(input, signal)),
      remove: fromPromise(({ input, signal }) => plans.remove(input, signal)),
    },
    actions: {
      keep: (_, { place, draft }) => (draft === null ? drafts.forget(place) : drafts.keep(place, draft)),
    },
  })

export const provideLivePlans = (plans: LivePlanPort, once: MakingOnce) =>
  livePlansMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) =>
        orLastPage(input.page, (page) => plans.plans({ ...input, page }, signal)),
      ),
      make: fromPromise(({ input, signal }) =>
        once.make('new/plan', input, (clientId) => plans.create({ ...input, clientId }, signal)),
      ),
    },
  })

export const providePlanThings = (plans: LivePlanPort) =>
  planThingsMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => plans.colleagues(input, signal)),
      take: fromPromise(({ input, signal }) => plans.takeFile(input, signal)),
    },
  })

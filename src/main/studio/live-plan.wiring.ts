import { createActor } from 'xstate'
import type { AppActors, LivePlansLogic } from '#application/app-actors.ts'
import type { MakeClientId } from '#application/comment/comment-draft.port.ts'
import { whileRunning } from '#application/kernel/while-running.ts'
import type { placeChoiceMachine } from '#domain/school-file/place-choice.machine.ts'
import { coursePlaceOf, schoolPlaceOf } from '#domain/studio/course-place.ts'
import type { livePlanMachine } from '#domain/studio/live-plan.machine.ts'
import type { livePlansMachine } from '#domain/studio/live-plans.machine.ts'
import type { planThingsMachine } from '#domain/studio/plan-things.machine.ts'
import { livePlanCopy } from '#ui/copy/live-plan-copy.ts'
import { livePlanAddress } from '#ui/routing/live-plan-address.ts'
import type { AppContext } from '../app-context.ts'
import { notDoneToast } from '../notification/not-done-toast.ts'
import { toast } from '../notification/toast.ts'

/** Opens a created plan. */
export const livePlansOpener =
  (
    { navigator }: Pick<AppContext, 'navigator'>,
    logic: typeof livePlansMachine,
  ): LivePlansLogic['openLivePlans'] =>
  (scope) => {
    const plans = createActor(logic, { input: { scope } })
    plans.on('livePlans.made', ({ id }) => navigator.navigate(livePlanAddress(id), { late: true }))
    return plans
  }

/**
 * Keeps a plan running after its page closes until changes are saved, but not beyond the session. Shows
 * toasts for outcomes; after a removal, opens the list.
 */
export const livePlanOpener = (
  {
    actors,
    navigator,
  }: { readonly actors: Pick<AppActors, 'session' | 'notifications'> } & Pick<AppContext, 'navigator'>,
  logic: typeof livePlanMachine,
  makeId: MakeClientId,
): LivePlansLogic['openLivePlan'] => {
  const notify = toast(actors)
  const notDone = notDoneToast(actors)
  return ({ userId, planId }) => {
    const plan = createActor(logic, { input: { userId, id: planId, makeId } })
    plan.on('livePlan.acted', ({ act }) => notify('success', livePlanCopy.done[act.kind]))
    plan.on('livePlan.restored', () => notify('success', livePlanCopy.restored))
    plan.on('livePlan.refused', ({ failure }) => notDone('', failure))
    plan.on('livePlan.removed', () => {
      notify('success', livePlanCopy.removed)
      navigator.navigate(livePlanAddress(0), { late: true })
    })
    whileRunning(plan, () => [
      actors.session.on('session.closed', () => plan.send({ type: 'livePlan.drop' })),
    ])
    return plan
  }
}

/** Adds a taken file to the plan: as its cover, or as the film of the lesson that asked for it. */
export const planThingsOpener =
  (logic: typeof planThingsMachine): LivePlansLogic['openPlanThings'] =>
  ({ plan, organisationId }) => {
    const things = createActor(logic, { input: { organisationId } })
    things.on('things.taken', ({ target, file }) =>
      plan.send({
        type: 'livePlan.change',
        change:
          target === ''
            ? { kind: 'set', fields: { cover: file } }
            : { kind: 'session', key: target, fields: { film: file } },
      }),
    )
    return things
  }

/** Puts the chosen place into the plan at once. */
export const planPlaceOpener =
  (logic: typeof placeChoiceMachine): LivePlansLogic['openPlanPlace'] =>
  ({ plan, place }) => {
    const choice = createActor(logic, { input: { place: schoolPlaceOf(place) } })
    choice.on('place.chosen', (chosen) =>
      plan.send({
        type: 'livePlan.change',
        change: { kind: 'set', fields: { place: coursePlaceOf(place, chosen.place) } },
      }),
    )
    return choice
  }

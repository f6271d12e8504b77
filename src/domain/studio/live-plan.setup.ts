import { assign, emit, fromPromise, setup } from 'xstate'
import { type Absence, absenceOf } from '../catalogue/absence.ts'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { isUnheard, retryWait } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  changedPlan,
  type LivePlan,
  type LivePlanDocument,
  type PlanAct,
  type PlanActing,
  type PlanChange,
  type PlanSaving,
} from './live-plan.ts'

export interface LivePlanInput {
  readonly id: number
  readonly makeId: () => string
}

export interface LivePlanContext extends LivePlanInput {
  /** As the server told it last; null until it is known. */
  readonly plan: LivePlan | null
  /** With what was changed here. */
  readonly document: LivePlanDocument | null
  /** What is on its way or did not arrive; null for nothing. */
  readonly saving: PlanSaving | null
  /** What is done once everything is saved; null for nothing. */
  readonly act: PlanAct | null
  /** Why it could not be read, saved or done the last time; null where it could. */
  readonly failure: Failure | null
  /** Failed savings in a row. */
  readonly attempts: number
  /** The page is left. */
  readonly left: boolean
}

export type LivePlanEvent =
  | { type: 'livePlan.change'; change: PlanChange }
  | { type: 'livePlan.act'; act: PlanAct }
  | { type: 'livePlan.remove' }
  | { type: 'livePlan.retry' }
  /** Reads what was saved elsewhere, and gives up what was changed here. */
  | { type: 'livePlan.reload' }
  /** Its page goes: what is not saved yet is saved still, and then it ends. */
  | { type: 'livePlan.leave' }
  /** The session is over: nothing more is sent. */
  | { type: 'livePlan.drop' }

export type LivePlanEmitted =
  | { type: 'livePlan.acted'; act: PlanAct }
  | { type: 'livePlan.refused'; failure: Failure }
  | { type: 'livePlan.removed' }

type Told = Result<LivePlan, Failure>
type Removed = Result<true, Failure>

/** What is typed is gathered for so long. */
const GATHER_MS = 800

/** What the statechart of a plan is made of: its actors, delays, guards and actions by name. */
export const livePlanSetup = setup({
  types: {
    input: {} as LivePlanInput,
    context: {} as LivePlanContext,
    events: {} as LivePlanEvent,
    emitted: {} as LivePlanEmitted,
    tags: {} as 'busy' | 'open' | 'acting',
  },
  actors: {
    open: fromPromise<Told, number>(unprovided('open')),
    save: fromPromise<Told, PlanSaving>(unprovided('save')),
    perform: fromPromise<Told, PlanActing>(unprovided('perform')),
    remove: fromPromise<Removed, number>(unprovided('remove')),
  },
  delays: {
    gathered: GATHER_MS,
    resend: ({ context: { attempts, failure } }) => retryWait({ attempts, failure }),
  },
  guards: {
    isDone: (_, result: Result<unknown, Failure>) => result.ok,
    isLost: (_, result: Told) => !result.ok && isUnheard(result.failure),
    conflicts: (_, result: Told) => !result.ok && isRejectedAs(result.failure, 'conflict'),
    isAbsent: ({ context: { failure } }, absence: Absence) =>
      failure !== null && absenceOf(failure) === absence,
    isChanged: ({ context: { plan, document } }) => plan !== null && document !== plan.document,
    mustHurry: ({ context: { plan, document, act, left } }) =>
      plan !== null && document !== plan.document && (act !== null || left),
    hasAct: ({ context: { act } }) => act !== null,
    isLeft: ({ context: { left } }) => left,
  },
  actions: {
    take: assign((_, told: Told) =>
      told.ok
        ? { plan: told.value, document: told.value.document, failure: null, attempts: 0 }
        : { failure: told.failure },
    ),
    change: assign(({ context: { document } }, change: PlanChange) =>
      document === null ? {} : { document: changedPlan(document, change) },
    ),
    intend: assign(({ context: { id, plan, document, makeId } }) =>
      plan === null || document === null
        ? {}
        : { saving: { id, revision: plan.revision, intentId: makeId(), document } },
    ),
    /** What was changed while it was on its way is saved next. */
    settle: assign(({ context: { document, saving } }, told: Told) => {
      if (!told.ok) return {}
      const isAsSent = document === saving?.document
      return {
        plan: told.value,
        document: isAsSent ? told.value.document : document,
        saving: null,
        failure: null,
        attempts: 0,
      }
    }),
    noteFailure: assign(({ context: { attempts } }, told: Result<unknown, Failure>) =>
      told.ok ? {} : { failure: told.failure, attempts: attempts + 1 },
    ),
    giveUpSaving: assign({ saving: null }),
    want: assign((_, act: PlanAct) => ({ act, failure: null })),
    forgetAct: assign({ act: null }),
    leave: assign({ left: true }),
    sayActed: emit((_, act: PlanAct) => ({ type: 'livePlan.acted' as const, act })),
    sayRefused: emit((_, told: Result<unknown, Failure>) => ({
      type: 'livePlan.refused' as const,
      failure: told.ok ? { kind: 'unreadable' as const } : told.failure,
    })),
    sayRemoved: emit({ type: 'livePlan.removed' }),
  },
})

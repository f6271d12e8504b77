import { assign, emit, fromPromise, setup } from 'xstate'
import { type Absence, absenceOf } from '../catalogue/absence.ts'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { isUnheard, retryWait } from '../kernel/retry.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import {
  changedPlan,
  type LivePlan,
  type LivePlanDocument,
  type PlanAct,
  type PlanActing,
  type PlanChange,
  type PlanSaving,
} from './live-plan.ts'
import { type ContestedField, mergedPlan, type PlanDraft, type PlanDraftPlace } from './plan-merge.ts'

export interface LivePlanInput {
  readonly id: number
  readonly userId: number
  readonly makeId: () => string
}

export interface LivePlanContext extends LivePlanInput {
  /** The latest answer of the server; null until it has been read. */
  readonly plan: LivePlan | null
  /** The plan's document with the local changes. */
  readonly document: LivePlanDocument | null
  /** The save in progress or not acknowledged; null for none. */
  readonly saving: PlanSaving | null
  /** Changes that cannot be saved while the plan is in review; null for none. */
  readonly held: PlanDraft | null
  /** The fields changed both here and elsewhere, with the document before both changes; null for none. */
  readonly contest: { readonly base: LivePlanDocument; readonly fields: readonly ContestedField[] } | null
  /** The act to be performed once everything is saved; null for none. */
  readonly act: PlanAct | null
  /** Why the last read, save or act failed; null if it succeeded. */
  readonly failure: Failure | null
  /** Failed saves in a row. */
  readonly attempts: number
  /** The page is closing. */
  readonly left: boolean
}

export type LivePlanEvent =
  | { type: 'livePlan.change'; change: PlanChange }
  | { type: 'livePlan.act'; act: PlanAct }
  | { type: 'livePlan.remove' }
  | { type: 'livePlan.retry' }
  /** The addresses of the plan's films have expired. */
  | { type: 'livePlan.outdated' }
  /** Resolves contested fields in favour of the local or the other version. */
  | { type: 'livePlan.settle'; whose: 'mine' | 'theirs' }
  /** The page closes: saves unsaved changes, then stops. */
  | { type: 'livePlan.leave' }
  /** The session has ended: no further requests. */
  | { type: 'livePlan.drop' }

export type LivePlanEmitted =
  | { type: 'livePlan.acted'; act: PlanAct }
  | { type: 'livePlan.refused'; failure: Failure }
  | { type: 'livePlan.removed' }
  /** Unsaved changes of an earlier page were restored. */
  | { type: 'livePlan.restored' }

export interface OpenedPlan {
  readonly plan: LivePlan
  /** Unsaved changes of an earlier page; null for none. */
  readonly kept: PlanDraft | null
}

type Opened = Result<OpenedPlan, Failure>
type Answered = Result<LivePlan, Failure>
type Removed = Result<true, Failure>

/** How long typing is gathered before it is saved. */
const GATHER_MS = 800

/** Takes over the server's plan and merges the unsaved local changes into it. */
const taken = (
  { plan: before, document, held }: LivePlanContext,
  plan: LivePlan,
  kept: PlanDraft | null,
): Pick<LivePlanContext, 'plan' | 'document' | 'held' | 'contest'> => {
  const own =
    before !== null && document !== null && document !== before.document
      ? { base: before.document, document }
      : null
  const draft = own ?? held ?? kept
  if (draft === null || !plan.rights.edit)
    return { plan, document: plan.document, held: draft, contest: null }
  const merge = mergedPlan(draft.base, draft.document, plan.document)
  const contest = merge.contested.length === 0 ? null : { base: draft.base, fields: merge.contested }
  return { plan, document: merge.document, held: null, contest }
}

/** Whether there are unsaved changes of an earlier page that can be saved now. */
const isLeftUnsaved = ({ plan, kept }: OpenedPlan): boolean =>
  kept !== null &&
  plan.rights.edit &&
  mergedPlan(kept.base, kept.document, plan.document).document !== plan.document

/** The key and content of the stored draft; the content is null if there is nothing to store. */
export const draftOf = ({ context }: { context: LivePlanContext }) => {
  const { userId, id, plan, document, held, contest } = context
  const isSaved = plan === null || document === null || document === plan.document
  const draft: PlanDraft | null = isSaved ? held : { base: contest?.base ?? plan.document, document }
  return { place: { userId, planId: id }, draft }
}

/** Deletes the stored draft of a plan that no longer exists. */
export const nothingOf = ({ context: { userId, id } }: { context: LivePlanContext }) => ({
  place: { userId, planId: id },
  draft: null,
})

/** Actors, delays, guards and actions of the live plan's statechart. */
export const livePlanSetup = setup({
  types: {
    input: {} as LivePlanInput,
    context: {} as LivePlanContext,
    events: {} as LivePlanEvent,
    emitted: {} as LivePlanEmitted,
    tags: {} as 'busy' | 'open' | 'acting' | 'failing' | 'waiting',
  },
  actors: {
    open: fromPromise<Opened, PlanDraftPlace>(unprovided('open')),
    save: fromPromise<Answered, PlanSaving>(unprovided('save')),
    perform: fromPromise<Answered, PlanActing>(unprovided('perform')),
    remove: fromPromise<Removed, number>(unprovided('remove')),
  },
  delays: {
    gathered: GATHER_MS,
    resend: ({ context: { attempts, failure } }) => retryWait({ attempts, failure }),
  },
  guards: {
    isDone: (_, result: Result<unknown, Failure>) => result.ok,
    isLost: (_, result: Result<unknown, Failure>) => !result.ok && isUnheard(result.failure),
    conflicts: (_, result: Answered) => !result.ok && isRejectedAs(result.failure, 'conflict'),
    isAbsent: ({ context: { failure } }, absence: Absence) =>
      failure !== null && absenceOf(failure) === absence,
    isChanged: ({ context: { plan, document } }) => plan !== null && document !== plan.document,
    mustHurry: ({ context: { plan, document, act, left } }) =>
      plan !== null && document !== plan.document && (act !== null || left),
    hasAct: ({ context: { act } }) => act !== null,
    isLeft: ({ context: { left } }) => left,
    isRestored: (_, told: Opened) => told.ok && isLeftUnsaved(told.value),
    isContested: ({ context: { contest } }) => contest !== null,
  },
  actions: {
    read: assign(({ context }, told: Opened) =>
      told.ok
        ? { ...taken(context, told.value.plan, told.value.kept), failure: null, attempts: 0 }
        : { failure: told.failure },
    ),
    take: assign(({ context }, told: Answered) =>
      told.ok
        ? { ...taken(context, told.value, null), failure: null, attempts: 0 }
        : { failure: told.failure },
    ),
    /** Ends the contest; for `theirs` the documents are merged again, so that the values of the server win. */
    choose: assign(({ context: { plan, document, contest } }, whose: 'mine' | 'theirs') => {
      if (plan === null || document === null || contest === null || whose === 'mine') return { contest: null }
      return { contest: null, document: mergedPlan(contest.base, plan.document, document).document }
    }),
    sayRestored: emit({ type: 'livePlan.restored' }),
    keep: unprovidedAction<{ place: PlanDraftPlace; draft: PlanDraft | null }>('keep'),
    change: assign(({ context: { document } }, change: PlanChange) =>
      document === null ? {} : { document: changedPlan(document, change) },
    ),
    intend: assign(({ context: { id, plan, document, makeId } }) =>
      plan === null || document === null
        ? {}
        : { saving: { id, revision: plan.revision, intentId: makeId(), document } },
    ),
    /** Changes made during the save are saved next. */
    settle: assign(({ context: { document, saving } }, told: Answered) => {
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

import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { type Absence, absenceOf } from '../catalogue/absence.ts'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { type RetryPace, retryWait } from '../kernel/retry.ts'
import { unprovided, unprovidedCallback } from '../kernel/unprovided.ts'
import type { DraftSaved, DraftState, UnsentEdits } from './course-draft.ts'
import type {
  CourseEditorContext,
  CourseEditorEmitted,
  CourseEditorEvent,
  CourseEditorInput,
  DraftOutboxWord,
  OutboxOfDraft,
  SavingTrouble,
  WantedAct,
} from './course-editor.events.ts'
import type { DraftAct, HeardNews, WholeDraft } from './course-studio.ts'
import type { ConflictAnswer } from './edit-conflicts.ts'
import {
  captionsOfFilms,
  handOver,
  isAsked,
  isSaved,
  type OpenCourse,
  openCourse,
  readAnew,
  stands,
  withAllHeld,
  withAnswer,
  withEdit,
  withHeld,
  withNews,
  withReceipt,
  withRefusal,
  withThings,
  withUnsent,
} from './open-course.ts'
import { redone, undone } from './working-copy.ts'

type Whole = Result<WholeDraft, Failure>
type Heard = Result<HeardNews, Failure>
type Acted = Result<DraftState, Failure>

/** The poll for changes by others. */
export interface Listening {
  readonly id: number
  readonly revision: number
  readonly key: string
}

/** How long edits are gathered before they are stored, within a second as R-studio-2 demands. */
const GATHER_MS = 700
/** Poll intervals with and without other editors present. */
const TOGETHER_MS = 3_000
const ALONE_MS = 8_000
const DEAF: RetryPace = { firstMs: 4_000, maxMs: 30_000 }

const courseOf = ({ course }: Pick<CourseEditorContext, 'course'>): OpenCourse => {
  if (course === null) throw new Error('there is no course yet')
  return course
}

/** The requested act with the newest known revision. */
export const actOf = ({ act, course }: CourseEditorContext): DraftAct => {
  if (act === null) throw new Error('nothing is to be done')
  switch (act.kind) {
    case 'submit':
    case 'publish':
      return { kind: act.kind, revision: courseOf({ course }).workingCopy.revision }
    case 'return':
    case 'withdraw':
      return { kind: act.kind, reason: act.reason }
    case 'recall':
    case 'offer':
    case 'discard':
      return { kind: act.kind }
  }
}

/**
 * A reviewer who returns a course may lose access to it. If the answer was lost, reading the draft tells
 * nothing, so the idempotent act is repeated.
 */
const mayHaveHandedBack = ({ act, actFailure }: CourseEditorContext): boolean =>
  act?.kind === 'return' && actFailure?.kind !== 'rejected'

/** The input of the poll for changes by others. */
export const listeningOf = ({ id, course, at }: CourseEditorContext): Listening => ({
  id,
  revision: courseOf({ course }).workingCopy.revision,
  key: at,
})

/** Actors, guards and actions of the course editor's statechart. */
export const courseEditorSetup = setup({
  types: {
    input: {} as CourseEditorInput,
    context: {} as CourseEditorContext,
    events: {} as CourseEditorEvent,
    emitted: {} as CourseEditorEmitted,
    children: {} as { outbox: 'outbox' },
    tags: {} as 'busy' | 'failing' | 'waiting',
  },
  actors: {
    load: fromPromise<Whole, number>(unprovided('load')),
    hear: fromPromise<Heard, Listening>(unprovided('hear')),
    act: fromPromise<Acted, { readonly id: number; readonly act: DraftAct }>(unprovided('act')),
    /**
     * Stores and sends edits and reports the outcome; sends `editor.keep` when the page is hidden or closed.
     */
    outbox: fromCallback<DraftOutboxWord, OutboxOfDraft>(unprovidedCallback('outbox')),
  },
  delays: {
    gather: GATHER_MS,
    listen: ({ context: { course, deaf } }) => {
      if (deaf > 0) return retryWait({ attempts: deaf, failure: null }, 0, DEAF)
      return (course?.present.length ?? 0) > 0 ? TOGETHER_MS : ALONE_MS
    },
  },
  guards: {
    isRead: (_, result: Whole) => result.ok,
    isHeard: (_, result: Heard) => result.ok,
    isActed: (_, result: Acted) => result.ok,
    isHandedBack: ({ context: { act, course } }, result: Acted) =>
      result.ok && act?.kind === 'return' && course?.state.version === 0,
    isAbsent: ({ context: { failure } }, absence: Absence) =>
      failure !== null && absenceOf(failure) === absence,
    isGone: ({ context }, result: Result<unknown, Failure>) =>
      !result.ok && isRejectedAs(result.failure, 'missing', 'withdrawn') && !mayHaveHandedBack(context),
    isStale: ({ context }) => context.course?.stale === true,
    mayEdit: ({ context }) => context.course?.state.rights.edit === true,
    someGathered: ({ context }) => (context.course?.workingCopy.gathered.length ?? 0) > 0,
    someAsked: ({ context: { course } }) => course !== null && isAsked(course),
    /** The draft would be submitted without captions that are not saved yet. */
    lacksCaptions: ({ context: { act, course, captions } }) =>
      (act?.kind === 'submit' || act?.kind === 'publish') &&
      course !== null &&
      captionsOfFilms(course, captions).length > 0,
    allSaved: ({ context }) => context.course !== null && isSaved(context.course),
  },
  actions: {
    open: assign(({ context: { held, apply } }, result: Whole) =>
      result.ok
        ? { course: withHeld(openCourse(result.value), held(), apply), failure: null }
        : { failure: result.failure },
    ),
    askOutbox: sendTo('outbox', { type: 'draftOutbox.ask' }),
    layUnsent: assign(({ context }, items: readonly UnsentEdits[]) => ({
      course: withUnsent(courseOf(context), items, context.apply),
    })),
    edit: assign(({ context }, { edits, things }: CourseEditorEvent & { type: 'editor.edit' }) => ({
      course: withEdit(withThings(courseOf(context), things ?? {}), edits, context.apply),
    })),
    undo: assign(({ context: { course, apply } }) => ({
      course: course && { ...course, workingCopy: undone(course.workingCopy, apply) },
    })),
    redo: assign(({ context: { course, apply } }) => ({
      course: course && { ...course, workingCopy: redone(course.workingCopy, apply) },
    })),
    settle: assign(({ context }, answer: ConflictAnswer) => ({
      course: withAnswer(courseOf(context), answer, context.apply),
    })),
    go: assign((_, at: string) => ({ at })),
    handOver: enqueueActions(({ context, enqueue }) => {
      if (context.course === null) return
      const { course, items } = handOver(context.course, context.userId, context.makeId)
      enqueue.assign({ course })
      for (const item of items) enqueue.sendTo('outbox', { type: 'draftOutbox.put', item })
    }),
    noteSaved: assign(({ context }, { item, receipt }: { item: UnsentEdits; receipt: DraftSaved }) => ({
      course: withReceipt(courseOf(context), item, receipt, context.apply),
    })),
    noteRefused: enqueueActions(
      ({ context, enqueue }, { item, failure }: { item: UnsentEdits; failure: Failure }) => {
        const isOutOfReach = isRejectedAs(failure, 'missing')
        const isHeld = isOutOfReach || isRejectedAs(failure, 'conflict', 'locked')
        enqueue.assign({ course: withRefusal(courseOf(context), item, isHeld, context.apply) })
        if (!isHeld || isOutOfReach) enqueue.emit({ type: 'editor.lost', failure })
      },
    ),
    holdAll: assign(({ context: { course } }) => ({ course: course && withAllHeld(course) })),
    noteTrouble: assign((_, trouble: SavingTrouble | null) => ({ trouble })),
    hearNews: assign(({ context }, result: Heard) =>
      result.ok ? { course: withNews(courseOf(context), result.value, context.apply), deaf: 0 } : {},
    ),
    hearNothing: assign(({ context }) => ({ deaf: context.deaf + 1 })),
    takeAnew: assign(({ context }, result: Whole) =>
      result.ok ? { course: readAnew(courseOf(context), result.value, context.apply), deaf: 0 } : {},
    ),
    wish: assign((_, act: WantedAct) => ({ act, actFailure: null })),
    lookForCaptions: assign(({ context }) => ({ captions: context.leftCaptions() })),
    forgetAct: assign({ act: null, actFailure: null }),
    noteActed: assign(({ context }, result: Acted) =>
      result.ok
        ? { act: null, actFailure: null, course: stands(courseOf(context), result.value, context.apply) }
        : { actFailure: result.failure },
    ),
    sayActed: emit(({ context }) => ({ type: 'editor.acted', kind: actOf(context).kind }) as const),
  },
})

import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { type Absence, absenceOf } from '../catalogue/absence.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedAction, unprovidedCallback } from '../kernel/unprovided.ts'
import type { Given } from '../question/answer-sheet.ts'
import type { ClockReading } from './clock-reading.ts'
import type { OpenedPaper } from './composer.setup.ts'
import type { OwnPoints } from './own-points.ts'
import type { Marked, SittingDraft, SittingPlace } from './paper-sitting.ts'
import { changedIn, hasMore, mergedSitting } from './shared-sitting.ts'
import { countedTo, spentOf } from './sitting-time.ts'

export interface SittingInput extends SittingPlace {
  /** What the clocks say now. */
  readonly look: () => ClockReading
}

export interface SittingContext extends SittingInput {
  readonly opened: OpenedPaper | null
  /** Null before the first sitting. */
  readonly draft: SittingDraft | null
  readonly marked: Marked | null
  /** It was handed in in another tab while it was answered here. */
  readonly endedElsewhere: boolean
  readonly failure: Failure | null
}

export type SittingEvent =
  | { type: 'sitting.start' }
  | { type: 'sitting.give'; partId: number; given: Given }
  | { type: 'sitting.submit' }
  /** The outbox has brought it to the server. */
  | { type: 'sitting.delivered' }
  /** What another tab kept of this paper. */
  | { type: 'sitting.changedElsewhere'; there: SittingDraft }
  /** Points of a part that only who wrote it can mark. */
  | { type: 'sitting.mark'; partId: number; won: number; full: number }
  | { type: 'sitting.retry' }

type Opened = Result<{ readonly opened: OpenedPaper; readonly draft: SittingDraft | null }, Failure>
/** With the answers of all tabs. */
type Sent = Result<{ readonly draft: SittingDraft; readonly marked: Marked }, Failure>

const MINUTE_MS = 60_000
/** The longest that a timer of a browser runs. */
const TIMEOUT_MS = 2 ** 31 - 1

const LOOK_MS = 10_000

/** The sitting of the context; throws in a state that has none. */
export const sittingOf = ({ userId, opened, draft }: SittingContext) => {
  if (opened === null || draft === null) throw new Error('nothing was answered')
  return { userId, opened, draft }
}

/** How much time is left of a sitting, in milliseconds, less than nothing once it is over; null for no limit. */
export const timeLeftOf = (
  { opened, draft }: Pick<SittingContext, 'opened' | 'draft'>,
  now: ClockReading,
): number | null => {
  if (opened === null || draft === null || opened.paper.minutes === 0) return null
  return opened.paper.minutes * MINUTE_MS - spentOf(draft, now)
}

/** Actors, delays, guards and actions of the sitting's statechart. */
export const sittingSetup = setup({
  types: {
    input: {} as SittingInput,
    context: {} as SittingContext,
    events: {} as SittingEvent,
    tags: {} as 'busy' | 'failing' | 'waiting',
  },
  actors: {
    open: fromPromise<Opened, SittingPlace>(unprovided('open')),
    /** Sent again it counts once and is answered alike. */
    submit: fromPromise<Sent, { userId: number; opened: OpenedPaper; draft: SittingDraft }>(
      unprovided('submit'),
    ),
    /** Says `sitting.delivered` once the outbox has sent a sitting of this paper. */
    delivery: fromCallback<SittingEvent, number>(unprovidedCallback('delivery')),
    /** A new one, or the one that another tab has begun. */
    begin: fromPromise<SittingDraft, SittingInput>(unprovided('begin')),
    /** Tells with `sitting.changedElsewhere` what other tabs keep. */
    watch: fromCallback<SittingEvent, SittingPlace>(unprovidedCallback('watch')),
  },
  delays: {
    /** Checks the time often, since timers stand still while a computer sleeps and the server's clock does not. */
    lookAtTheClock: ({ context }) => {
      const left = timeLeftOf(context, context.look())
      return left === null ? TIMEOUT_MS : Math.min(LOOK_MS, Math.max(0, left))
    },
  },
  guards: {
    opened: (_, result: Opened) => result.ok,
    isAbsent: ({ context: { failure } }, absence: Absence) =>
      failure !== null && absenceOf(failure) === absence,
    sent: (_, result: Sent) => result.ok,
    isUnderWay: ({ context: { draft } }) => draft !== null,
    isHandedIn: ({ context: { draft } }) => draft !== null && draft.handedInAt !== null,
    isSame: ({ context: { draft } }, there: SittingDraft) => draft?.practiceId === there.practiceId,
    endedThere: (_, there: SittingDraft) => there.handedInAt !== null,
    hasMore: ({ context: { draft } }, there: SittingDraft) => draft !== null && hasMore(draft, there),
    isTimeUp: ({ context }) => {
      const left = timeLeftOf(context, context.look())
      return left !== null && left <= 0
    },
  },
  actions: {
    take: assign((_, result: Opened) =>
      result.ok ? { ...result.value, failure: null } : { failure: result.failure },
    ),
    begin: assign((_, draft: SittingDraft) => ({
      draft,
      marked: null,
      endedElsewhere: false,
      failure: null,
    })),
    takeNews: assign(({ context: { draft } }, there: SittingDraft) => ({
      draft: draft === null ? there : mergedSitting(draft, there),
    })),
    noteEnd: assign({ endedElsewhere: true }),
    give: assign(({ context: { draft, look } }, { partId, given }: { partId: number; given: Given }) => {
      if (draft === null) return {}
      const now = look()
      const answered = { ...draft, sheet: { ...draft.sheet, [partId]: given } }
      return { draft: changedIn(countedTo(answered, now), partId, now.device) }
    }),
    handIn: assign(({ context: { draft, look } }) => {
      if (draft === null || draft.handedInAt !== null) return {}
      const now = look()
      return { draft: { ...countedTo(draft, now), handedInAt: now.device } }
    }),
    settle: assign((_, result: Sent) =>
      result.ok ? { ...result.value, failure: null } : { failure: result.failure },
    ),
    mark: assign(({ context: { draft, look } }, { partId, won }: { partId: number; won: number }) =>
      draft === null
        ? {}
        : {
            draft: changedIn(
              { ...draft, ownMarks: { ...draft.ownMarks, [partId]: won } },
              partId,
              look().device,
            ),
          },
    ),
    /** Sends the answer once more with the points that its writer gives it. */
    post: unprovidedAction<OwnPoints>('post'),
    keep: unprovidedAction<{ place: SittingPlace; draft: SittingDraft | null }>('keep'),
  },
})

import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { type Absence, absenceOf } from '../catalogue/absence.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedAction, unprovidedCallback } from '../kernel/unprovided.ts'
import type { Given } from '../question/answer-sheet.ts'
import type { OpenedPaper } from './composer.setup.ts'
import { type OwnPoints, ownPointsOf } from './own-points.ts'
import type { Marked, SittingDraft, SittingPlace } from './paper-sitting.ts'

export interface SittingInput extends SittingPlace {
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface SittingContext extends SittingInput {
  readonly opened: OpenedPaper | null
  /** Null before the first sitting. */
  readonly draft: SittingDraft | null
  readonly marked: Marked | null
  readonly failure: Failure | null
}

export type SittingEvent =
  | { type: 'sitting.start' }
  | { type: 'sitting.give'; partId: number; given: Given }
  | { type: 'sitting.submit' }
  /** The outbox has brought it to the server. */
  | { type: 'sitting.delivered' }
  /** Points of a part that only who wrote it can mark. */
  | { type: 'sitting.mark'; partId: number; won: number; full: number }
  | { type: 'sitting.retry' }

type Opened = Result<{ readonly opened: OpenedPaper; readonly draft: SittingDraft | null }, Failure>
type Sent = Result<Marked, Failure>

const MINUTE_MS = 60_000
/** The longest that a timer of a browser runs. */
const TIMEOUT_MS = 2 ** 31 - 1

const LOOK_MS = 10_000

const sittingOf = ({ userId, opened, draft }: SittingContext) => {
  if (opened === null || draft === null) throw new Error('nothing was answered')
  return { userId, opened, draft }
}

/** When the time of a sitting is over, in milliseconds since 1970; null for no limit. */
export const endOf = ({ opened, draft }: Pick<SittingContext, 'opened' | 'draft'>): number | null => {
  if (opened === null || draft === null || opened.paper.minutes === 0) return null
  return draft.startedAt + opened.paper.minutes * MINUTE_MS
}

/** A paper that a learner answers on screen: resumed where it was left, sent once, marked where it can be; opened again, it shows the result. */
export const sittingMachine = setup({
  types: {
    input: {} as SittingInput,
    context: {} as SittingContext,
    events: {} as SittingEvent,
    tags: {} as 'busy',
  },
  actors: {
    open: fromPromise<Opened, SittingPlace>(unprovided('open')),
    /** Sent again it counts once and is answered alike. */
    submit: fromPromise<Sent, { userId: number; opened: OpenedPaper; draft: SittingDraft }>(
      unprovided('submit'),
    ),
    /** Says `sitting.delivered` once the outbox has sent a sitting of this paper. */
    delivery: fromCallback<SittingEvent, number>(unprovidedCallback('delivery')),
    begin: fromPromise<SittingDraft, number>(unprovided('begin')),
  },
  delays: {
    /** In short turns: what counts down stands still while a computer sleeps, and its clock does not. */
    lookAtTheClock: ({ context }) => {
      const end = endOf(context)
      return end === null ? TIMEOUT_MS : Math.min(LOOK_MS, Math.max(0, end - context.now()))
    },
  },
  guards: {
    opened: (_, result: Opened) => result.ok,
    isAbsent: ({ context: { failure } }, absence: Absence) =>
      failure !== null && absenceOf(failure) === absence,
    sent: (_, result: Sent) => result.ok,
    isUnderWay: ({ context: { draft } }) => draft !== null,
    isHandedIn: ({ context: { draft } }) => draft !== null && draft.handedInAt !== null,
    isTimeUp: ({ context }) => {
      const end = endOf(context)
      return end !== null && end <= context.now()
    },
  },
  actions: {
    take: assign((_, result: Opened) =>
      result.ok ? { ...result.value, failure: null } : { failure: result.failure },
    ),
    begin: assign((_, draft: SittingDraft) => ({ draft, marked: null, failure: null })),
    give: assign(({ context: { draft } }, { partId, given }: { partId: number; given: Given }) =>
      draft === null ? {} : { draft: { ...draft, sheet: { ...draft.sheet, [partId]: given } } },
    ),
    handIn: assign(({ context: { draft, now } }) =>
      draft === null ? {} : { draft: { ...draft, handedInAt: draft.handedInAt ?? now() } },
    ),
    settle: assign((_, result: Sent) =>
      result.ok ? { marked: result.value, failure: null } : { failure: result.failure },
    ),
    mark: assign(({ context: { draft } }, { partId, won }: { partId: number; won: number }) =>
      draft === null ? {} : { draft: { ...draft, ownMarks: { ...draft.ownMarks, [partId]: won } } },
    ),
    /** Sends the answer once more with the points that its writer gives it. */
    post: unprovidedAction<OwnPoints>('post'),
    keep: unprovidedAction<{ place: SittingPlace; draft: SittingDraft | null }>('keep'),
  },
}).createMachine({
  id: 'sitting',
  initial: 'loading',
  invoke: { src: 'delivery', input: ({ context }) => context.paperId },
  context: ({ input }) => ({
    ...input,
    opened: null,
    draft: null,
    marked: null,
    failure: null,
  }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'opened', params: ({ event }) => event.output },
            target: 'opening',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    deciding: {
      always: [
        { guard: { type: 'isAbsent', params: 'missing' }, target: 'missing' },
        { guard: { type: 'isAbsent', params: 'forbidden' }, target: 'forbidden' },
        { target: 'failed' },
      ],
    },
    opening: {
      always: [
        { guard: 'isHandedIn', target: 'recalling' },
        { guard: 'isUnderWay', target: 'answering' },
        { target: 'ready' },
      ],
    },
    /** It was sat: what came of it is shown, another sitting begins when it is wanted. */
    recalling: {
      tags: 'busy',
      invoke: {
        src: 'submit',
        input: ({ context }) => sittingOf(context),
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => event.output },
            target: 'marked',
            actions: { type: 'settle', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'settle', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: { on: { 'sitting.start': 'beginning' } },
    beginning: {
      tags: 'busy',
      invoke: {
        src: 'begin',
        input: ({ context }) => context.now(),
        onDone: {
          target: 'answering',
          actions: [
            { type: 'begin', params: ({ event }) => event.output },
            { type: 'keep', params: ({ context }) => ({ place: context, draft: context.draft }) },
          ],
        },
        onError: 'defect',
      },
    },
    answering: {
      on: {
        'sitting.give': {
          actions: [
            { type: 'give', params: ({ event }) => event },
            { type: 'keep', params: ({ context }) => ({ place: context, draft: context.draft }) },
          ],
        },
        'sitting.submit': { target: 'submitting', actions: 'handIn' },
      },
      after: {
        lookAtTheClock: [
          { guard: 'isTimeUp', target: 'submitting', actions: 'handIn' },
          { target: 'answering', reenter: true },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      entry: { type: 'keep', params: ({ context }) => ({ place: context, draft: context.draft }) },
      invoke: {
        src: 'submit',
        input: ({ context }) => sittingOf(context),
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => event.output },
            target: 'marked',
            actions: { type: 'settle', params: ({ event }) => event.output },
          },
          { target: 'unsent', actions: { type: 'settle', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** Everything is still here, and the outbox sends it when it can; sent twice it counts once. */
    unsent: { on: { 'sitting.submit': 'submitting', 'sitting.delivered': 'submitting' } },
    marked: {
      on: {
        'sitting.mark': {
          actions: [
            { type: 'mark', params: ({ event }) => event },
            { type: 'keep', params: ({ context }) => ({ place: context, draft: context.draft }) },
            { type: 'post', params: ({ context, event }) => ownPointsOf(context, event) },
          ],
        },
        'sitting.start': 'beginning',
      },
    },
    missing: {},
    forbidden: {},
    failed: { on: { 'sitting.retry': 'loading', 'sitting.delivered': 'loading' } },
    defect: { on: { 'sitting.retry': 'loading' } },
  },
})

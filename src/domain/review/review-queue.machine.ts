import { assign, emit, fromPromise, raise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { isUnknown } from '../kernel/retry.ts'
import { NOTHING_SELECTED, selectedBefore, selecting } from '../kernel/selection.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { backTo, nextOf, settledBy, stepFrom } from './review-progress.ts'
import { NO_COUNTS, type ReviewQuery, sameReviewQuery } from './review-query.ts'
import type {
  ReadQueue,
  ReviewQueueContext,
  ReviewQueueEmitted,
  ReviewQueueEvent,
  ReviewQueueInput,
} from './review-queue.events.ts'
import { type Decided, type ReviewWork, refusalOf, type Undoable } from './review-work.ts'
import type { ShareRequest } from './share-request.ts'
import { AS_ASKED, type Decision, UNDO_SECONDS } from './verdict.ts'

const idsOf = (page: Page<ShareRequest> | null): readonly number[] => page?.items.map(({ id }) => id) ?? []

/** Deselects requests that are not on the page any more. */
const stillThere = (selected: ReadonlySet<number>, page: Page<ShareRequest>): ReadonlySet<number> =>
  new Set(idsOf(page).filter((id) => selected.has(id)))

const BEGIN = {
  target: 'deciding',
  actions: {
    type: 'begin',
    params: ({ event }: { event: Extract<ReviewQueueEvent, { type: 'review.decide' }> }) => event.work,
  },
} as const

const NO_WORK: ReviewWork = { requests: [], verdict: { kind: 'approve', correction: AS_ASKED } }

/**
 * The queue of requests to share files with a school. Its reviewer decides one or several requests at once,
 * each independently, and can undo a decision for some seconds. Wire: GetVerifyUserShare, VerifyUserShare.
 */
export const reviewQueueMachine = setup({
  types: {
    input: {} as ReviewQueueInput,
    context: {} as ReviewQueueContext,
    events: {} as ReviewQueueEvent,
    emitted: {} as ReviewQueueEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    read: fromPromise<ReadQueue, ReviewQuery>(unprovided('read')),
    decide: fromPromise<Decided, Decision>(unprovided('decide')),
    undo: fromPromise<Decided, Undoable>(unprovided('undo')),
  },
  delays: { undoWindow: UNDO_SECONDS * 1000 },
  guards: {
    isOther: ({ context }, query: ReviewQuery) => !sameReviewQuery(query, context.query),
    isForbidden: (_, read: ReadQueue) => !read.ok && read.failure.kind === 'forbidden',
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isAnyDone: (_, result: Decided) => result.ok && result.value.done.length > 0,
    isUnknown,
    canUndo: ({ context }) => context.undoable !== null,
    hasWork: ({ context }) => context.work !== null,
    isElsewhere: ({ context }, by: 1 | -1) => ![null, context.chosenId].includes(stepFrom(context, by)),
  },
  actions: {
    turnTo: assign(({ context }, query: ReviewQuery) => ({
      query,
      ...NOTHING_SELECTED,
      failure: null,
      // The page of another tab is dropped at once; within a tab it stays until the new one has come.
      page: query.tab === context.query.tab ? context.page : null,
    })),
    take: assign(({ context }, read: ReadQueue) =>
      read.ok
        ? { ...read.value, failure: null, selected: stillThere(context.selected, read.value.page) }
        : { failure: read.failure },
    ),
    choose: assign((_, chosenId: number) => ({ chosenId })),
    select: assign(({ context }, { id, range }: { id: number; range: boolean }) =>
      selecting(context, idsOf(context.page), { key: id, range }),
    ),
    selectAll: assign(({ context }) => ({ selected: new Set(idsOf(context.page)) })),
    clearSelection: assign(NOTHING_SELECTED),
    begin: assign((_, work: ReviewWork) => ({ work, report: null, refusal: null, undoable: null })),
    refuse: assign((_, result: Decided) => ({ refusal: refusalOf(result) })),
    tryAgain: assign({ refusal: null, report: null }),
    dropRefusal: assign({ refusal: null, work: null, undoable: null }),
    settle: assign(({ context }, result: Decided) => settledBy(context, result)),
    sayDecided: emit(({ context }) => ({ type: 'review.decided' as const, nextId: nextOf(context) })),
    sayUndone: emit(({ context }, result: Decided) => ({
      type: 'review.undone' as const,
      ids: result.ok ? result.value.done.map(({ id }) => id) : [],
      nextId: backTo(context, result),
    })),
    lookBack: assign(({ context }, result: Decided) => ({
      chosenId: backTo(context, result) ?? context.chosenId,
    })),
    step: assign(({ context }, by: 1 | -1) => ({ chosenId: stepFrom(context, by) ?? context.chosenId })),
    sayStepped: emit(({ context }) => ({ type: 'review.stepped' as const, nextId: context.chosenId })),
    dropUndo: assign({ undoable: null }),
    dropReport: assign({ report: null }),
    refresh: raise({ type: 'review.refresh' }),
  },
}).createMachine({
  id: 'reviewQueue',
  type: 'parallel',
  context: ({ input }) => ({
    query: input.query,
    ...selectedBefore(input),
    page: null,
    chosenId: 0,
    counts: NO_COUNTS,
    failure: null,
    work: null,
    refusal: null,
    report: null,
    undoable: null,
  }),
  on: {
    'review.choose': { actions: { type: 'choose', params: ({ event }) => event.id } },
    'review.step': {
      guard: { type: 'isElsewhere', params: ({ event }) => event.by },
      actions: [{ type: 'step', params: ({ event }) => event.by }, 'sayStepped'],
    },
    'review.select': { actions: { type: 'select', params: ({ event }) => event } },
    'review.selectAll': { actions: 'selectAll' },
    'review.clearSelection': { actions: 'clearSelection' },
    'review.dismiss': { actions: 'dropReport' },
  },
  states: {
    queue: {
      initial: 'reading',
      // No `reenter`, which would restart the other region, too.
      on: {
        'review.show': {
          guard: { type: 'isOther', params: ({ event }) => event.query },
          target: '.reading',
          actions: { type: 'turnTo', params: ({ event }) => event.query },
        },
        'review.refresh': '.reading',
      },
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            src: 'read',
            input: ({ context }) => context.query,
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'take', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isForbidden', params: ({ event }) => event.output },
                target: 'forbidden',
                actions: { type: 'take', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
            ],
            onError: 'defect',
          },
        },
        ready: {},
        /** The user may not review for this school; the session goes on (R-wire-4). */
        forbidden: {},
        failed: { tags: 'failing', on: { 'review.retry': 'reading' } },
        defect: { tags: 'failing', on: { 'review.retry': 'reading' } },
      },
    },
    decision: {
      initial: 'resting',
      states: {
        resting: { on: { 'review.decide': BEGIN } },
        deciding: {
          invoke: {
            src: 'decide',
            input: ({ context }) => ({
              organisationId: context.query.organisationId,
              ...(context.work ?? NO_WORK),
            }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'decided',
                actions: ['sayDecided', { type: 'settle', params: ({ event }) => event.output }, 'refresh'],
              },
              { target: 'refused', actions: { type: 'refuse', params: ({ event }) => event.output } },
            ],
            onError: 'defect',
          },
        },
        /** The decision or undo failed or its outcome is unknown; it is kept, to be repeated. */
        refused: {
          tags: 'failing',
          on: {
            'review.again': [
              { guard: 'hasWork', target: 'deciding', actions: 'tryAgain' },
              { guard: 'canUndo', target: 'undoing', actions: 'tryAgain' },
            ],
            'review.decide': BEGIN,
            'review.dismiss': { target: 'resting', actions: ['dropRefusal', 'dropReport'] },
          },
        },
        decided: { always: [{ guard: 'canUndo', target: 'undoable' }, { target: 'resting' }] },
        /** The decision can be undone, for as long as the server allows. */
        undoable: {
          after: { undoWindow: { target: 'resting', actions: 'dropUndo' } },
          on: { 'review.decide': BEGIN, 'review.undo': 'undoing' },
        },
        undoing: {
          invoke: {
            src: 'undo',
            input: ({ context }) => context.undoable ?? { organisationId: 0, requests: [] },
            onDone: [
              {
                guard: { type: 'isAnyDone', params: ({ event }) => event.output },
                target: 'resting',
                actions: [
                  { type: 'sayUndone', params: ({ event }) => event.output },
                  { type: 'lookBack', params: ({ event }) => event.output },
                  'dropUndo',
                  'dropReport',
                  'refresh',
                ],
              },
              {
                guard: { type: 'isUnknown', params: ({ event }) => event.output },
                target: 'refused',
                actions: { type: 'refuse', params: ({ event }) => event.output },
              },
              {
                target: 'refused',
                actions: [
                  { type: 'refuse', params: ({ event }) => event.output },
                  'dropUndo',
                  'dropReport',
                  'refresh',
                ],
              },
            ],
            onError: 'defect',
          },
        },
        defect: { tags: 'failing', on: { 'review.retry': 'resting' } },
      },
    },
  },
})

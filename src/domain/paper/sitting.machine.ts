import { ownPointsOf } from './own-points.ts'
import { type SittingContext, sittingOf, sittingSetup } from './sitting.setup.ts'

/** What was done is there after a reload, and in the other tabs. */
const KEEP = {
  type: 'keep',
  params: ({ context }: { readonly context: SittingContext }) => ({ place: context, draft: context.draft }),
} as const

/**
 * A paper that a learner answers on screen: resumed where it was left, sent once, marked where it can be; opened again, it shows the
 * result. Open in several tabs it is one sitting (R-tabs-3).
 */
export const sittingMachine = sittingSetup.createMachine({
  id: 'sitting',
  initial: 'loading',
  invoke: [
    { src: 'delivery', input: ({ context }) => context.paperId },
    { src: 'watch', input: ({ context: { userId, paperId } }) => ({ userId, paperId }) },
  ],
  context: ({ input }) => ({
    ...input,
    opened: null,
    draft: null,
    marked: null,
    endedElsewhere: false,
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
    ready: {
      on: {
        'sitting.start': 'beginning',
        'sitting.changedElsewhere': {
          target: 'opening',
          actions: { type: 'takeNews', params: ({ event }) => event.there },
        },
      },
    },
    beginning: {
      tags: 'busy',
      invoke: {
        src: 'begin',
        input: ({ context: { userId, paperId, look } }) => ({ userId, paperId, look }),
        onDone: {
          target: 'answering',
          actions: [{ type: 'begin', params: ({ event }) => event.output }, KEEP],
        },
        onError: 'defect',
      },
    },
    answering: {
      on: {
        'sitting.give': {
          actions: [{ type: 'give', params: ({ event }) => event }, KEEP],
        },
        'sitting.submit': { target: 'submitting', actions: 'handIn' },
        'sitting.changedElsewhere': [
          {
            guard: { type: 'endedThere', params: ({ event }) => event.there },
            target: 'recalling',
            actions: [{ type: 'takeNews', params: ({ event }) => event.there }, 'noteEnd'],
          },
          {
            // Both wrote at once: what the other tab wrote over is there again.
            guard: { type: 'hasMore', params: ({ event }) => event.there },
            actions: [{ type: 'takeNews', params: ({ event }) => event.there }, KEEP],
          },
          { actions: { type: 'takeNews', params: ({ event }) => event.there } },
        ],
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
      entry: KEEP,
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
    unsent: { tags: 'waiting', on: { 'sitting.submit': 'submitting', 'sitting.delivered': 'submitting' } },
    marked: {
      on: {
        'sitting.mark': {
          actions: [
            { type: 'mark', params: ({ event }) => event },
            KEEP,
            { type: 'post', params: ({ context, event }) => ownPointsOf(context, event) },
          ],
        },
        'sitting.start': 'beginning',
        // Another sitting leaves the result where it is looked at.
        'sitting.changedElsewhere': {
          guard: { type: 'isSame', params: ({ event }) => event.there },
          actions: { type: 'takeNews', params: ({ event }) => event.there },
        },
      },
    },
    missing: {},
    forbidden: {},
    failed: { tags: 'failing', on: { 'sitting.retry': 'loading', 'sitting.delivered': 'loading' } },
    defect: { tags: 'failing', on: { 'sitting.retry': 'loading' } },
  },
})

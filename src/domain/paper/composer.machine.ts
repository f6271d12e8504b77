import { composerSetup, placeOf, unsavedOf } from './composer.setup.ts'

/** What is not saved is there after a reload. */
const KEEP = { type: 'keep', params: unsavedOf } as const

/**
 * A paper that is being composed: every change is saved at once, one after the other; what could not be saved stays here and in this
 * browser, says so, and is sent again by itself. R-paper-5, Screens /paper 2.
 */
export const composerMachine = composerSetup.createMachine({
  id: 'composer',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    paper: null,
    kept: null,
    questions: new Map(),
    unanswered: null,
    past: [],
    failure: null,
    attempts: 0,
    left: false,
    latest: false,
  }),
  on: { 'composer.leave': '.gone', 'composer.drop': '.gone' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context }) => ({ ...placeOf(context), latest: context.latest }),
        onDone: [
          {
            guard: { type: 'isRestored', params: ({ event }) => event.output },
            target: 'open',
            actions: [{ type: 'take', params: ({ event }) => event.output }, KEEP, 'sayRestored'],
          },
          {
            guard: { type: 'opened', params: ({ event }) => event.output },
            target: 'open',
            actions: [{ type: 'take', params: ({ event }) => event.output }, KEEP],
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
    open: {
      tags: 'open',
      initial: 'kept',
      on: {
        'composer.change': { actions: [{ type: 'change', params: ({ event }) => event }, KEEP] },
        'composer.undo': { guard: 'canUndo', actions: ['undo', KEEP, 'sayUndone'] },
        'composer.reload': {
          target: 'loading',
          actions: [
            'giveUp',
            { type: 'keep', params: ({ context }) => ({ place: placeOf(context), unsaved: null }) },
          ],
        },
      },
      states: {
        kept: {
          always: [
            { guard: 'isChanged', target: 'saving' },
            { guard: 'isLeft', target: '#composer.gone' },
          ],
        },
        saving: {
          tags: 'busy',
          // Also what is on its way: a page that is closed meanwhile does not know what became of it.
          entry: ['send', KEEP],
          on: { 'composer.leave': { actions: 'leave' } },
          invoke: {
            src: 'save',
            input: ({ context: { unanswered } }) => {
              if (unanswered === null) throw new Error('there is no paper to keep')
              return unanswered
            },
            onDone: [
              {
                guard: { type: 'saved', params: ({ event }) => event.output.result },
                target: 'kept',
                actions: [{ type: 'settle', params: ({ event }) => event.output }, KEEP],
              },
              {
                guard: { type: 'conflicts', params: ({ event }) => event.output.result },
                target: 'conflicting',
                actions: [{ type: 'settle', params: ({ event }) => event.output }, KEEP],
              },
              {
                target: 'unkept',
                actions: [{ type: 'settle', params: ({ event }) => event.output }, KEEP],
              },
            ],
            onError: '#composer.defect',
          },
        },
        /** Not saved on the server; time, the next change or a retry tries again. */
        unkept: {
          always: { guard: 'isLeft', target: '#composer.gone' },
          after: { resend: { guard: 'mayRetry', target: 'saving' } },
          on: {
            'composer.retry': 'saving',
            'composer.leave': { target: 'saving', actions: 'leave' },
            'composer.change': {
              target: 'saving',
              actions: { type: 'change', params: ({ event }) => event },
            },
          },
        },
        /** It was changed elsewhere: nothing is overwritten unseen. */
        conflicting: { tags: 'waiting', always: { guard: 'isLeft', target: '#composer.gone' } },
      },
    },
    gone: { type: 'final' },
    missing: {},
    forbidden: {},
    failed: { tags: 'failing', on: { 'composer.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'composer.retry': 'loading' } },
  },
})

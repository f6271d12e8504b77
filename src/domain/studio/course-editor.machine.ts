import { actOf, courseEditorSetup, listeningOf } from './course-editor.setup.ts'

/**
 * The editor of a course. Edits are shown at once, gathered, stored and sent within a second; changes by
 * others are merged beneath them; conflicts are shown to the user. In review nothing can be changed, and a
 * draft is not submitted while captions are still being saved. R-studio-2, R-studio-3, docs/decisions/0317,
 * docs/decisions/0480.
 */
export const courseEditorMachine = courseEditorSetup.createMachine({
  id: 'courseEditor',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    course: null,
    at: '',
    act: null,
    actFailure: null,
    trouble: null,
    captions: [],
    failure: null,
    deaf: 0,
  }),
  invoke: { id: 'outbox', src: 'outbox', input: ({ context: { id } }) => ({ id }) },
  on: {
    'editor.leave': { target: '.gone', actions: 'handOver' },
    'editor.drop': '.gone',
    'editor.captions': { actions: 'lookForCaptions' },
    'editor.trouble': { actions: { type: 'noteTrouble', params: ({ event }) => event.trouble } },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.id,
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'open', params: ({ event }) => event.output },
          },
          { target: 'deciding', actions: { type: 'open', params: ({ event }) => event.output } },
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
      type: 'parallel',
      entry: ['askOutbox', 'lookForCaptions'],
      on: {
        'editor.edit': { guard: 'mayEdit', actions: { type: 'edit', params: ({ event }) => event } },
        'editor.undo': { guard: 'mayEdit', actions: 'undo' },
        'editor.redo': { guard: 'mayEdit', actions: 'redo' },
        'editor.settle': {
          guard: 'mayEdit',
          actions: { type: 'settle', params: ({ event }) => event.answer },
        },
        'editor.at': { actions: { type: 'go', params: ({ event }) => event.key } },
        'editor.unsent': { actions: { type: 'layUnsent', params: ({ event }) => event.items } },
        'editor.saved': { actions: { type: 'noteSaved', params: ({ event }) => event } },
        'editor.refused': {
          target: '.listening.asking',
          actions: { type: 'noteRefused', params: ({ event }) => event },
        },
      },
      states: {
        keeping: {
          initial: 'kept',
          states: {
            kept: { always: { guard: 'someGathered', target: 'gathering' } },
            gathering: {
              after: { gather: { target: 'kept', actions: 'handOver' } },
              on: { 'editor.keep': { target: 'kept', actions: 'handOver' } },
            },
          },
        },
        listening: {
          initial: 'asking',
          on: { 'editor.reread': '.rereading' },
          states: {
            waiting: {
              always: { guard: 'isStale', target: 'rereading' },
              after: { listen: 'asking' },
            },
            asking: {
              invoke: {
                src: 'hear',
                input: ({ context }) => listeningOf(context),
                onDone: [
                  {
                    guard: { type: 'isHeard', params: ({ event }) => event.output },
                    target: 'waiting',
                    actions: { type: 'hearNews', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isGone', params: ({ event }) => event.output },
                    target: '#courseEditor.missing',
                    actions: 'holdAll',
                  },
                  // Edits are stored and sent even without news of the others.
                  { target: 'waiting', actions: 'hearNothing' },
                ],
                onError: { target: 'waiting', actions: 'hearNothing' },
              },
            },
            rereading: {
              invoke: {
                src: 'load',
                input: ({ context }) => context.id,
                onDone: [
                  {
                    guard: { type: 'isRead', params: ({ event }) => event.output },
                    target: 'waiting',
                    actions: { type: 'takeAnew', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isGone', params: ({ event }) => event.output },
                    target: '#courseEditor.missing',
                    actions: 'holdAll',
                  },
                  { target: 'deaf', actions: 'hearNothing' },
                ],
                onError: { target: 'deaf', actions: 'hearNothing' },
              },
            },
            /** Reading the draft again failed; it is retried. */
            deaf: { tags: 'waiting', after: { listen: 'rereading' } },
          },
        },
        acting: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'editor.act': {
                  target: 'settling',
                  actions: [
                    { type: 'wish', params: ({ event }) => event.act },
                    'lookForCaptions',
                    'handOver',
                  ],
                },
                'editor.dismissAct': { actions: 'forgetAct' },
              },
            },
            /** Edits made before an act are saved first. */
            settling: {
              tags: 'busy',
              always: [
                { guard: 'someAsked', target: 'idle', actions: 'forgetAct' },
                { guard: 'lacksCaptions', target: 'idle', actions: 'forgetAct' },
                { guard: 'allSaved', target: 'doing' },
              ],
              on: { 'editor.dismissAct': { target: 'idle', actions: 'forgetAct' } },
            },
            doing: {
              tags: 'busy',
              invoke: {
                src: 'act',
                input: ({ context }) => ({ id: context.id, act: actOf(context) }),
                onDone: [
                  // A returned draft that was never published belongs to its editors again, so its reviewer
                  // may not see it.
                  {
                    guard: { type: 'isHandedBack', params: ({ event }) => event.output },
                    target: '#courseEditor.handedBack',
                    actions: 'sayActed',
                  },
                  {
                    guard: { type: 'isActed', params: ({ event }) => event.output },
                    target: ['idle', '#courseEditor.open.listening.asking'],
                    actions: ['sayActed', { type: 'noteActed', params: ({ event }) => event.output }],
                  },
                  {
                    target: ['idle', '#courseEditor.open.listening.asking'],
                    actions: { type: 'noteActed', params: ({ event }) => event.output },
                  },
                ],
                onError: '#courseEditor.defect',
              },
            },
          },
        },
      },
    },
    gone: { type: 'final' },
    missing: {},
    handedBack: {},
    forbidden: {},
    failed: { tags: 'failing', on: { 'editor.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'editor.retry': 'loading' } },
  },
})

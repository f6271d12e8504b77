import { FORGET_KEPT, KEEP, placeOf, savingOf } from './question-editor.rules.ts'
import { BLANK, firstPicture, questionEditorSetup } from './question-editor.setup.ts'

/**
 * 出题: a question is written or corrected; what is typed is kept on this device until it is saved, over a reload and an expiry. Who was
 * overtaken by somebody else chooses. R-question-6.
 */
export const questionEditorMachine = questionEditorSetup.createMachine({
  id: 'questionEditor',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    made: null,
    draft: input.fresh,
    sent: null,
    ...BLANK,
    pictures: [],
    pictureFailure: null,
    saves: 0,
  }),
  states: {
    form: {
      initial: 'opening',
      states: {
        opening: {
          tags: 'busy',
          invoke: {
            src: 'open',
            input: ({ context }) => placeOf(context),
            onDone: [
              {
                guard: { type: 'isStale', params: ({ event }) => event.output },
                target: 'overtaken',
                actions: { type: 'takeNewest', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isOpened', params: ({ event }) => event.output },
                target: 'writing',
                actions: { type: 'take', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
            ],
            onError: 'defect',
          },
        },
        writing: {
          on: {
            'editor.type': { actions: [{ type: 'type', params: ({ event }) => event.change }, KEEP] },
            'editor.save': [
              { guard: 'isSound', target: 'saving' },
              { actions: ['sayProblems', 'sayRefused'] },
            ],
            'editor.discard': { actions: ['startAnew', FORGET_KEPT] },
          },
        },
        saving: {
          tags: 'busy',
          entry: 'begin',
          invoke: {
            src: 'save',
            input: ({ context }) => savingOf(context),
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event.output },
                target: 'writing',
                actions: [
                  { type: 'settle', params: ({ event }) => event.output },
                  FORGET_KEPT,
                  { type: 'saySaved', params: ({ event }) => event.output },
                ],
              },
              { guard: { type: 'isOvergrown', params: ({ event }) => event.output }, target: 'writing' },
              {
                guard: { type: 'isOvertaken', params: ({ event }) => event.output },
                target: 'rereading',
                actions: { type: 'fail', params: ({ event }) => event.output },
              },
              { target: 'writing', actions: { type: 'fail', params: ({ event }) => event.output } },
            ],
            onError: 'defect',
          },
          on: {
            'editor.type': { actions: [{ type: 'type', params: ({ event }) => event.change }, KEEP] },
          },
        },
        rereading: {
          tags: 'busy',
          invoke: {
            src: 'open',
            input: ({ context }) => placeOf(context),
            onDone: [
              {
                guard: { type: 'isOpened', params: ({ event }) => event.output },
                target: 'overtaken',
                actions: { type: 'takeNewest', params: ({ event }) => event.output },
              },
              { target: 'writing', actions: { type: 'take', params: ({ event }) => event.output } },
            ],
            onError: 'defect',
          },
          on: {
            'editor.type': { actions: [{ type: 'type', params: ({ event }) => event.change }, KEEP] },
          },
        },
        overtaken: {
          on: {
            // What is typed before it is chosen is kept as well.
            'editor.type': { actions: [{ type: 'type', params: ({ event }) => event.change }, KEEP] },
            'editor.keepMine': { target: 'writing', actions: 'overNewest' },
            'editor.discard': {
              target: 'writing',
              actions: ['startAnew', FORGET_KEPT],
            },
          },
        },
        failed: { tags: 'failing', on: { 'editor.retry': 'opening' } },
        defect: { tags: 'failing', on: { 'editor.retry': 'opening' } },
      },
    },
    picture: {
      initial: 'idle',
      on: { 'editor.bring': { actions: { type: 'queue', params: ({ event }) => event.picture } } },
      states: {
        idle: { always: { guard: 'hasPicture', target: 'bringing' } },
        bringing: {
          exit: 'dequeue',
          invoke: {
            src: 'bring',
            input: ({ context }) => firstPicture(context),
            onDone: [
              {
                guard: { type: 'isBrought', params: ({ event }) => event.output },
                target: 'idle',
                actions: [{ type: 'takePicture', params: ({ event }) => event.output }, 'sayBrought'],
              },
              { target: 'idle', actions: { type: 'takePicture', params: ({ event }) => event.output } },
            ],
            onError: 'idle',
          },
        },
      },
    },
  },
})

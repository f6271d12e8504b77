import type { ActorRefFrom } from 'xstate'
import { type WordFault, wordFault } from './managed-word.ts'
import type { WordsContext } from './words.events.ts'
import { wordsSetup } from './words.setup.ts'

/** The page of categories, tags or hot searches, for administrators of the platform. R-frame-2. */
export const wordsMachine = wordsSetup.createMachine({
  id: 'words',
  initial: 'opening',
  context: ({ input: { kind, left } }) => ({
    kind,
    groups: [],
    form: left,
    tried: false,
    theirs: null,
    act: null,
    next: [],
    done: false,
    failure: null,
  }),
  states: {
    opening: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'read',
        input: ({ context }) => context.kind,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    resting: {
      tags: 'open',
      always: { guard: 'isNext', target: 'acting', actions: 'noteNext' },
      on: {
        'words.begin': {
          guard: { type: 'takesMore', params: ({ event }) => event.groupId },
          actions: { type: 'begin', params: ({ event }) => event.groupId },
        },
        'words.open': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          actions: { type: 'open', params: ({ event }) => event.id },
        },
        'words.type': {
          guard: 'isTyping',
          actions: { type: 'type', params: ({ event }) => event.name },
        },
        'words.cancel': { actions: 'close' },
        'words.save': [
          { guard: 'isMeant', target: 'acting', actions: 'note' },
          { guard: 'isTyping', actions: 'warn' },
        ],
        'words.show': { guard: 'isMeant', target: 'acting', actions: 'note' },
        'words.place': { guard: 'isMeant', target: 'acting', actions: 'note' },
        'words.remove': { guard: 'isMeant', target: 'acting', actions: 'note' },
        'words.reread': 'rereading',
      },
    },
    acting: {
      tags: ['busy', 'open'],
      on: { 'words.place': { guard: 'isMeant', actions: 'placeNext' } },
      invoke: {
        src: 'act',
        input: ({ context: { kind, act } }) => ({ kind, act }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: 'noteDone',
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
          // After a conflict the typed text stays, on the version that is read again.
          { target: 'rereading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    rereading: {
      tags: ['busy', 'open'],
      on: { 'words.place': { guard: 'isMeant', actions: 'placeNext' } },
      invoke: {
        src: 'read',
        input: ({ context }) => context.kind,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'words.reread': 'opening' } },
    defect: { tags: 'failing', on: { 'words.reread': 'opening' } },
  },
})

/** The fault of the open form, shown after the first attempt to save. */
export const warnedWordFault = ({ groups, form, tried }: WordsContext): WordFault | null =>
  tried && form !== null ? wordFault(groups, form) : null

export type WordsActor = ActorRefFrom<typeof wordsMachine>

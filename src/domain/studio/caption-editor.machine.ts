import { sheetOf } from './caption-change.ts'
import { captionEditorSetup, chosenFile, saveInput } from './caption-editor.setup.ts'

/**
 * Editor of the captions of a film in one language: reads them, changes lines with undo, and saves them as
 * WebVTT shortly after the last change. Unsaved lines of an earlier page are restored as a change. A failed
 * save is retried (docs/decisions/0480).
 */
export const captionEditorMachine = captionEditorSetup.createMachine({
  id: 'captionEditor',
  initial: 'opening',
  context: ({ input }) => ({
    ...input,
    sheet: sheetOf([]),
    kept: [],
    sent: [],
    troubles: [],
    isNoFile: false,
    failure: null,
    attempts: 0,
  }),
  on: { 'captionEditor.drop': '.gone', 'captionEditor.leave': '.gone' },
  states: {
    opening: {
      entry: 'clear',
      always: [
        { guard: 'hasFile', target: 'reading' },
        { guard: 'isLeftOfOther', target: 'clashing', actions: 'restore' },
        { target: 'open', actions: 'restore' },
      ],
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context: { draftId, fileId } }) => ({ draftId, fileId }),
        onDone: [
          {
            guard: { type: 'isReadOfOther', params: ({ event }) => event.output },
            target: 'clashing',
            actions: [{ type: 'take', params: ({ event }) => event.output }, 'restore'],
          },
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'open',
            actions: [{ type: 'take', params: ({ event }) => event.output }, 'restore'],
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    open: {
      initial: 'resting',
      on: {
        'captionEditor.change': { actions: { type: 'change', params: ({ event }) => event.change } },
        'captionEditor.undo': { actions: 'undo' },
        'captionEditor.redo': { actions: 'redo' },
        'captionEditor.import': '.importing',
        'captionEditor.othersChanged': [
          {
            guard: 'isChanged',
            target: 'clashing',
            actions: { type: 'name', params: ({ event }) => event.fileId },
          },
          { target: 'opening', actions: { type: 'name', params: ({ event }) => event.fileId } },
        ],
        'captionEditor.leave': [{ guard: 'isChanged', target: 'leaving' }, { target: 'gone' }],
      },
      states: {
        resting: { always: { guard: 'isChanged', target: 'waiting' } },
        waiting: {
          after: { pause: 'saving' },
          on: {
            'captionEditor.change': {
              target: 'waiting',
              reenter: true,
              actions: { type: 'change', params: ({ event }) => event.change },
            },
          },
        },
        importing: {
          tags: 'busy',
          invoke: {
            src: 'bytesOf',
            input: chosenFile,
            onDone: {
              target: 'resting',
              actions: { type: 'takeFile', params: ({ event }) => event.output },
            },
            onError: { target: 'resting', actions: 'noFile' },
          },
        },
        saving: {
          entry: 'send',
          invoke: {
            src: 'save',
            input: saveInput,
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'resting',
                actions: [{ type: 'noteKept', params: ({ event }) => event.output }, 'sayKept'],
              },
              { target: 'unsaved', actions: { type: 'noteUnkept', params: ({ event }) => event.output } },
            ],
            onError: '#captionEditor.defect',
          },
        },
        /** The save failed; a timer, the next change or a retry saves again. */
        unsaved: {
          tags: 'waiting',
          always: { guard: 'isKept', target: 'resting' },
          after: { resend: { guard: 'mayRetry', target: 'saving' } },
          on: {
            'captionEditor.retry': 'saving',
            'captionEditor.change': {
              target: 'waiting',
              actions: { type: 'change', params: ({ event }) => event.change },
            },
          },
        },
      },
    },
    /**
     * Somebody else changed the captions; the lines stay on display until the user chooses whose version to
     * keep.
     */
    clashing: {
      tags: 'waiting',
      on: {
        'captionEditor.settle': [
          {
            guard: { type: 'isMine', params: ({ event }) => event.whose },
            target: 'open.saving',
          },
          { target: 'opening' },
        ],
        'captionEditor.othersChanged': { actions: { type: 'name', params: ({ event }) => event.fileId } },
      },
    },
    leaving: {
      tags: 'busy',
      entry: 'send',
      invoke: {
        src: 'save',
        input: saveInput,
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'gone',
            actions: [{ type: 'noteKept', params: ({ event }) => event.output }, 'sayKept'],
          },
          { target: 'gone' },
        ],
        onError: 'gone',
      },
    },
    gone: { type: 'final' },
    failed: { tags: 'failing', on: { 'captionEditor.retry': 'reading' } },
    defect: { tags: 'failing', on: { 'captionEditor.retry': 'opening' } },
  },
})

import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate'
import { nextClientId } from '../comment/comment-draft.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { afterNews, type SharedDraft } from '../kernel/shared-draft.ts'
import { unprovided, unprovidedAction, unprovidedCallback } from '../kernel/unprovided.ts'
import type { Waiting } from '../kernel/waiting.ts'
import type { LessonNote } from './lesson-note.ts'
import { isSavable, isUnwritten, type NoteDraft, type NotePlace, newNote } from './note-draft.ts'

export interface NoteComposerContext extends SharedDraft<NoteDraft> {
  readonly place: NotePlace
  /** Why it was not taken the last time. */
  readonly failure: Failure | null
}

export type NoteComposerEvent =
  /** `second`: where the lesson is; it counts when the first sign of a new note is written. */
  | { type: 'noteComposer.write'; text: string; second: number }
  | { type: 'noteComposer.restamp'; second: number }
  | { type: 'noteComposer.edit'; note: LessonNote }
  | { type: 'noteComposer.cancel' }
  | { type: 'noteComposer.save' }
  /** `clientId`: a new one. */
  | { type: 'noteComposer.changedElsewhere'; draft: NoteDraft | null; clientId: string }
  /** Of two texts: what the other tab has, or what stands here. */
  | { type: 'noteComposer.takeOther' }
  /** What was handed in before is refused for good: its words lie here again. */
  | { type: 'noteComposer.givenBack'; draft: NoteDraft }
  | { type: 'noteComposer.keepMine' }

export interface KeptNote {
  readonly place: NotePlace
  readonly draft: NoteDraft
}

type Saved = Result<LessonNote | Waiting, Failure>

const savedNote = (result: Saved): LessonNote => {
  if (!result.ok || result.value === 'waits') throw new Error('a note that was not taken cannot be shown')
  return result.value
}

/**
 * Writing a note or changing one. The draft is kept at every change until the server acknowledges it or the outbox has it, which sends
 * it once there is a way; what it is refused for good comes back. R-session-5, R-writing-1.
 */
export const noteComposerMachine = setup({
  types: {
    input: {} as NotePlace,
    context: {} as NoteComposerContext,
    events: {} as NoteComposerEvent,
    emitted: {} as
      | { type: 'noteComposer.acknowledged'; note: LessonNote }
      /** The note was saved or discarded in another tab. */
      | { type: 'noteComposer.doneElsewhere' },
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    recall: fromPromise<NoteDraft, NotePlace>(unprovided('recall')),
    /** Tells what other tabs write in the same place. */
    watch: fromCallback<EventObject, NotePlace>(unprovidedCallback('watch')),
    /** Hands it to the outbox, and answers what came of that at once. */
    save: fromPromise<Saved, KeptNote>(unprovided('save')),
  },
  guards: {
    /** No other text waits to be chosen: what is written may be kept. */
    isAlone: ({ context }) => context.other === null,
    taken: (_, result: Saved) => result.ok && result.value !== 'waits',
    waits: (_, result: Saved) => result.ok && result.value === 'waits',
    isOther: ({ context: { draft, other } }, back: NoteDraft) =>
      other === null && (back.clientId !== draft.clientId || back.text !== draft.text),
    isDone: (_, there: NoteDraft | null) => there === null,
    savable: ({ context }) => isSavable(context.draft),
    /** A new note that is being written is not pushed aside. */
    isFree: ({ context }) => context.draft.noteId !== 0 || isUnwritten(context.draft),
  },
  actions: {
    /** Keeps the draft where it outlives the page; one without a word is forgotten. */
    keep: unprovidedAction<KeptNote>('keep'),
    /** Forgets the draft unless another one lies there by now. */
    forget: unprovidedAction<KeptNote>('forget'),
    /** Another tab may be writing it: until something is added here it is that one's to send. */
    recalled: assign((_, draft: NoteDraft) => ({ draft, followed: !isUnwritten(draft) })),
    takeBack: assign((_, draft: NoteDraft) => ({ draft, other: null, followed: false, failure: null })),
    hear: assign(({ context }, { draft: there, clientId }: { draft: NoteDraft | null; clientId: string }) =>
      afterNews(context, there, {
        isEmpty: isUnwritten,
        isSame: (one, other) => one.text === other.text && one.noteId === other.noteId,
        blank: newNote(clientId),
        // A note that exists, or that was tried, is the same one again.
        apart:
          context.draft.noteId !== 0 || context.failure !== null
            ? context.draft
            : { ...context.draft, clientId },
      }),
    ),
    takeOther: assign(({ context: { draft, other } }) => ({
      draft: other ?? draft,
      other: null,
      followed: true,
    })),
    keepMine: assign({ other: null }),
    write: assign(({ context: { draft } }, { text, second }: { text: string; second: number }) => ({
      followed: false,
      draft: { ...draft, text, second: isUnwritten(draft) ? Math.floor(second) : draft.second },
    })),
    restamp: assign(({ context: { draft } }, second: number) => ({
      draft: { ...draft, second: Math.floor(second) },
    })),
    edit: assign((_, { id, second, text, clientId }: LessonNote) => ({
      followed: false,
      draft: { noteId: id, second, text, clientId },
      failure: null,
    })),
    startOver: assign(({ context: { draft } }) => ({
      draft: newNote(nextClientId(draft.clientId)),
      followed: false,
      failure: null,
    })),
    fail: assign((_, result: Saved) => ({ failure: result.ok ? null : result.failure })),
    sayDone: emit({ type: 'noteComposer.doneElsewhere' }),
    acknowledge: emit((_, note: LessonNote) => ({ type: 'noteComposer.acknowledged', note })),
  },
}).createMachine({
  id: 'noteComposer',
  initial: 'recalling',
  context: ({ input }) => ({ place: input, draft: newNote(''), other: null, followed: false, failure: null }),
  states: {
    recalling: {
      invoke: {
        src: 'recall',
        input: ({ context }) => context.place,
        onDone: { target: 'writing', actions: { type: 'recalled', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    writing: {
      invoke: { src: 'watch', input: ({ context }) => context.place },
      on: {
        'noteComposer.write': [
          {
            guard: 'isAlone',
            actions: [
              { type: 'write', params: ({ event }) => event },
              { type: 'keep', params: ({ context }) => context },
            ],
          },
          { actions: { type: 'write', params: ({ event }) => event } },
        ],
        'noteComposer.changedElsewhere': [
          {
            guard: { type: 'isDone', params: ({ event }) => event.draft },
            actions: [{ type: 'hear', params: ({ event }) => event }, 'sayDone'],
          },
          { actions: { type: 'hear', params: ({ event }) => event } },
        ],
        'noteComposer.givenBack': {
          guard: { type: 'isOther', params: ({ event }) => event.draft },
          actions: { type: 'takeBack', params: ({ event }) => event.draft },
        },
        'noteComposer.takeOther': { actions: 'takeOther' },
        'noteComposer.keepMine': {
          actions: ['keepMine', { type: 'keep', params: ({ context }) => context }],
        },
        'noteComposer.restamp': {
          actions: [
            { type: 'restamp', params: ({ event }) => event.second },
            { type: 'keep', params: ({ context }) => context },
          ],
        },
        'noteComposer.edit': {
          guard: 'isFree',
          actions: [
            { type: 'edit', params: ({ event }) => event.note },
            { type: 'keep', params: ({ context }) => context },
          ],
        },
        'noteComposer.cancel': {
          actions: ['startOver', { type: 'keep', params: ({ context }) => context }],
        },
        'noteComposer.save': { guard: 'savable', target: 'saving' },
      },
    },
    /** Further clicks are ignored while the note is sent. */
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context: { place, draft } }) => ({ place, draft }),
        onDone: [
          {
            guard: { type: 'taken', params: ({ event }) => event.output },
            target: 'writing',
            actions: [
              { type: 'forget', params: ({ context }) => context },
              'startOver',
              { type: 'acknowledge', params: ({ event }) => savedNote(event.output) },
            ],
          },
          {
            guard: { type: 'waits', params: ({ event }) => event.output },
            target: 'writing',
            actions: [{ type: 'forget', params: ({ context }) => context }, 'startOver'],
          },
          { target: 'writing', actions: { type: 'fail', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** A bug; the draft stays kept. */
    defect: { tags: 'failing', on: { 'noteComposer.save': 'recalling' } },
  },
})

import { assign, emit, fromPromise, setup } from 'xstate'
import { nextClientId } from '../comment/comment-draft.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Waiting } from '../kernel/waiting.ts'
import type { LessonNote } from './lesson-note.ts'
import { type NotePlace, type UnsentNote, withNote } from './note-draft.ts'

export interface NotesContext {
  readonly userId: number
  readonly sectionId: number
  /** By second. */
  readonly notes: readonly LessonNote[]
  /** Why they could not be read. */
  readonly failure: Failure | null
  /** On its way off the list or back; null for none. */
  readonly moving: LessonNote | null
}

export type NotesEvent =
  | { type: 'notes.retry' }
  /** Something may have become of them that is not known here. */
  | { type: 'notes.reread' }
  /** Was just written. */
  | { type: 'notes.add'; note: LessonNote }
  | { type: 'notes.remove'; note: LessonNote }
  /** Writes one that was just removed anew. */
  | { type: 'notes.restore'; note: LessonNote }

export type NotesEmitted =
  | { type: 'notes.removed'; note: LessonNote }
  | { type: 'notes.refused'; failure: Failure }

type Listed = Result<readonly LessonNote[], Failure>
type Saved = Result<LessonNote | Waiting, Failure>
type Removed = Result<true, Failure>

const known = (note: LessonNote | null): LessonNote => {
  if (note === null) throw new Error('no note is on its way')
  return note
}

/** The note on its way back, under another id, since the old one is known to be gone. */
const asNew = ({ userId, moving }: NotesContext): UnsentNote => {
  const { sectionId, second, text, clientId } = known(moving)
  return {
    kind: 'note',
    place: { userId, sectionId },
    draft: { noteId: 0, second, text, clientId: nextClientId(clientId) },
  }
}

/** The learner's own notes of a lesson, each at its second. Screens /play: 笔记. */
export const notesMachine = setup({
  types: {
    input: {} as NotePlace,
    context: {} as NotesContext,
    events: {} as NotesEvent,
    emitted: {} as NotesEmitted,
  },
  actors: {
    load: fromPromise<Listed, number>(unprovided('load')),
    /** Hands it to the outbox, and answers what came of that at once. */
    save: fromPromise<Saved, UnsentNote>(unprovided('save')),
    remove: fromPromise<Removed, number>(unprovided('remove')),
  },
  guards: {
    listed: (_, result: Listed) => result.ok,
    taken: (_, result: Saved) => result.ok,
    gone: (_, result: Removed) => result.ok,
  },
  actions: {
    list: assign(({ context }, result: Listed) =>
      // What arrived while they were read may not be among them.
      result.ok
        ? { notes: context.notes.reduce(withNote, result.value), failure: null }
        : { failure: result.failure },
    ),
    relist: assign((_, result: Listed) => (result.ok ? { notes: result.value } : {})),
    put: assign(({ context: { notes } }, note: LessonNote) => ({ notes: withNote(notes, note) })),
    putBack: assign(({ context: { notes } }, result: Saved) =>
      result.ok && result.value !== 'waits' ? { notes: withNote(notes, result.value) } : {},
    ),
    move: assign((_, note: LessonNote) => ({ moving: note })),
    drop: assign(({ context: { notes, moving } }) => ({
      notes: notes.filter(({ id }) => id !== moving?.id),
    })),
    settle: assign({ moving: null }),
    sayRemoved: emit(({ context }) => ({ type: 'notes.removed' as const, note: known(context.moving) })),
    sayRefused: emit((_, result: Saved | Removed) => ({
      type: 'notes.refused' as const,
      failure: result.ok ? { kind: 'unreadable' as const } : result.failure,
    })),
  },
}).createMachine({
  id: 'notes',
  initial: 'loading',
  context: ({ input }) => ({ ...input, notes: [], failure: null, moving: null }),
  on: { 'notes.add': { actions: { type: 'put', params: ({ event }) => event.note } } },
  states: {
    loading: {
      on: { 'notes.reread': { target: 'loading', reenter: true } },
      invoke: {
        src: 'load',
        input: ({ context }) => context.sectionId,
        onDone: [
          {
            guard: { type: 'listed', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'list', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'list', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {
      initial: 'resting',
      states: {
        resting: {
          entry: 'settle',
          initial: 'still',
          states: {
            still: {},
            /** What is there stays until it is known anew. */
            rereading: {
              invoke: {
                src: 'load',
                input: ({ context }) => context.sectionId,
                onDone: { target: 'still', actions: { type: 'relist', params: ({ event }) => event.output } },
                onError: '#notes.defect',
              },
              // What arrives meanwhile may not be among them.
              on: {
                'notes.add': {
                  target: 'rereading',
                  reenter: true,
                  actions: { type: 'put', params: ({ event }) => event.note },
                },
              },
            },
          },
          on: {
            'notes.reread': '.rereading',
            'notes.remove': {
              target: 'removing',
              actions: { type: 'move', params: ({ event }) => event.note },
            },
            'notes.restore': {
              target: 'restoring',
              actions: { type: 'move', params: ({ event }) => event.note },
            },
          },
        },
        removing: {
          invoke: {
            src: 'remove',
            input: ({ context }) => known(context.moving).id,
            onDone: [
              {
                guard: { type: 'gone', params: ({ event }) => event.output },
                target: 'resting',
                actions: ['drop', 'sayRemoved'],
              },
              { target: 'resting', actions: { type: 'sayRefused', params: ({ event }) => event.output } },
            ],
            onError: '#notes.defect',
          },
        },
        restoring: {
          invoke: {
            src: 'save',
            input: ({ context }) => asNew(context),
            onDone: [
              {
                guard: { type: 'taken', params: ({ event }) => event.output },
                target: 'resting',
                actions: { type: 'putBack', params: ({ event }) => event.output },
              },
              { target: 'resting', actions: { type: 'sayRefused', params: ({ event }) => event.output } },
            ],
            onError: '#notes.defect',
          },
        },
      },
    },
    failed: { tags: 'failing', on: { 'notes.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'notes.retry': 'loading' } },
  },
})

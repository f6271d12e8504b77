import { fromCallback, fromPromise } from 'xstate'
import type { LessonNote } from '#domain/playback/lesson-note.ts'
import { noteComposerMachine } from '#domain/playback/note-composer.machine.ts'
import { isUnwritten, newNote, type UnsentNote } from '#domain/playback/note-draft.ts'
import { notesMachine } from '#domain/playback/notes.machine.ts'
import type { MakeClientId } from '../comment/comment-draft.port.ts'
import type { Desk } from '../kernel/desk.ts'
import { forgetDraft, recallDraft, watchDraft } from '../kernel/draft-at-desk.ts'
import type { NotePort } from './note.port.ts'
import type { NoteDraftStore } from './note-draft.port.ts'

type NoteDesk = Desk<UnsentNote, LessonNote>

export const provideNotes = (port: NotePort, desk: NoteDesk) =>
  notesMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.notes(input, signal)),
      save: fromPromise(({ input, signal }) => desk.handIn(input, signal)),
      remove: fromPromise(({ input, signal }) => port.remove(input, signal)),
    },
  })

export const provideNoteComposer = (desk: NoteDesk, drafts: NoteDraftStore, makeClientId: MakeClientId) =>
  noteComposerMachine.provide({
    actors: {
      recall: fromPromise(
        async ({ input }) => (await recallDraft(drafts, desk, input)) ?? newNote(makeClientId()),
      ),
      watch: fromCallback(({ input, sendBack }) =>
        watchDraft(
          drafts,
          desk,
          input,
          (draft) => sendBack({ type: 'noteComposer.givenBack', draft }),
          (draft) => sendBack({ type: 'noteComposer.changedElsewhere', draft, clientId: makeClientId() }),
        ),
      ),
      save: fromPromise(({ input, signal }) => desk.handIn({ kind: 'note', ...input }, signal)),
    },
    actions: {
      keep: (_, { place, draft }) => (isUnwritten(draft) ? drafts.forget(place) : drafts.keep(place, draft)),
      forget: (_, { place, draft }) => forgetDraft(drafts, place, draft),
    },
  })

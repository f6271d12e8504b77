import { fromCallback, fromPromise } from 'xstate'
import type { LessonNote } from '#domain/playback/lesson-note.ts'
import { noteComposerMachine } from '#domain/playback/note-composer.machine.ts'
import { isUnwritten, newNote, type UnsentNote } from '#domain/playback/note-draft.ts'
import { notesMachine } from '#domain/playback/notes.machine.ts'
import type { MakeClientId } from '../comment/comment-draft.port.ts'
import type { Desk } from '../kernel/desk.ts'
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
      recall: fromPromise(async ({ input }) => {
        const draft = drafts.read(input)
        if (draft === null || !(await desk.has(input.userId, draft))) return draft ?? newNote(makeClientId())
        // The outbox has it: the page went before that was known.
        drafts.forget(input)
        return newNote(makeClientId())
      }),
      watch: fromCallback(({ input, sendBack }) => {
        const tell = () => {
          const draft = drafts.read(input)
          if (draft !== null) sendBack({ type: 'noteComposer.givenBack', draft })
        }
        tell()
        const unhear = desk.onRefused(tell)
        const unwatch = drafts.watch(input, (draft) =>
          sendBack({ type: 'noteComposer.changedElsewhere', draft, clientId: makeClientId() }),
        )
        return () => {
          unhear()
          unwatch()
        }
      }),
      save: fromPromise(({ input, signal }) => desk.handIn({ kind: 'note', ...input }, signal)),
    },
    actions: {
      keep: (_, { place, draft }) => (isUnwritten(draft) ? drafts.forget(place) : drafts.keep(place, draft)),
      forget: (_, { place, draft }) => {
        if (drafts.read(place)?.clientId === draft.clientId) drafts.forget(place)
      },
    },
  })

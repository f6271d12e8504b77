import { fromCallback, fromPromise } from 'xstate'
import { noteComposerMachine } from '#domain/playback/note-composer.machine.ts'
import { isUnwritten, newNote } from '#domain/playback/note-draft.ts'
import { notesMachine } from '#domain/playback/notes.machine.ts'
import type { MakeClientId } from '../comment/comment-draft.port.ts'
import type { NotePort } from './note.port.ts'
import type { NoteDraftStore } from './note-draft.port.ts'

export const provideNotes = (port: NotePort) =>
  notesMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.notes(input, signal)),
      save: fromPromise(({ input, signal }) => port.save(input, signal)),
      remove: fromPromise(({ input, signal }) => port.remove(input, signal)),
    },
  })

export const provideNoteComposer = (port: NotePort, drafts: NoteDraftStore, makeClientId: MakeClientId) =>
  noteComposerMachine.provide({
    actors: {
      recall: fromPromise(async ({ input }) => drafts.read(input) ?? newNote(makeClientId())),
      watch: fromCallback(({ input, sendBack }) =>
        drafts.watch(input, (draft) =>
          sendBack({ type: 'noteComposer.changedElsewhere', draft, clientId: makeClientId() }),
        ),
      ),
      save: fromPromise(({ input, signal }) => port.save(input, signal)),
    },
    actions: {
      keep: (_, { place, draft }) => (isUnwritten(draft) ? drafts.forget(place) : drafts.keep(place, draft)),
    },
  })

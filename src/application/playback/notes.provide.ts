import { fromCallback, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { LessonNote } from '#domain/playback/lesson-note.ts'
import { noteComposerMachine } from '#domain/playback/note-composer.machine.ts'
import { isUnwritten, newNote } from '#domain/playback/note-draft.ts'
import { notesMachine } from '#domain/playback/notes.machine.ts'
import type { UnsentNote, Waiting } from '#domain/writing/unsent-writing.ts'
import type { MakeClientId } from '../comment/comment-draft.port.ts'
import type { WritingDesk } from '../writing/writing-desk.ts'
import type { NotePort } from './note.port.ts'
import type { NoteDraftStore } from './note-draft.port.ts'

/** Hands a note in: what the server has of it, or that it waits. */
const saving =
  (desk: WritingDesk) =>
  async (note: UnsentNote, signal: AbortSignal): Promise<Result<LessonNote | Waiting, Failure>> => {
    const handed = await desk.handIn(note, signal)
    if (!handed.ok) return handed
    if (handed.value === 'waits') return success(handed.value)
    if (handed.value.kind !== 'note') throw new Error('a note was answered with something else')
    return success(handed.value.note)
  }

export const provideNotes = (port: NotePort, desk: WritingDesk) =>
  notesMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.notes(input, signal)),
      save: fromPromise(({ input, signal }) => saving(desk)(input, signal)),
      remove: fromPromise(({ input, signal }) => port.remove(input, signal)),
    },
  })

export const provideNoteComposer = (desk: WritingDesk, drafts: NoteDraftStore, makeClientId: MakeClientId) =>
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
        const refused = desk.outbox.on('outbox.refused', tell)
        const unwatch = drafts.watch(input, (draft) =>
          sendBack({ type: 'noteComposer.changedElsewhere', draft, clientId: makeClientId() }),
        )
        return () => {
          refused.unsubscribe()
          unwatch()
        }
      }),
      save: fromPromise(({ input, signal }) => saving(desk)({ kind: 'note', ...input }, signal)),
    },
    actions: {
      keep: (_, { place, draft }) => (isUnwritten(draft) ? drafts.forget(place) : drafts.keep(place, draft)),
      forget: (_, { place, draft }) => {
        if (drafts.read(place)?.clientId === draft.clientId) drafts.forget(place)
      },
    },
  })

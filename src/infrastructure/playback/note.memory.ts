import type { NotePort } from '#application/playback/note.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { LessonNote } from '#domain/playback/lesson-note.ts'
import { withNote } from '#domain/playback/note-draft.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { lessonAt } from '../memory/lesson.backend.ts'

const NO_SECTION = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有找到这项内容' })
const NO_NOTE = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '这条笔记已经不在了' })

type Book = Map<number, readonly LessonNote[]>

const dataByBackend = new WeakMap<MemoryBackend, Book>()

/** By the id of the person. */
const booksIn = (backend: MemoryBackend): Book => {
  const books = dataByBackend.get(backend) ?? new Map()
  dataByBackend.set(backend, books)
  return books
}

export const memoryNotes = (backend: MemoryBackend, caller: Caller): NotePort => {
  const books = booksIn(backend)
  const ask = <T>(
    call: string,
    signal: AbortSignal,
    answer: (person: CurrentUser, own: readonly LessonNote[]) => Result<T, Failure>,
  ) =>
    backend.request({
      call,
      access: 'session',
      caller,
      signal,
      answer: (person) => answer(person, books.get(person.id) ?? []),
    })

  return {
    notes: (sectionId, signal) =>
      ask('notes.list', signal, (_, own) => success(own.filter((note) => note.sectionId === sectionId))),

    save: (note, signal) =>
      ask('notes.save', signal, (person, own) => {
        const before = own.find(({ id, clientId }) =>
          note.id === 0 ? clientId === note.clientId : id === note.id,
        )
        if (note.id === 0 && before !== undefined) return success(before)
        if (note.id !== 0 && before === undefined) return NO_NOTE
        if (before === undefined && lessonAt(backend, person.id, note.sectionId) === undefined)
          return NO_SECTION
        const saved = {
          ...(before ?? note),
          id: before?.id ?? Math.max(0, ...own.map(({ id }) => id)) + 1,
          second: note.second,
          text: note.text,
          updatedAt: new Date(backend.now()).toISOString(),
        }
        books.set(person.id, withNote(own, saved))
        return success(saved)
      }),

    remove: (noteId, signal) =>
      ask('notes.remove', signal, (person, own) => {
        books.set(
          person.id,
          own.filter(({ id }) => id !== noteId),
        )
        return success(true)
      }),
  }
}

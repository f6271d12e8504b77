import type * as z from 'zod/mini'
import type { NotePort } from '#application/playback/note.port.ts'
import { deleteNote, getNotes, type lessonNote, saveNote } from '#contract/note.ts'
import { success } from '#domain/kernel/result.ts'
import type { LessonNote } from '#domain/playback/lesson-note.ts'
import type { Http } from '../http/http.ts'
import { amountOf, idOf, textOf, timeOf } from '../http/wire-values.ts'

const noteOf = (wire: z.output<typeof lessonNote>): LessonNote => ({
  id: wire.Id,
  sectionId: idOf(wire.SectionId),
  second: amountOf(wire.Second),
  text: textOf(wire.Content),
  clientId: textOf(wire.ClientId),
  updatedAt: timeOf(wire.UpdateTime),
})

/** A learner's own notes (R-playback-5, R-wire-11). */
export const axiosNotes = (http: Http): NotePort => ({
  notes: async (sectionId, signal) => {
    const read = await http.call(getNotes, { query: { SectionId: sectionId } }, signal)
    return read.ok ? success(read.value.map(noteOf)) : read
  },

  save: async ({ id, sectionId, second, text, clientId }, signal) => {
    const body = { Id: id, SectionId: sectionId, Second: second, Content: text, ClientId: clientId }
    const saved = await http.call(saveNote, { body }, signal, { once: true })
    return saved.ok ? success(noteOf(saved.value)) : saved
  },

  remove: async (noteId, signal) => {
    const removed = await http.call(deleteNote, { body: { Id: noteId } }, signal)
    return removed.ok ? success(true) : removed
  },
})

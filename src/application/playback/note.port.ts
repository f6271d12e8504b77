import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { LessonNote } from '#domain/playback/lesson-note.ts'

/** The learner's own notes; the calls are ours (R-wire-11). */
export interface NotePort {
  /** All notes of a section, ordered by second. */
  notes(sectionId: number, signal: AbortSignal): Promise<Result<readonly LessonNote[], Failure>>
  /** Creates (id 0) or changes a note, without retries of its own; idempotent by `clientId`. */
  save(note: LessonNote, signal: AbortSignal): Promise<Result<LessonNote, Failure>>
  remove(noteId: number, signal: AbortSignal): Promise<Result<true, Failure>>
}

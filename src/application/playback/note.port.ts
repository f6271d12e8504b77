import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { LessonNote } from '#domain/playback/lesson-note.ts'

/** The learner's own notes; the calls are ours (R-wire-11). */
export interface NotePort {
  /** By second. */
  notes(sectionId: number, signal: AbortSignal): Promise<Result<readonly LessonNote[], Failure>>
  /** A new one has id 0; sent twice with one clientId it is written once. One attempt is made. */
  save(note: LessonNote, signal: AbortSignal): Promise<Result<LessonNote, Failure>>
  remove(noteId: number, signal: AbortSignal): Promise<Result<true, Failure>>
}

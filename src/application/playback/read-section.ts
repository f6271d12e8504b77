import type { LessonQuestionPort } from '../question/question.port.ts'
import type { LessonPort } from './lesson.port.ts'
import type { NotePort } from './note.port.ts'

interface Needs {
  readonly lessons: LessonPort
  readonly questions: Pick<LessonQuestionPort, 'questions'>
  readonly notes: Pick<NotePort, 'notes'>
}

/** Reads a section ahead; resolves to whether all of it was read. */
export type ReadSection = (sectionId: number, signal: AbortSignal) => Promise<boolean>

/**
 * Makes the reads of the page of a recorded section, except the film, so that the answers become kept reads
 * (docs/decisions/0402).
 */
export const sectionReader =
  ({ lessons, questions, notes }: Needs): ReadSection =>
  async (sectionId, signal) => {
    const lesson = await lessons.lesson(sectionId, signal)
    if (!lesson.ok) return false
    const rest = await Promise.all([
      notes.notes(sectionId, signal),
      ...(lesson.value.points.length > 0 ? [questions.questions(sectionId, signal)] : []),
    ])
    return rest.every(({ ok }) => ok)
  }

import type { LessonNote } from '#domain/playback/lesson-note.ts'
import { playCopy } from '../../copy/play-copy.ts'
import { formatClock } from '../../format/duration.ts'

/** All notes of a lesson as one text, for a file of its own: a heading, then each with its time. */
export const notesText = (
  { courseName, name }: { readonly courseName: string; readonly name: string },
  notes: readonly LessonNote[],
): string =>
  [
    playCopy.notes.heading(courseName, name),
    ...notes.map(({ second, text }) => `[${formatClock(second)}] ${text}`),
    '',
  ].join('\n\n')

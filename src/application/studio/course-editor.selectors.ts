import type { SnapshotFrom } from 'xstate'
import type { SavingTrouble } from '#domain/studio/course-editor.events.ts'
import type { courseEditorMachine } from '#domain/studio/course-editor.machine.ts'
import type { draftOutboxMachine } from '#domain/studio/draft-outbox.machine.ts'
import { captionsOfFilms, type FilmCaptions, isSaved } from '#domain/studio/open-course.ts'

type Editor = SnapshotFrom<typeof courseEditorMachine>

/** Why edits do not get through just now; null where they do, or where there are none. */
export const selectTrouble = ({
  context: { items, failure },
}: SnapshotFrom<typeof draftOutboxMachine>): SavingTrouble | null => {
  if (failure === null || items.length === 0) return null
  return failure.kind === 'unreachable' || failure.kind === 'timedOut' ? 'away' : 'troubled'
}

/** Whether what is typed is safe: with the server, on its way there, or only on this computer for now. */
export type SaveState = 'saved' | 'saving' | 'captions' | SavingTrouble

/** Captions of its films that are in this browser and not with the server. */
export const selectUnsavedCaptions = ({ context: { course, captions } }: Editor): readonly FilmCaptions[] =>
  course === null ? [] : captionsOfFilms(course, captions)

export const selectSaveState = (editor: Editor): SaveState => {
  const { course, trouble } = editor.context
  if (course === null) return 'saved'
  if (!isSaved(course)) return trouble ?? 'saving'
  return selectUnsavedCaptions(editor).length > 0 ? 'captions' : 'saved'
}

/** The course that is open; null before, and where there is none. */
export const selectCourse = (snapshot: Editor) => (snapshot.matches('open') ? snapshot.context.course : null)

/** The school of a course that its reviewer handed back; 0 for none. */
export const selectHandedBack = (snapshot: Editor): number =>
  snapshot.matches('handedBack') ? (snapshot.context.course?.organisation.id ?? 0) : 0

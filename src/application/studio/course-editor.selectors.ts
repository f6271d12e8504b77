import type { SnapshotFrom } from 'xstate'
import type { SavingTrouble } from '#domain/studio/course-editor.events.ts'
import type { courseEditorMachine } from '#domain/studio/course-editor.machine.ts'
import type { draftOutboxMachine } from '#domain/studio/draft-outbox.machine.ts'
import { captionsOfFilms, type FilmCaptions, isSaved } from '#domain/studio/open-course.ts'

type Editor = SnapshotFrom<typeof courseEditorMachine>

/** Why edits cannot be saved at present; null if they can, or if there are none. */
export const selectTrouble = ({
  context: { items, failure },
}: SnapshotFrom<typeof draftOutboxMachine>): SavingTrouble | null => {
  if (failure === null || items.length === 0) return null
  return failure.kind === 'unreachable' || failure.kind === 'timedOut' ? 'away' : 'troubled'
}

/** Whether the edits are on the server, being saved, or only on this device for now. */
export type SaveState = 'saved' | 'saving' | 'captions' | SavingTrouble

/** Captions of the course's films that are stored in this browser and not on the server. */
export const selectUnsavedCaptions = ({ context: { course, captions } }: Editor): readonly FilmCaptions[] =>
  course === null ? [] : captionsOfFilms(course, captions)

export const selectSaveState = (editor: Editor): SaveState => {
  const { course, trouble } = editor.context
  if (course === null) return 'saved'
  if (!isSaved(course)) return trouble ?? 'saving'
  return selectUnsavedCaptions(editor).length > 0 ? 'captions' : 'saved'
}

/** The open course; null while it is loading or if there is none. */
export const selectCourse = (snapshot: Editor) => (snapshot.matches('open') ? snapshot.context.course : null)

/** The school of a course that its reviewer returned; 0 if it was not returned. */
export const selectHandedBack = (snapshot: Editor): number =>
  snapshot.matches('handedBack') ? (snapshot.context.course?.organisation.id ?? 0) : 0

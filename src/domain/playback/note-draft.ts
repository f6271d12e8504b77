import type { LessonNote } from './lesson-note.ts'

/** R-playback-5. */
export const MAX_NOTE_LENGTH = 2000

/** Whose notes of which section. */
export interface NotePlace {
  readonly userId: number
  readonly sectionId: number
}

/** A note that no server has acknowledged yet. */
export interface NoteDraft {
  /** The note that is being changed; 0 for a new one. */
  readonly noteId: number
  readonly second: number
  readonly text: string
  /** The same id sent twice is one note. */
  readonly clientId: string
}

/** A note, new or changed, on its way to the server. */
export interface UnsentNote {
  readonly kind: 'note'
  readonly place: NotePlace
  readonly draft: NoteDraft
}

export const newNote = (clientId: string): NoteDraft => ({ noteId: 0, second: 0, text: '', clientId })

/** Whether the draft is empty. */
export const isUnwritten = ({ noteId, text }: NoteDraft): boolean => noteId === 0 && text.trim() === ''

export const isSavable = ({ text }: NoteDraft): boolean =>
  text.trim() !== '' && Array.from(text.trim()).length <= MAX_NOTE_LENGTH

/** What is sent of a draft. */
export const noteOf = ({ sectionId }: NotePlace, draft: NoteDraft): LessonNote => ({
  id: draft.noteId,
  sectionId,
  second: draft.second,
  text: draft.text.trim(),
  clientId: draft.clientId,
  updatedAt: '',
})

/** The notes with this one among them, in place of what it was before; by second, of one second the older first. */
export const withNote = (notes: readonly LessonNote[], note: LessonNote): readonly LessonNote[] =>
  [...notes.filter(({ id }) => id !== note.id), note].sort(
    (one, other) => one.second - other.second || one.id - other.id,
  )

import type { NoteDraft, NotePlace } from '#domain/playback/note-draft.ts'

/** Where the draft of a note outlives a reload and an expiry (decision 7). What a full or forbidden store does not take lives as long as the page. */
export interface NoteDraftStore {
  read(place: NotePlace): NoteDraft | null
  keep(place: NotePlace, draft: NoteDraft): void
  forget(place: NotePlace): void
  /** Somebody signed in: what others left behind goes. */
  keepOnlyOf(userId: number): void
}

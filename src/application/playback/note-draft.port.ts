import type { NoteDraft, NotePlace } from '#domain/playback/note-draft.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** Notes that are being written, not sent yet. */
export type NoteDraftStore = DraftStore<NotePlace, NoteDraft>

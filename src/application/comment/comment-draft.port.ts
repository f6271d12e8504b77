import type { CommentDraft, DraftPlace } from '#domain/comment/comment-draft.ts'

/** Where drafts outlive a reload and an expiry (decision 7). What a full or forbidden store does not take lives as long as the page. */
export interface CommentDraftStore {
  read(place: DraftPlace): CommentDraft | null
  keep(place: DraftPlace, draft: CommentDraft): void
  forget(place: DraftPlace): void
  /** Somebody signed in: what others left behind goes. Whoever has no id (0) cannot be told from others and keeps nothing. */
  keepOnlyOf(userId: number): void
}

/** A new id for something to be sent, never made before: letters, digits and `-`, 8 to 40 of them. */
export type MakeClientId = () => string

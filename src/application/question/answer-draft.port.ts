import type { AnswerDraft, AnswerPlace } from '#domain/question/answer-draft.ts'

/** Where answers that are being written outlive a reload and an expiry (decision 7). What a full or forbidden store does not take lives as long as the page. */
export interface AnswerDraftStore {
  read(place: AnswerPlace): AnswerDraft | null
  keep(place: AnswerPlace, draft: AnswerDraft): void
  forget(place: AnswerPlace): void
  /** Somebody signed in: what others left behind goes. Whoever has no id (0) cannot be told from others and keeps nothing. */
  keepOnlyOf(userId: number): void
}

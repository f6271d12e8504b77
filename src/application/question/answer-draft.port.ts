import type { AnswerDraft, AnswerPlace } from '#domain/question/answer-draft.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** Answers that are being written, not sent yet. */
export type AnswerDraftStore = DraftStore<AnswerPlace, AnswerDraft>

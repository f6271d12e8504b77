import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type {
  MadeChange,
  MadeDetail,
  MadePage,
  MadeQuery,
  MadeQuestion,
} from '#domain/question/made-question.ts'
import type { QuestionDraft, QuestionDraftPlace } from '#domain/question/question-draft.ts'
import type { QuestionSaving } from '#domain/question/question-editor.events.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/**
 * Questions as teachers write and correct them (ours: studio/questions, studio/question, studio/savequestion,
 * studio/offerquestions, studio/filequestions).
 */
export interface QuestionMakingPort {
  /**
   * One page, latest change first; a whole school's questions are `forbidden` to users without the right to
   * review.
   */
  page(query: MadeQuery, signal: AbortSignal): Promise<Result<MadePage, Failure>>
  /** `missing` if there is no such question, `forbidden` if the user may not correct it. */
  one(id: number, signal: AbortSignal): Promise<Result<MadeDetail, Failure>>
  /**
   * Creates (id 0) or corrects a question. `conflict` if a newer version exists, `invalid` with a message for
   * an incomplete question.
   */
  save(saving: QuestionSaving, signal: AbortSignal): Promise<Result<MadeDetail, Failure>>
  /**
   * Changes all of the questions or none, and answers them as changed. Fails with `missing` or `forbidden`.
   */
  change(change: MadeChange, signal: AbortSignal): Promise<Result<readonly MadeQuestion[], Failure>>
}

/** Questions as typed in this browser and not saved on the server yet. */
export type QuestionDraftStore = DraftStore<QuestionDraftPlace, QuestionDraft>

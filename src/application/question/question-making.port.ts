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

/** Questions as teachers make and mend them (ours: studio/questions, studio/question, studio/savequestion, studio/offerquestions, studio/filequestions). */
export interface QuestionMakingPort {
  /** The latest change first; `forbidden` for those of a school without the right to review. */
  page(query: MadeQuery, signal: AbortSignal): Promise<Result<MadePage, Failure>>
  /** `missing` for none, `forbidden` for one that the user may not correct. */
  one(id: number, signal: AbortSignal): Promise<Result<MadeDetail, Failure>>
  /** A new one (id 0) or a correction; `conflict` where the version that was seen is not the newest, `invalid` in words for what is no whole question. */
  save(saving: QuestionSaving, signal: AbortSignal): Promise<Result<MadeDetail, Failure>>
  /** All of the questions or none, as they are then; `missing`, `forbidden`. */
  change(change: MadeChange, signal: AbortSignal): Promise<Result<readonly MadeQuestion[], Failure>>
}

/** What is typed of questions and not saved yet. */
export type QuestionDraftStore = DraftStore<QuestionDraftPlace, QuestionDraft>

import type { CorrectionDraft, CorrectionPlace } from '#domain/question/question-correction.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** A user's corrections of files of questions, and what is typed in open editors. */
export type CorrectionStore = DraftStore<CorrectionPlace, CorrectionDraft>

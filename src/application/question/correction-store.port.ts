import type { CorrectionDraft, CorrectionPlace } from '#domain/question/question-correction.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** A user's corrections of imported question files, including those in open editors. */
export type CorrectionStore = DraftStore<CorrectionPlace, CorrectionDraft>

import type { CorrectionPlace, Corrections } from '#domain/question/question-correction.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** What somebody put right in files of questions. */
export type CorrectionStore = DraftStore<CorrectionPlace, Corrections>

import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import type { BankPlace } from './bank-query.ts'
import type { Correction, CorrectionDraft, Corrections, EditedQuestion } from './question-correction.ts'
import type {
  FileProblem,
  ImportProgress,
  ImportReport,
  QuestionFile,
  QuestionImport,
} from './question-import.ts'

export interface QuestionImportInput {
  /** Whose corrections are kept. */
  readonly userId: number
  readonly place: BankPlace
}

export interface QuestionImportContext extends QuestionImportInput, CorrectionDraft {
  readonly file: QuestionFile | null
  readonly problem: FileProblem | null
  /** What is shown as the source of the questions; '' for nothing. */
  readonly source: string
  /** The corrections that were sent last; others came since where these are not the same. */
  readonly sentCorrections: Corrections
  /** What would become of the items, then what became of them. */
  readonly report: ImportReport | null
  /** How much of the file is on the server, 0–1. */
  readonly share: number
  /** Null until the server has said something. */
  readonly progress: ImportProgress | null
  readonly failure: Failure | null
}

export type QuestionImportEvent =
  /** The address says another place. */
  | { type: 'import.place'; place: BankPlace }
  | { type: 'import.choose'; file: QuestionFile }
  | { type: 'import.drop' }
  | { type: 'import.name'; source: string }
  | { type: 'import.start' }
  /** It is not waited for any longer; what came in by then stays. */
  | { type: 'import.stop' }
  | { type: 'import.retry' }
  | { type: 'import.sent'; share: number }
  /** `draft`: what was kept of this file, as it is chosen again. */
  | { type: 'import.ended'; result: Result<ImportReport, Failure>; draft?: CorrectionDraft }
  /** The editor of an item opens with what the item says. */
  | { type: 'import.edit'; item: number }
  | { type: 'import.type'; item: number; question: EditedQuestion }
  /** The editor closes, and what was typed in it is gone. */
  | { type: 'import.cancel'; item: number }
  | { type: 'import.correct'; item: number; correction: Correction }
  /** The item is as the file has it again. */
  | { type: 'import.restore'; item: number }

/** A file on its way to the server: to be looked at, or to be brought in. */
export interface Sending {
  readonly how: 'check' | 'bring'
  readonly wanted: QuestionImport
  readonly userId: number
}

export type Ended = Result<ImportReport, Failure>
export type Asked = Result<ImportProgress, Failure>

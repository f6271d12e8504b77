import type { BankPlace } from './bank-query.ts'
import type { Corrections, EditedQuestion } from './question-correction.ts'

/** Bytes; a larger one the server does not take. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024

/** Characters of the name of a source. */
export const MAX_SOURCE_LENGTH = 100

/** A file of questions as it lies on this device. */
export interface QuestionFile {
  readonly name: string
  readonly content: Blob
}

/**
 * What became of one item of a file, or of a dry run would become: added, in the bank already, refused, left out as the user
 * wished.
 */
export type ImportOutcome = 'added' | 'known' | 'refused' | 'left'

export interface ImportedItem {
  /** Where it stands in its file, as its author would look for it. */
  readonly place: string
  readonly outcome: ImportOutcome
  /** Why it was refused; '' for the others. */
  readonly reason: string
  /** What of a taken item had no place. */
  readonly lost: readonly string[]
}

/** An item that is looked at before it comes in. */
export interface CheckedItem extends ImportedItem {
  /** As it will be, texts HTML; null where the file is too large to show it. */
  readonly shown: EditedQuestion | null
  /** As it can be put right, texts as they are typed. */
  readonly edit: EditedQuestion | null
}

export interface ImportReport {
  /** The same for the same file. */
  readonly mark: string
  /** Word, Excel, CSV, GIFT, Moodle XML, QTI. */
  readonly format: string
  readonly items: readonly CheckedItem[]
}

/** Questions that want to come in. */
export interface QuestionImport {
  readonly file: QuestionFile
  /** A subject at least. */
  readonly place: BankPlace
  /** What is shown as their source; '' for nothing. */
  readonly source: string
  /** What of them is put right or left out. */
  readonly corrections: Corrections
}

/** How many items of how many are done; both 0 where no import is under way. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
}

export const EXPORT_FORMATS = ['gift', 'moodle', 'qti21', 'qti30'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Questions of the bank as a file, with what the format could not hold. */
export interface QuestionExport {
  readonly file: QuestionFile
  /** Questions in the file. */
  readonly count: number
  /** Those that are not in it, or not whole. */
  readonly items: readonly ImportedItem[]
}

/** Why a file cannot even be sent. */
export type FileProblem = 'empty' | 'tooLarge'

export const fileProblemOf = ({ content }: QuestionFile): FileProblem | null => {
  if (content.size === 0) return 'empty'
  return content.size > MAX_FILE_BYTES ? 'tooLarge' : null
}

export const countOf = ({ items }: ImportReport, outcome: ImportOutcome): number =>
  items.filter((item) => item.outcome === outcome).length

/** An item the user should look at, refused or taken in part, with its number among all from 1. */
export const remarkable = (
  items: readonly ImportedItem[],
): readonly (ImportedItem & { readonly number: number })[] =>
  items
    .map((item, at) => ({ ...item, number: at + 1 }))
    .filter(({ outcome, lost }) => outcome === 'refused' || lost.length > 0)

import { type CheckedQuestion, checkedQuestion, importKeyOf } from './checked-question.ts'
import { corrected, type ImportCorrections } from './corrections.ts'
import { ItemRefusal, isTaken, type ReadItem } from './draft.ts'
import { type ItemPreview, previewsOf } from './previews.ts'
import { type QuestionFormat, readQuestions } from './question-file.ts'

/** What became of one item of a file. */
export interface ItemReport {
  /** Where it stands in the file. */
  readonly place: string
  /** `left`: the user wants it left out. */
  readonly outcome: 'added' | 'known' | 'refused' | 'left'
  /** Why it was refused; '' for the others. */
  readonly reason: string
  /** What of it could not be taken. */
  readonly lost: readonly string[]
}

/** An item that can be taken. */
export interface AcceptedItem {
  /** Of its report. */
  readonly index: number
  readonly checked: CheckedQuestion
  readonly key: string
}

/** A file of which every item was looked at; nothing is written yet. Plain data: it may come from another thread. */
export interface ParsedFile {
  readonly format: QuestionFormat
  /** One for each item, as if nothing were in the bank. */
  readonly reports: readonly ItemReport[]
  readonly ready: readonly AcceptedItem[]
  /** As `reports`; null beyond what is shown of a large file. */
  readonly previews: readonly (ItemPreview | null)[]
}

/** What of it is brought in. */
export type CheckedItems = Pick<ParsedFile, 'reports' | 'ready'>

const refusal = (place: string, reason: string): ItemReport => ({
  place,
  outcome: 'refused',
  reason,
  lost: [],
})

export const checkItems = (items: readonly ReadItem[], subjectId: number): CheckedItems => {
  const reports: ItemReport[] = []
  const ready: AcceptedItem[] = []
  for (const [index, { place, outcome }] of items.entries()) {
    if (!isTaken(outcome)) {
      reports.push(
        outcome.isLeft === true
          ? { place, outcome: 'left', reason: '', lost: [] }
          : refusal(place, outcome.refused),
      )
      continue
    }
    try {
      const checked = checkedQuestion(outcome.question)
      ready.push({ index, checked, key: importKeyOf(checked, subjectId) })
      reports.push({ place, outcome: 'added', reason: '', lost: outcome.lost })
    } catch (error) {
      if (!(error instanceof ItemRefusal)) throw error
      reports.push(refusal(place, error.message))
    }
  }
  return { reports, ready }
}

/** Reads all of a file, with the user's corrections, for the bank of a subject; throws `FileRefusal` for one that cannot be read. */
export const parseQuestionFile = (
  bytes: Uint8Array,
  subjectId: number,
  corrections: ImportCorrections = [],
): ParsedFile => {
  const { format, items } = readQuestions(bytes)
  const made = corrected(items, corrections)
  return { format, ...checkItems(made, subjectId), previews: previewsOf(items, made, corrections) }
}

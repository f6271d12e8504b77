import { type CheckedQuestion, checkedQuestion, importKeyOf } from './checked-question.ts'
import { ItemRefusal, isTaken, type ReadItem } from './draft.ts'

/** What became of one item of a file. */
export interface ItemReport {
  /** Where it stands in the file. */
  readonly place: string
  readonly outcome: 'added' | 'known' | 'refused'
  /** Why it was refused; '' for the others. */
  readonly reason: string
  /** What of it could not be taken. */
  readonly lost: readonly string[]
}

/** An item that can be taken. */
export interface ReadyItem {
  readonly index: number
  readonly checked: CheckedQuestion
  readonly key: string
}

/** What became of all items of a file as long as nothing is written: what is ready counts as added. */
export interface CheckedItems {
  readonly reports: readonly ItemReport[]
  readonly ready: readonly ReadyItem[]
}

const refusal = (place: string, reason: string): ItemReport => ({
  place,
  outcome: 'refused',
  reason,
  lost: [],
})

/** Looks at every item, for a bank of this subject. */
export const checkedItems = (items: readonly ReadItem[], subjectId: number): CheckedItems => {
  const reports: ItemReport[] = []
  const ready: ReadyItem[] = []
  for (const [index, { place, outcome }] of items.entries()) {
    if (!isTaken(outcome)) {
      reports.push(refusal(place, outcome.refused))
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

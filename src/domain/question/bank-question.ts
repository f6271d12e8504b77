import type { ContentCard } from '../catalogue/content-card.ts'
import type { Question } from './question.ts'

/** A question as a content of the bank: where it stands in the curriculum, and what it asks. */
export interface BankQuestion {
  readonly card: ContentCard
  readonly question: Question
  /** The user may correct it. */
  readonly editable: boolean
}

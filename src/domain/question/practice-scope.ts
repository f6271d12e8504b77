/** A part of the question bank, as its filters narrow it; 0 or '' for any. */
export interface BankPart {
  readonly stage: number
  readonly subject: number
  readonly version: number
  readonly book: number
  readonly chapter: number
  readonly knowledge: number
  /** QuestionType 1–6. */
  readonly kind: number
  /** 17–21, easy to hard. */
  readonly level: number
  readonly year: number
  readonly area: string
  readonly source: string
  /** 0 newest, 1 easiest, 2 hardest, 3 most used. */
  readonly sort: number
}

/** What is practised: a part of the bank, these questions by their ids, or the questions of a section of a course. */
export type PracticeScope =
  | { readonly kind: 'bank'; readonly part: BankPart }
  | { readonly kind: 'questions'; readonly ids: readonly number[] }
  | { readonly kind: 'section'; readonly courseId: number; readonly sectionId: number }

/** As many as are practised in one go; more than a page of the bank, fewer than tire. */
export const PRACTICE_SIZE = 20

/** Both are written by the same code, in one order. */
export const isSameScope = (one: PracticeScope, other: PracticeScope): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

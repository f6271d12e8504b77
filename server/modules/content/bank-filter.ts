/** What a list of the question bank is narrowed by, beside its place in the curriculum; 0 and '' for any. */
export interface BankFilter {
  readonly questionType: number
  /** 17–21. */
  readonly difficultyLevel: number
  readonly year: number
  readonly area: string
  readonly source: string
}

/** What is known of a question beside what it asks; no file shows it to those who answer. */
export interface QuestionMetadata {
  /** 17–21, easy to hard; null when the file does not say. */
  readonly level: number | null
  /** 0–1, the share that is expected to get it wrong; null when the file does not say. */
  readonly difficulty: number | null
  /** 0 for none. */
  readonly year: number
  readonly area: string
  readonly source: string
}

export const NO_METADATA: QuestionMetadata = { level: null, difficulty: null, year: 0, area: '', source: '' }

export const EASIEST_LEVEL = 17

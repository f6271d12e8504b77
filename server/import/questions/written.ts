import { type DraftQuestion, ItemRefusal, type Refused } from './draft.ts'

/** What became of one question on its way into a file. */
export interface WrittenItem {
  readonly question: DraftQuestion
  /** What the format has no words for; or why the question is not in the file at all. */
  readonly outcome: { readonly lost: readonly string[] } | Refused
}

export interface WrittenFile {
  readonly bytes: Uint8Array
  readonly items: readonly WrittenItem[]
}

/** Writes each question; one that the format cannot hold is left out with its reason. */
export const writeEach = <T>(
  questions: readonly DraftQuestion[],
  write: (question: DraftQuestion, lost: string[], index: number) => T,
): { readonly written: readonly T[]; readonly items: readonly WrittenItem[] } => {
  const written: T[] = []
  const items = questions.map((question, index): WrittenItem => {
    const lost: string[] = []
    try {
      written.push(write(question, lost, index))
      return { question, outcome: { lost } }
    } catch (error) {
      if (error instanceof ItemRefusal) return { question, outcome: { refused: error.message } }
      throw error
    }
  })
  return { written, items }
}

import { type DraftQuestion, ItemRefusal, type Refused } from './draft.ts'

/** What became of one question on its way into a file. */
export interface ExportedItem {
  readonly question: DraftQuestion
  /** What the format has no words for; or why the question is not in the file at all. */
  readonly outcome: { readonly lost: readonly string[] } | Refused
}

export interface ExportedFile {
  readonly bytes: Uint8Array
  readonly items: readonly ExportedItem[]
}

/** Writes each question; one that the format cannot hold is left out with its reason. */
export const exportEach = <T>(
  questions: readonly DraftQuestion[],
  write: (question: DraftQuestion, lost: string[], index: number) => T,
): { readonly written: readonly T[]; readonly items: readonly ExportedItem[] } => {
  const written: T[] = []
  const items = questions.map((question, index): ExportedItem => {
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

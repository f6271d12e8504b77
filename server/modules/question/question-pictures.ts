import { filesIn, withFileNames } from '../../html/rich-text.ts'
import type { QuestionRow } from './question.repository.ts'
import type { WholeQuestion } from './question-set.ts'

const escaped = (address: string): string => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * The text of a question with addresses for its pictures that hold; a picture that is gone is left out. The text was
 * sanitised when it was written, tables and all, and is not taken apart again.
 */
export const questionText = (kept: string, addressOf: (fileId: number) => string | null): string =>
  withFileNames(kept, (id) => {
    const address = addressOf(id)
    return address === null ? '' : `src="${escaped(address)}"`
  })

const textsOf = ({ question: { stem, options, answers, analysis } }: QuestionRow): string[] => [
  stem,
  ...options.map(({ content }) => content),
  ...answers.flat(),
  analysis,
]

/** The files of the pictures in a question and in its parts. */
export const filesOfQuestion = (whole: WholeQuestion): number[] =>
  [whole, ...whole.parts].flatMap(textsOf).flatMap(filesIn)

import { withAnswerBrackets } from '../question/answer-brackets.ts'
import type { PartQuestion } from '../question/question.ts'
import type { PaperSheet } from './paper-sheet.ts'

const CHOSEN: readonly PartQuestion['kind'][] = ['single', 'multiple', 'judgement']

const printed = <T extends Pick<PartQuestion, 'kind' | 'stem'>>(part: T): T =>
  CHOSEN.includes(part.kind) ? { ...part, stem: withAnswerBrackets(part.stem) } : part

/** A paper as it is answered by hand: what is chosen has empty brackets to write the key into. */
export const printedSheetOf = (sheet: PaperSheet): PaperSheet => ({
  ...sheet,
  sections: sheet.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({
      ...item,
      question: { ...printed(item.question), parts: item.question.parts.map(printed) },
    })),
  })),
})

import { partsOf } from '../question/answer-sheet.ts'
import { type PaperSheet, sheetItemsOf } from './paper-sheet.ts'

/** What is answered on a sheet of its own; `part` 0 for a question without parts. */
interface CardPlace {
  readonly id: number
  readonly number: number
  readonly part: number
}

export interface AnswerCard {
  /** To be filled in with a pencil: the keys of the options. */
  readonly choices: readonly (CardPlace & { readonly keys: readonly string[] })[]
  readonly blanks: readonly (CardPlace & { readonly count: number })[]
  readonly essays: readonly (CardPlace & { readonly score: number })[]
}

/** 答题卡 of a paper: where each answer goes. */
export const answerCardOf = (sheet: PaperSheet): AnswerCard => {
  const places = sheetItemsOf(sheet).flatMap(({ number, score, question }) => {
    const parts = partsOf(question)
    return parts.map((part, at) => ({
      part,
      at: { id: part.id, number, part: parts.length > 1 ? at + 1 : 0 },
      score: Math.round((score / parts.length) * 10) / 10,
    }))
  })
  return {
    choices: places
      .filter(({ part }) => part.options.length > 0)
      .map(({ part, at }) => ({ ...at, keys: part.options.map(({ key }) => key) })),
    blanks: places
      .filter(({ part }) => part.kind === 'blanks')
      .map(({ part, at }) => ({ ...at, count: Math.max(1, part.blankCount) })),
    essays: places.filter(({ part }) => part.kind === 'essay').map(({ at, score }) => ({ ...at, score })),
  }
}

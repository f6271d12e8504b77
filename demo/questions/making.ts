import { QUESTION_TYPE } from '#server/db/schema/question.ts'
import type { FilmQuestion, QuestionContent } from './types.ts'

const html = (text: string): string => (text.startsWith('<') ? text : `<p>${text}</p>`)

const plain = (
  type: QuestionContent['type'],
  stem: string,
  answers: QuestionContent['answers'],
  analysis: string,
): QuestionContent => ({
  type,
  stem: html(stem),
  options: [],
  answers,
  anyOrder: false,
  analysis: html(analysis),
  parts: [],
})

/** One key is right. */
export const single = (stem: string, options: readonly string[], right: string, analysis: string) => ({
  ...plain(QUESTION_TYPE.single, stem, [[right]], analysis),
  options,
})

/** `right` holds the keys, e.g. ABD. */
export const multiple = (stem: string, options: readonly string[], right: string, analysis: string) => ({
  ...plain(QUESTION_TYPE.multiple, stem, [right.split('')], analysis),
  options,
})

export const judgement = (stem: string, right: boolean, analysis: string) =>
  plain(QUESTION_TYPE.judgement, stem, [[right ? 'A' : 'B']], analysis)

/** ____ in the stem marks a blank. For each the forms that are right, separated by |, the one to show first. */
export const blanks = (stem: string, right: readonly string[], analysis: string) =>
  plain(
    QUESTION_TYPE.blanks,
    stem,
    right.map((forms) => forms.split('|')),
    analysis,
  )

export const blanksInAnyOrder = (stem: string, right: readonly string[], analysis: string) => ({
  ...blanks(stem, right, analysis),
  anyOrder: true,
})

export const essay = (stem: string, reference: string, analysis: string) =>
  plain(QUESTION_TYPE.essay, stem, [[html(reference)]], analysis)

export const composite = (stem: string, parts: readonly QuestionContent[], analysis: string) => ({
  ...plain(QUESTION_TYPE.composite, stem, [], analysis),
  parts,
})

/** May be skipped. */
export const ask = (at: number, question: QuestionContent): FilmQuestion => ({
  at,
  required: false,
  question,
})

/** The film goes on only when it is answered. */
export const insist = (at: number, question: QuestionContent): FilmQuestion => ({
  at,
  required: true,
  question,
})

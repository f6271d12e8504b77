import type { Question } from '../question/question.ts'
import { type PaperDraft, scoreOf } from './paper.ts'
import type { PaperFrame } from './paper-frame.ts'

/** A question of a paper as it is printed: with its number through the whole paper. */
export interface SheetItem {
  readonly number: number
  readonly score: number
  readonly question: Question
}

export interface SheetSection {
  readonly id: number
  readonly name: string
  readonly score: number
  readonly items: readonly SheetItem[]
}

/** A paper with the questions that it asks. */
export interface PaperSheet {
  readonly name: string
  readonly minutes: number
  readonly score: number
  readonly sections: readonly SheetSection[]
  readonly frame: PaperFrame
}

/** Questions by their ids. */
export type QuestionsById = ReadonlyMap<number, Question>

/** Where the answers stand: nowhere, after each question, or at the end. */
export const ANSWER_PLACES = ['none', 'after', 'end'] as const
export type AnswerPlacing = (typeof ANSWER_PLACES)[number]

/** What can be printed now: a question that is no more in the bank is not asked, and counts nothing. */
export const sheetOf = (
  { name, minutes, sections, frame }: PaperDraft,
  questions: QuestionsById,
): PaperSheet => {
  let last = 0
  const drawn = sections.map((section) => {
    const items = section.items.flatMap((item) => {
      const question = questions.get(item.questionId)
      if (question === undefined) return []
      last += 1
      return [{ number: last, score: item.score, question, questionId: item.questionId }]
    })
    return {
      id: section.id,
      name: section.name,
      score: scoreOf(items),
      items: items.map(({ number, score, question }) => ({ number, score, question })),
    }
  })
  const shown = drawn.filter(({ items }) => items.length > 0)
  return {
    name,
    minutes,
    score: shown.reduce((sum, section) => sum + section.score, 0),
    sections: shown,
    frame,
  }
}

export const sheetItemsOf = ({ sections }: PaperSheet): readonly SheetItem[] =>
  sections.flatMap(({ items }) => items)

/** 0–1, the share of the points that is expected to be won; null for a paper that asks nothing. */
export const expectedShareOf = (sheet: PaperSheet): number | null => {
  const items = sheetItemsOf(sheet)
  const score = items.reduce((sum, item) => sum + item.score, 0)
  if (score === 0) return null
  return items.reduce((sum, item) => sum + item.score * (1 - item.question.difficulty), 0) / score
}

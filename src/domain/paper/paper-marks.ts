import { partsOf } from '../question/answer-sheet.ts'
import type { AnswerResult, PartQuestion } from '../question/question.ts'
import { type PaperSheet, type SheetItem, sheetItemsOf } from './paper-sheet.ts'

/** Points that the learner gave the parts that are marked by hand, by id of the part. */
export type OwnMarks = Readonly<Record<number, number>>

/** The points of a part of a question on this paper: its share of what the question counts here. */
export interface PartMark {
  readonly partId: number
  readonly full: number
  /** Null while it is not marked. */
  readonly won: number | null
}

export interface ItemMark {
  readonly number: number
  readonly parts: readonly PartMark[]
}

export interface PaperMarks {
  readonly items: readonly ItemMark[]
  readonly won: number
  readonly full: number
  /** Parts that wait for a mark. */
  readonly unmarked: number
}

const tenths = (number: number): number => Math.round(number * 10) / 10

/** In tenths that add up to the whole. */
const sharesOf = ({ question, score }: SheetItem): readonly number[] => {
  const parts = partsOf(question)
  const sum = parts.reduce((total, part) => total + part.score, 0)
  let before = 0
  let reached = 0
  return parts.map((part) => {
    reached += score * (sum === 0 ? 1 / parts.length : part.score / sum)
    const share = tenths(tenths(reached) - before)
    before = tenths(reached)
    return share
  })
}

const wonOf = (
  part: PartQuestion,
  full: number,
  result: AnswerResult | undefined,
  own: number | undefined,
): number | null => {
  if (result === undefined) return 0
  if (result.right === null) return own === undefined ? null : Math.min(Math.max(own, 0), full)
  if (result.right) return full
  return part.score > 0 ? tenths(full * Math.min(1, result.score / part.score)) : 0
}

/** What an answered paper won; what was not answered wins nothing. */
export const marksOf = (
  sheet: PaperSheet,
  results: readonly AnswerResult[],
  ownMarks: OwnMarks,
): PaperMarks => {
  const byPart = new Map(results.map((result) => [result.questionId, result]))
  const items = sheetItemsOf(sheet).map((item) => {
    const shares = sharesOf(item)
    const parts = partsOf(item.question).map((part, at) => {
      const full = shares[at] ?? 0
      return { partId: part.id, full, won: wonOf(part, full, byPart.get(part.id), ownMarks[part.id]) }
    })
    return { number: item.number, parts }
  })
  const parts = items.flatMap((item) => item.parts)
  return {
    items,
    won: tenths(parts.reduce((sum, { won }) => sum + (won ?? 0), 0)),
    full: sheet.score,
    unmarked: parts.filter(({ won }) => won === null).length,
  }
}

import type { Question } from '../question/question.ts'
import { type PaperSheet, type SheetItem, sheetItemsOf } from './paper-sheet.ts'

/** 17–21, easy to hard; a question without a level goes by its difficulty. */
export const LEVELS = [17, 18, 19, 20, 21] as const

export interface TableCell {
  /** Of the questions, through the whole paper. */
  readonly numbers: readonly number[]
  readonly score: number
}

export interface TableRow {
  /** Of the knowledge point; '' for questions that name none. */
  readonly name: string
  /** One for each of `LEVELS`. */
  readonly cells: readonly TableCell[]
  readonly total: TableCell
  /** Of the points of the paper, in whole percent; those of all rows make a hundred. */
  readonly share: number
}

/** 双向细目表: what a paper asks about, how hard, and for how many points. */
export interface TwoWayTable {
  readonly rows: readonly TableRow[]
  readonly totals: readonly TableCell[]
  readonly score: number
}

/** The points of a question are shared by what it is about, so that all sums are true as they are written. */
interface Entry {
  readonly name: string
  readonly level: number
  readonly number: number
  readonly score: number
}

const levelOf = ({ difficultyLevel, difficulty }: Question): number => {
  const known = LEVELS.find((level) => level === difficultyLevel)
  return known ?? LEVELS[Math.min(LEVELS.length - 1, Math.floor(difficulty * LEVELS.length))] ?? LEVELS[0]
}

const knowledgeOf = ({ knowledge, parts }: Question): readonly string[] => {
  const names = [...knowledge, ...parts.flatMap((part) => part.knowledge)].map(({ name }) => name)
  return names.length === 0 ? [''] : [...new Set(names)]
}

/** In tenths, in halves where they go so far; they add up to the points. */
const sharesOf = (score: number, count: number): readonly number[] => {
  const unit = Number.isInteger(score * 2) && score * 2 >= count ? 2 : 10
  const whole = Math.round(score * unit)
  return Array.from(
    { length: count },
    (_, at) => (Math.floor(whole / count) + (at < whole % count ? 1 : 0)) / unit,
  )
}

const entriesOf = ({ question, number, score }: SheetItem): readonly Entry[] => {
  const names = knowledgeOf(question)
  const shares = sharesOf(score, names.length)
  return names.map((name, at) => ({ name, number, level: levelOf(question), score: shares[at] ?? 0 }))
}

const cellOf = (entries: readonly Entry[]): TableCell => ({
  numbers: [...new Set(entries.map(({ number }) => number))],
  score: Math.round(entries.reduce((sum, { score }) => sum + score, 0) * 10) / 10,
})

const cellsOf = (entries: readonly Entry[]): readonly TableCell[] =>
  LEVELS.map((level) => cellOf(entries.filter((entry) => entry.level === level)))

/** Whole percents that make a hundred: what is left over goes to those that lost most by rounding down. */
const percentsOf = (scores: readonly number[]): readonly number[] => {
  const sum = scores.reduce((total, score) => total + score, 0)
  const exact = scores.map((score) => (sum === 0 ? 0 : (score / sum) * 100))
  const floors = exact.map(Math.floor)
  const missing = sum === 0 ? 0 : 100 - floors.reduce((total, percent) => total + percent, 0)
  const byLoss = exact.map((percent, at) => ({ at, lost: percent - Math.floor(percent) }))
  const raised = new Set(
    byLoss
      .sort((one, other) => other.lost - one.lost)
      .slice(0, missing)
      .map(({ at }) => at),
  )
  return floors.map((percent, at) => percent + (raised.has(at) ? 1 : 0))
}

export const twoWayTableOf = (sheet: PaperSheet): TwoWayTable => {
  const entries = sheetItemsOf(sheet).flatMap(entriesOf)
  const names = [...new Set(entries.map(({ name }) => name))]
  const rows = names.map((name) => {
    const own = entries.filter((entry) => entry.name === name)
    return { name, cells: cellsOf(own), total: cellOf(own) }
  })
  const percents = percentsOf(rows.map(({ total }) => total.score))
  return {
    rows: rows.map((row, at) => ({ ...row, share: percents[at] ?? 0 })),
    totals: cellsOf(entries),
    score: sheet.score,
  }
}

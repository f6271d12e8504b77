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
  /** 0–1 of the points of the paper. */
  readonly share: number
}

/** 双向细目表: what a paper asks about, how hard, and for how many points. */
export interface TwoWayTable {
  readonly rows: readonly TableRow[]
  readonly totals: readonly TableCell[]
  readonly score: number
}

/** The points of a question are shared by what it is about. */
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

const entriesOf = ({ question, number, score }: SheetItem): readonly Entry[] => {
  const names = knowledgeOf(question)
  return names.map((name) => ({ name, number, level: levelOf(question), score: score / names.length }))
}

const cellOf = (entries: readonly Entry[]): TableCell => ({
  numbers: [...new Set(entries.map(({ number }) => number))],
  score: Math.round(entries.reduce((sum, { score }) => sum + score, 0) * 10) / 10,
})

const cellsOf = (entries: readonly Entry[]): readonly TableCell[] =>
  LEVELS.map((level) => cellOf(entries.filter((entry) => entry.level === level)))

export const twoWayTableOf = (sheet: PaperSheet): TwoWayTable => {
  const entries = sheetItemsOf(sheet).flatMap(entriesOf)
  const names = [...new Set(entries.map(({ name }) => name))]
  const rows = names.map((name) => {
    const own = entries.filter((entry) => entry.name === name)
    const total = cellOf(own)
    return { name, cells: cellsOf(own), total, share: sheet.score === 0 ? 0 : total.score / sheet.score }
  })
  return { rows, totals: cellsOf(entries), score: sheet.score }
}

import { liveCopy } from '../copy/live-copy.ts'

export interface UnansweredOfRound {
  /** Counts from 1. */
  readonly number: number
  /** Plain text. */
  readonly stem: string
  readonly names: readonly string[]
}

/** A spreadsheet takes what begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (text: string): string => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`

/** Who has not answered, a line a person, for a spreadsheet. */
export const unansweredCsv = ({ number, stem, names }: UnansweredOfRound): string => {
  const lines = [liveCopy.rounds.csvHead, ...names.map((name) => [String(number), stem, name])]
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}

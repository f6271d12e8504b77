import { csvText } from '../components/text-file.ts'
import { liveCopy } from '../copy/live-copy.ts'

export interface UnansweredOfRound {
  /** Counts from 1. */
  readonly number: number
  /** Plain text. */
  readonly stem: string
  readonly names: readonly string[]
}

/** Who has not answered, a line a person, for a spreadsheet. */
export const unansweredCsv = ({ number, stem, names }: UnansweredOfRound): string =>
  csvText([liveCopy.rounds.csvHead, ...names.map((name) => [String(number), stem, name])])

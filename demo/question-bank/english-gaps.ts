import { blanks } from '../questions/making.ts'
import { chanceFor } from '../seed/random.ts'
import type { BankQuestion, Level } from './types.ts'
import { choose } from './writing.ts'

/** A sentence with a gap, what stands in it, what does not, and why. */
type Gap = readonly [place: string, sentence: string, right: string, wrong: string, why: string]

export const chosen = (version: string, know: string, level: Level, gaps: readonly Gap[]): BankQuestion[] =>
  gaps.flatMap(([place, sentence, right, wrong, why]) => {
    const question = choose(
      chanceFor(`gap ${sentence}`),
      sentence.replace('…', '______'),
      right,
      wrong.split('/'),
      why,
    )
    return question ? [{ place: `${version}/${place}`, know, level, question }] : []
  })

/** The verb in brackets in its proper form: right forms separated by |. */
type Form = readonly [place: string, sentence: string, right: string, why: string]

export const formed = (version: string, know: string, level: Level, forms: readonly Form[]): BankQuestion[] =>
  forms.map(([place, sentence, right, why]) => ({
    place: `${version}/${place}`,
    know,
    level,
    question: blanks(`用所给词的适当形式填空：${sentence.replace('…', '____')}`, [right], why),
  }))

import { chanceFor } from '../seed/random.ts'
import type { BankQuestion, Template } from './types.ts'

/** Questions that one template makes. */
export const PER_TEMPLATE = 8

/** Draws without a good new question before a template counts as exhausted. */
const DRAWS = 60 * PER_TEMPLATE

/** What a template makes: the same in every seed, no stem twice. */
export const drawnFrom = ({ key, places, know, level, make }: Template): readonly BankQuestion[] => {
  const drawn = new Map<string, BankQuestion>()
  for (let draw = 0; drawn.size < PER_TEMPLATE; draw += 1) {
    if (draw === DRAWS) throw new Error(`seed: the template ${key} has too few values`)
    const question = make(chanceFor(`${key} ${draw}`))
    if (question === null || drawn.has(question.stem)) continue
    const place = places[drawn.size % places.length] ?? places[0]
    drawn.set(question.stem, { place, know, level, question })
  }
  return [...drawn.values()]
}

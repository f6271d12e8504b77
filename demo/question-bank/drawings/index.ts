import type { BankQuestion } from '../types.ts'
import { artsAndSociety } from './arts-and-society.ts'
import { biology } from './biology.ts'
import { chemistry } from './chemistry.ts'
import { geography } from './geography.ts'
import { math } from './math.ts'
import { physics } from './physics.ts'

/** Questions with a picture that was drawn for them, by subject and stage: `math/junior`. */
export const ofDrawings: Readonly<Record<string, readonly BankQuestion[]>> = {
  ...math,
  ...physics,
  ...chemistry,
  ...biology,
  ...geography,
  ...artsAndSociety,
}

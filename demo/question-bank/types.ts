import type { StageKey, SubjectKey } from '../content/types.ts'
import type { QuestionContent } from '../questions/types.ts'
import type { Chance } from '../seed/random.ts'

/** 容易, 较易, 一般, 较难, 困难. */
export type Level = 17 | 18 | 19 | 20 | 21

/** A question of the bank where it belongs. */
export interface BankQuestion {
  /** `版本/册/章` or `版本/册/章/节`. */
  readonly place: string
  /** The name of a knowledge point of the subject and stage. */
  readonly know: string
  readonly level: Level
  /** What it asks about, under its stem: of the resource library, or drawn for it; by the key in the manifest. */
  readonly picture?:
    | { readonly resource: string; readonly alt: string }
    | { readonly drawing: string; readonly alt: string }
  readonly question: QuestionContent
}

/** What makes questions that are alike: each draw gives other values, and computes the answer from them. */
export interface Template extends Omit<BankQuestion, 'place' | 'question' | 'picture'> {
  /** Unique in the bank, e.g. `math-junior-roots`; tests check by it what it makes. */
  readonly key: string
  /** The same chapter in the books of several versions: questions go to them in turn. */
  readonly places: readonly [string, ...string[]]
  /** Null for values that make no good question. */
  readonly make: (chance: Chance) => QuestionContent | null
}

/** The bank of a subject at a stage. */
export interface SubjectBank {
  readonly subject: SubjectKey
  readonly stage: StageKey
  readonly templates: readonly Template[]
  readonly written: readonly BankQuestion[]
}

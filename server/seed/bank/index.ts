import { biologyJunior } from './biology-junior.ts'
import { biologySenior } from './biology-senior.ts'
import { chemistryJunior } from './chemistry-junior.ts'
import { chemistrySenior } from './chemistry-senior.ts'
import { drawnFrom } from './drawn.ts'
import { mathJunior } from './math-junior.ts'
import { mathPrimary } from './math-primary.ts'
import { mathSenior } from './math-senior.ts'
import { physicsJunior } from './physics-junior.ts'
import { physicsSenior } from './physics-senior.ts'
import type { BankQuestion, SubjectBank } from './types.ts'

/** The question bank of the demonstration school. */
export const BANKS: readonly SubjectBank[] = [
  mathPrimary,
  mathJunior,
  mathSenior,
  physicsJunior,
  physicsSenior,
  chemistryJunior,
  chemistrySenior,
  biologyJunior,
  biologySenior,
]

/** All questions of a bank, the written ones first. */
export const questionsOf = ({ written, templates }: SubjectBank): readonly BankQuestion[] => [
  ...written,
  ...templates.flatMap(drawnFrom),
]

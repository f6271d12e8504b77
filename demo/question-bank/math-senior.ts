import { curves } from './math-senior/curves.ts'
import { functions } from './math-senior/functions.ts'
import { sequencesAndChance } from './math-senior/sequences-and-chance.ts'
import { trigonometry } from './math-senior/trigonometry.ts'
import type { SubjectBank } from './types.ts'

export const mathSenior: SubjectBank = {
  subject: 'math',
  stage: 'senior',
  written: [],
  templates: [...functions, ...trigonometry, ...curves, ...sequencesAndChance],
}

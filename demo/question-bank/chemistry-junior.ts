import { formulas } from './chemistry-junior/formulas.ts'
import { reactions } from './chemistry-junior/reactions.ts'
import { solutions } from './chemistry-junior/solutions.ts'
import type { SubjectBank } from './types.ts'

export const chemistryJunior: SubjectBank = {
  subject: 'chemistry',
  stage: 'junior',
  written: [],
  templates: [...formulas, ...reactions, ...solutions],
}

import { amounts } from './chemistry-senior/amounts.ts'
import { principles } from './chemistry-senior/principles.ts'
import { structure } from './chemistry-senior/structure.ts'
import type { SubjectBank } from './types.ts'

export const chemistrySenior: SubjectBank = {
  subject: 'chemistry',
  stage: 'senior',
  written: [],
  templates: [...amounts, ...structure, ...principles],
}

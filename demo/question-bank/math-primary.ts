import { middleGrades } from './math-primary/middle-grades.ts'
import { upperGrades } from './math-primary/upper-grades.ts'
import type { SubjectBank } from './types.ts'

export const mathPrimary: SubjectBank = {
  subject: 'math',
  stage: 'primary',
  written: [],
  templates: [...middleGrades, ...upperGrades],
}

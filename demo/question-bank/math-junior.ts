import { algebra } from './math-junior/algebra.ts'
import { functions } from './math-junior/functions.ts'
import { geometry } from './math-junior/geometry.ts'
import { statistics } from './math-junior/statistics.ts'
import type { SubjectBank } from './types.ts'

export const mathJunior: SubjectBank = {
  subject: 'math',
  stage: 'junior',
  written: [],
  templates: [...algebra, ...functions, ...geometry, ...statistics],
}

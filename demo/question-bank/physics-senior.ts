import { energy } from './physics-senior/energy.ts'
import { fields } from './physics-senior/fields.ts'
import { matter } from './physics-senior/matter.ts'
import { motion } from './physics-senior/motion.ts'
import type { SubjectBank } from './types.ts'

export const physicsSenior: SubjectBank = {
  subject: 'physics',
  stage: 'senior',
  written: [],
  templates: [...motion, ...energy, ...fields, ...matter],
}

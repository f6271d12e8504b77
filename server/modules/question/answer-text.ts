import { BlankForms, readBlank } from './answer/blank-form.ts'
import { NOWHERE } from './answer/blank-place.ts'

/**
 * Whether what was written says the same as a right form, wherever it stands: 1/2, 0.5, ½ and ０．５ are one answer, and
 * 3.141 is within 3.14±0.01.
 */
export const saysTheSame = (written: string, form: string): boolean =>
  new BlankForms([form], NOWHERE).isRight(readBlank(written, NOWHERE))

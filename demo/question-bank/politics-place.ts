import type { BankQuestion } from './types.ts'

export const at = (
  place: string,
  know: string,
  level: BankQuestion['level'],
  question: BankQuestion['question'],
) => ({
  place: `统编版/${place}`,
  know,
  level,
  question,
})

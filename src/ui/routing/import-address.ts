import type { BankPlace } from '#domain/question/bank-query.ts'
import { writeBankQuery } from './bank-codec.ts'

/** Where questions come in from files and go out into files, at a place of the bank. */
export const importAddress = ({ stage, subject, version, book, chapter, knowledge }: BankPlace): string => {
  const query = writeBankQuery({ stage, subject, version, book, chapter, knowledge })
  query.set('mode', 'import')
  return `/details?${query}`
}

import type { Failure } from '../kernel/failure.ts'

/** Why there is no content to show, where trying again would not help. */
export type Absence = 'missing' | 'withdrawn' | 'forbidden'

const ABSENCE_OF_CODE: Readonly<Record<number, Absence>> = { 404: 'missing', 410: 'withdrawn' }

/** Null for every failure that may pass. */
export const absenceOf = (failure: Failure): Absence | null => {
  if (failure.kind === 'forbidden') return 'forbidden'
  return failure.kind === 'rejected' ? (ABSENCE_OF_CODE[failure.code] ?? null) : null
}

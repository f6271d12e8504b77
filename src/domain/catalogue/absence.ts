import type { Failure } from '../kernel/failure.ts'

/** Why there is no content to show although the server answered: trying again would not help. */
export type Absence = 'missing' | 'withdrawn' | 'forbidden'

/** Null for every failure that may pass. */
export const absenceOf = (failure: Failure): Absence | null => {
  if (failure.kind === 'forbidden') return 'forbidden'
  if (failure.kind !== 'rejected') return null
  return failure.reason === 'missing' || failure.reason === 'withdrawn' ? failure.reason : null
}

/** As a guard of a statechart that keeps why it failed. */
export const isAbsent = (
  { context: { failure } }: { readonly context: { readonly failure: Failure | null } },
  absence: Absence,
): boolean => failure !== null && absenceOf(failure) === absence

/** Where such a chart goes on: to the state of that name. */
export const ABSENCE_TRANSITIONS = [
  { guard: { type: 'isAbsent', params: 'missing' }, target: 'missing' },
  { guard: { type: 'isAbsent', params: 'withdrawn' }, target: 'withdrawn' },
  { guard: { type: 'isAbsent', params: 'forbidden' }, target: 'forbidden' },
] as const

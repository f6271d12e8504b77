import type { Failure } from '#domain/kernel/failure.ts'
import { copy } from './copy.ts'

/** Why something could not be read: the server's own words where it has some. Null is a bug of the page. */
export const failureText = (failure: Failure | null): string => {
  if (failure === null) return copy.failures.unknown
  if (failure.kind !== 'forbidden' && failure.kind !== 'rejected') return copy.failures[failure.kind]
  return failure.message === '' ? copy.failures[failure.kind] : failure.message
}

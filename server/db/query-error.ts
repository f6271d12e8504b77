import { DrizzleQueryError } from 'drizzle-orm'

/** The cause of a failed query. The error itself repeats every value, accounts and hashes included. */
export const causeOf = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? new Error('a query failed')) : error

const DUPLICATE = '23505'

/** A unique violation: somebody else wrote the same between the check and the insert. */
export const isDuplicate = (error: unknown): boolean =>
  (causeOf(error) as { code?: unknown } | undefined)?.code === DUPLICATE

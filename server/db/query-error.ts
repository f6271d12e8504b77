import { DrizzleQueryError } from 'drizzle-orm'

/** A failed query names every value it was given, accounts and hashes among them; its cause says what went wrong. */
export const causeOf = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? new Error('a query failed')) : error

const DUPLICATE = '23505'

/** What was written is there already: somebody else was faster, for whoever looked before. */
export const isDuplicate = (error: unknown): boolean =>
  (causeOf(error) as { code?: unknown } | undefined)?.code === DUPLICATE

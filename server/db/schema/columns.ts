import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** A positive integer given by the database; the seed may give its own. */
export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** An instant, kept in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Lexemes of our own making, never parsed by the database. */
export const lexemes = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' })

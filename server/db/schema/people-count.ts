import { bigint, boolean, integer } from 'drizzle-orm/pg-core'
import { zhiyuan } from './namespace.ts'

/**
 * How many people there are, in parts: a row for each statement that made some, removed some or changed in which of the four groups they
 * are. The sum of `many` is their number at that moment, exactly. Kept by triggers (0045_people_count.sql, docs/decisions/0445); rows
 * are added up every hour.
 */
export const peopleCount = zhiyuan.table('people_count', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  isDisabled: boolean().notNull(),
  mustChangePassword: boolean().notNull(),
  /** Fewer when it is negative. */
  many: integer().notNull(),
})

import { bigint, smallint } from 'drizzle-orm/pg-core'
import { zhiyuan } from './namespace.ts'

/**
 * One row, whose number grows with every transaction that changes what lists, trees and cards are made of: contents (but for how
 * often they are used), tags, categories, the curriculum, names of people and schools, who is a member where. Kept by triggers
 * (0043_catalogue_state.sql, docs/decisions/0435).
 */
export const catalogueState = zhiyuan.table('catalogue_state', {
  id: smallint().primaryKey(),
  number: bigint({ mode: 'number' }).notNull(),
})

/** What a transaction that is under way has to count when it commits; empty for everybody else. */
export const catalogueChange = zhiyuan.table('catalogue_change', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
})

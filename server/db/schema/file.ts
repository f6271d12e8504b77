import { bigint, boolean, text } from 'drizzle-orm/pg-core'
import { bytes, identity, instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** Bytes that lie in a store; what they mean to a teacher says the row that points here. */
export const file = zhiyuan.table('file', {
  id: identity(),
  sha256: bytes().notNull().unique(),
  /** Bytes. */
  size: bigint({ mode: 'number' }).notNull(),
  mime: text().notNull(),
  /** Without a dot, lower case. */
  suffix: text().notNull(),
  /** `seed`: demo/files; `data`: the data directory; `bucket`: the object store. */
  store: text({ enum: ['seed', 'data', 'bucket'] }).notNull(),
  /** Relative to the store, with `/`. */
  path: text().notNull(),
  /** True for pictures that visitors see: banners, posters. */
  isPublic: boolean().notNull(),
  /** Since when nothing has referred to it, as far as a sweep has seen; null while something does. */
  unusedSince: instant(),
})

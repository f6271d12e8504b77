import { integer, smallint, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'

export const banner = zhiyuan.table('banner', {
  id: identity(),
  /** Also the picture's alternative text. */
  title: text().notNull(),
  imageUrl: text().notNull(),
  mobileImageUrl: text().notNull(),
  linkUrl: text().notNull(),
  /** 0 no link, 1 an address of the app, 2 an outside address. */
  linkType: smallint().notNull(),
  sort: integer().notNull(),
  /** Shown from then on; null for always. */
  fromTime: instant(),
  /** Not shown any more from then on; null for without an end. */
  toTime: instant(),
  /** Grows with every change, so that nobody overwrites what they have not seen. */
  rowVersion: integer().notNull().default(1),
})

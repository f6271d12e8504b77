import { integer, smallint, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
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
})

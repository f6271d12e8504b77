import { boolean, integer, smallint, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import type { ContentType } from './content.ts'
import { zhiyuan } from './namespace.ts'

/** A top-level category of the product: 课程视频, 课程直播, 资料库, 题库 (R-catalogue-2). */
export const category = zhiyuan.table('category', {
  id: identity(),
  name: text().notNull(),
  /** Content type 1–4. */
  type: smallint().$type<ContentType>().notNull(),
  tagId: integer().notNull(),
  code: text().notNull().unique(),
  show: boolean().notNull(),
  sort: integer().notNull(),
  /** Grows with every change. */
  rowVersion: integer().notNull().default(1),
})

import { boolean, index, integer, smallint, text } from 'drizzle-orm/pg-core'
import { lexemes } from './columns.ts'
import { type ContentType, content } from './content.ts'
import { zhiyuan } from './namespace.ts'

/**
 * What a content is found by. A table of its own: the counts of a content change with every view, and an index of this
 * size must not be written each time. Kept by content-writer.repository.ts alone; what says who may see it follows the content by a
 * trigger (0008_search.sql).
 */
export const contentSearch = zhiyuan.table(
  'content_search',
  {
    contentId: integer()
      .primaryKey()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** The name folded: width, case and punctuation do not count. */
    nameKey: text().notNull(),
    /** One syllable for each character of the name's key, between spaces: ` tan suo gou gu ding li `. */
    pinyin: text().notNull(),
    /** One letter for each character of the name's key: `tsggdl`. */
    initials: text().notNull(),
    /** Summary, tags, teacher, school and place, folded, a line each. */
    bodyKey: text().notNull(),
    tokens: lexemes().notNull(),
    type: smallint().$type<ContentType>().notNull(),
    /** The organisation whose members alone see it; null for everybody. */
    openTo: integer(),
    withdrawn: boolean().notNull(),
  },
  (table) => [index().using('gin', table.tokens)],
)

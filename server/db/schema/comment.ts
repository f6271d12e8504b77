import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, smallint, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { content } from './content.ts'
import { zhiyuan } from './namespace.ts'

/** A comment on a content, or a reply to one; replies have no replies. */
export const comment = zhiyuan.table(
  'comment',
  {
    id: identity(),
    contentId: integer()
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** The comment that is replied to; null for none. */
    parentId: integer().references((): AnyPgColumn => comment.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** HTML, sanitised before it was written. */
    body: text().notNull(),
    /** 1–5; null for a reply and for one that gives none. */
    score: smallint(),
    /** Made by the client: what is sent twice is written once. */
    clientId: text().notNull(),
    createdAt: instant().notNull(),
    /** Since when its writer does not want it any more; null while it stands. */
    deletedAt: instant(),
    /** Since when it is hidden; null while it can be read. */
    hiddenAt: instant(),
    /** Why it is hidden; empty while it is not. */
    hideReason: text().notNull().default(''),
  },
  (table) => [
    unique('comment_sent_once').on(table.userId, table.clientId),
    index().on(
      table.contentId,
      table.parentId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index().on(table.parentId),
    // How many a user wrote in the last minute.
    index().on(table.userId, table.createdAt.desc().nullsFirst()),
    check('comment_score', sql`score between 1 and 5`),
  ],
)

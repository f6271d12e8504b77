import { index, integer, smallint, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { content } from './content.ts'
import { zhiyuan } from './namespace.ts'

export const ACTION_TYPE = {
  view: 1,
  download: 2,
  share: 3,
  print: 4,
  search: 5,
  reserve: 6,
  cancelReservation: 7,
} as const
export type ActionType = (typeof ACTION_TYPE)[keyof typeof ACTION_TYPE]

/** What users did, as it happened; what counts of it is kept where it is shown. */
export const userAction = zhiyuan.table(
  'user_action',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    actionType: smallint().$type<ActionType>().notNull(),
    /** Null for a search. */
    contentId: integer().references(() => content.id, { onDelete: 'cascade' }),
    extra: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId, table.createdAt.desc().nullsFirst()),
    index().on(table.contentId, table.actionType, table.createdAt),
  ],
)

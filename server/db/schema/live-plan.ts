import { index, integer, jsonb, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { LivePlanDocument } from '#contract/live-plan-document.ts'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { content } from './content.ts'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'
import { organisation } from './organisation.ts'

/** A live course as its teacher plans it (docs/decisions/0322): one row for its whole life, published or not. */
export const livePlan = zhiyuan.table(
  'live_plan',
  {
    id: identity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    ownerId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** The live course that learners see; null until it is published first. */
    contentId: integer()
      .unique()
      .references(() => content.id, { onDelete: 'set null' }),
    /** DRAFT_STATUS of contract/studio.ts. */
    status: smallint().notNull(),
    document: jsonb().$type<LivePlanDocument>().notNull(),
    /** As it was published last; null for never. */
    published: jsonb().$type<LivePlanDocument>(),
    /** Grows with every save and every act. */
    revision: integer().notNull(),
    /** How often it was published. */
    version: integer().notNull(),
    /** Why it was returned. */
    reason: text().notNull(),
    /** Made by the client: what is asked for twice is made once. */
    clientId: text().notNull(),
    /** Of the last save, so that one whose answer got lost is applied once. */
    intentId: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('live_plan_made_once').on(table.ownerId, table.clientId),
    index().on(table.organisationId, table.status, table.updatedAt.desc().nullsFirst()),
    index().on(table.ownerId, table.updatedAt.desc().nullsFirst()),
  ],
)

/** The files that a plan names or named: they stay for as long as it does. */
export const livePlanFile = zhiyuan.table(
  'live_plan_file',
  {
    planId: integer()
      .notNull()
      .references(() => livePlan.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => file.id),
  },
  (table) => [primaryKey({ columns: [table.planId, table.fileId] }), index().on(table.fileId)],
)

import { index, integer, jsonb, smallint, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'

export interface PaperSection {
  readonly name: string
  /** Points for each question. A question that was deleted since is left out when the paper is read. */
  readonly items: readonly {
    readonly questionId: number
    readonly score: number
    /** Of the question, as it was taken; 1 where it is missing. */
    readonly version?: number
  }[]
}

export interface PaperFrame {
  readonly seal: boolean
  readonly scoreBoxes: boolean
  readonly notes: string
}

/** A paper that a teacher composed; nobody else sees it. */
export const paper = zhiyuan.table(
  'paper',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: smallint().notNull(),
    /** 0 for no limit. */
    minutes: integer().notNull(),
    sections: jsonb().$type<readonly PaperSection[]>().notNull(),
    /** What it has around its questions in print; null for nothing. */
    frame: jsonb().$type<PaperFrame>(),
    /** Grows with every change: who saves an older one is told so. */
    rowVersion: integer().notNull(),
    /** Made by the client: what is sent twice is written once. */
    clientId: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('paper_sent_once').on(table.userId, table.clientId),
    index().on(table.userId, table.updatedAt.desc().nullsFirst()),
  ],
)

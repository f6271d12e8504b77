import { boolean, index, integer, jsonb, smallint, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** A school of a line; `id` 0 for one that there is not yet, `canVerify` null where the roster does not say. */
export interface RosterSchool {
  readonly id: number
  readonly name: string
  readonly canVerify: boolean | null
}

/** Why a line is asked about instead of being taken. */
export type RosterDoubt = 'newSchool' | 'otherName' | 'sameName' | 'disabled'

/** Who may be meant by a line with another number, and what would become another of them then. */
export interface RosterNamesake {
  readonly id: number
  readonly mobile: string
  readonly title: string
  readonly roleId: number | null
  readonly roleName: string
  readonly schools: readonly RosterSchool[]
  readonly changes: RosterContent['changes']
  readonly rowVersion: number
}

/** What a roster says of one person, and what would become another of it. */
export interface RosterContent {
  /** Where it stands in the file; '' for who is not in it. */
  readonly place: string
  readonly name: string
  readonly mobile: string
  /** '' for as it is. */
  readonly title: string
  /** Null for as it is. */
  readonly roleId: number | null
  readonly roleName: string
  /** Those to join, or where the right to review becomes another. */
  readonly schools: readonly RosterSchool[]
  readonly schoolNames: readonly string[]
  /** `field` is a ROSTER_FIELD. */
  readonly changes: readonly { readonly field: number; readonly from: string; readonly to: string }[]
  readonly doubts: readonly RosterDoubt[]
  readonly reasons: readonly string[]
  /** Of who has an account: as they were when it was compared. */
  readonly rowVersion: number
  /** Those of the same name whose number may have become this one. */
  readonly namesakes?: readonly RosterNamesake[]
  /** Which of them it is; 0 for somebody else. */
  readonly sameAs?: number
  /** Is not taken with all of its kind. */
  readonly byOne?: boolean
}

/** A roster from its comparison until it is put away. */
export const rosterImport = zhiyuan.table(
  'roster_import',
  {
    id: identity(),
    /** Whose it is; null for that of a command. */
    userId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    /** ROSTER_STATE. */
    state: smallint().notNull(),
    remarks: jsonb().$type<readonly string[]>().notNull(),
    /** People of whom it says what is so already. */
    sameCount: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.createdAt)],
)

/** One person of a roster, or who is not in it any more. */
export const rosterEntry = zhiyuan.table(
  'roster_entry',
  {
    id: identity(),
    importId: integer()
      .notNull()
      .references(() => rosterImport.id, { onDelete: 'cascade' }),
    /** ROSTER_KIND. */
    kind: smallint().notNull(),
    chosen: boolean().notNull(),
    content: jsonb().$type<RosterContent>().notNull(),
    /** The account, once there is one. */
    userId: integer().references(() => appUser.id, { onDelete: 'set null' }),
    /** ROSTER_OUTCOME. */
    outcome: smallint().notNull().default(0),
    /** Why it was left; '' for nothing. */
    reason: text().notNull().default(''),
    /** Sealed (runtime/sealed-text); told by the report until the roster is put away; null for none (docs/decisions/0356). */
    firstPassword: text(),
  },
  (table) => [
    index().on(table.importId, table.kind, table.id),
    index().on(table.importId, table.chosen, table.outcome, table.id),
    index().on(table.userId),
  ],
)

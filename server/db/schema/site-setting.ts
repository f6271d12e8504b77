import { sql } from 'drizzle-orm'
import { check, integer, jsonb, smallint } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** What the page shows of the site by name; '' where the configuration file says it. */
export interface SiteNamesKept {
  readonly productName: string
  readonly schoolCloudName: string
  readonly filingNumber: string
  readonly filingUrl: string
  readonly copyrightHolder: string
  readonly nationalName: string
  readonly nationalUrl: string
  readonly regionalName: string
  readonly regionalUrl: string
  readonly regionalHidden: boolean
}

/** How many sessions an account has (0 for any number), and days for which things are kept. */
export interface SiteLimitsKept {
  readonly sessionCount: number
  readonly auditDays: number
  readonly commentDays: number
  readonly noticeDays: number
  readonly jobDays: number
}

/** What administrators set of the whole site on the screen: one row, or none before that. */
export const siteSetting = zhiyuan.table(
  'site_setting',
  {
    id: smallint().primaryKey().default(1),
    names: jsonb().$type<SiteNamesKept>().notNull(),
    limits: jsonb().$type<SiteLimitsKept>().notNull(),
    /** Who has to have a second factor: 0 nobody, 1 administrators. */
    secondFactorFor: smallint().notNull().default(0),
    /** Grows with every change: what is changed is what was seen. */
    rowVersion: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  () => [check('site_setting_once', sql`id = 1`)],
)

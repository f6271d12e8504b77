import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { type SiteLimitsKept, type SiteNamesKept, siteSetting } from '../../db/schema/site-setting.ts'

const ONLY = 1

export interface SiteSettingsKept {
  readonly rowVersion: number
  readonly names: SiteNamesKept
  readonly limits: SiteLimitsKept
  /** One of SECOND_FACTOR_FOR of the calls. */
  readonly secondFactorFor: number
}

/** What administrators set of the whole site. */
export const siteSettingsRepository = (db: Queries) => ({
  /** Null before anything was set. */
  async find(): Promise<SiteSettingsKept | null> {
    const [row] = await db.select().from(siteSetting).where(eq(siteSetting.id, ONLY))
    return row ?? null
  },

  /** Whether the version that was seen is what is kept, so that it was written; 0 for nothing yet. */
  async write({ rowVersion: seen, ...settings }: SiteSettingsKept, now: Date): Promise<boolean> {
    const [held] = await db.select().from(siteSetting).where(eq(siteSetting.id, ONLY)).for('update')
    if ((held?.rowVersion ?? 0) !== seen) return false
    const row = { ...settings, rowVersion: seen + 1, updatedAt: now }
    const written =
      held === undefined
        ? await db
            .insert(siteSetting)
            .values({ id: ONLY, ...row })
            .onConflictDoNothing()
            .returning()
        : await db.update(siteSetting).set(row).where(eq(siteSetting.id, ONLY)).returning()
    return written.length > 0
  },
})

import fastifyPlugin from 'fastify-plugin'
import { SECOND_FACTOR_FOR } from '#contract/site-settings.ts'
import type { FeatureOptions } from '../../config/feature-options.ts'
import type { SiteNamesKept } from '../../db/schema/site-setting.ts'
import { type SiteSettingsKept, siteSettingsRepository } from './site-settings.repository.ts'

/** How long another process may go on with settings that this one changed. */
const REMEMBER_MS = 5_000

const NOTHING_SAID: SiteNamesKept = {
  productName: '',
  schoolCloudName: '',
  filingNumber: '',
  filingUrl: '',
  copyrightHolder: '',
  nationalName: '',
  nationalUrl: '',
  regionalName: '',
  regionalUrl: '',
  regionalHidden: false,
}

/** What holds until somebody sets it: three years for the log, as the law asks of what shows how personal data was handled. */
const KEPT_AT_FIRST = { auditDays: 1095, commentDays: 30, noticeDays: 365, jobDays: 30 }

declare module 'fastify' {
  interface FastifyInstance {
    /** What administrators set of the whole site (R-frame-5, R-frame-6). */
    readonly site: {
      /** As it is, or was a few seconds ago. */
      settings(): Promise<SiteSettingsKept>
      /** As it is now. */
      read(): Promise<SiteSettingsKept>
      /** It was changed in this process. */
      forget(): void
    }
  }
}

interface Options extends Pick<FeatureOptions, 'db' | 'stopwatch'> {
  /** Open sessions that an account has, where nobody set another number; 0 for any. */
  readonly sessionsPerUser: number
}

/** Settings of the whole site, for whoever goes by them. */
export const sitePlugin = fastifyPlugin<Options>(
  async (app, { db, stopwatch, sessionsPerUser }) => {
    let remembered: { readonly settings: SiteSettingsKept; readonly until: number } | null = null
    const read = async (): Promise<SiteSettingsKept> =>
      (await siteSettingsRepository(db).find()) ?? {
        rowVersion: 0,
        names: NOTHING_SAID,
        limits: { sessionCount: sessionsPerUser, ...KEPT_AT_FIRST },
        secondFactorFor: SECOND_FACTOR_FOR.nobody,
      }
    app.decorate('site', {
      read,
      async settings() {
        const now = stopwatch()
        if (remembered !== null && now < remembered.until) return remembered.settings
        const settings = await read()
        remembered = { settings, until: now + REMEMBER_MS }
        return settings
      },
      forget() {
        remembered = null
      },
    })
  },
  { name: 'site' },
)

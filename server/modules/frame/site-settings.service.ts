import type { RequestOf, SentBy } from '#contract/call.ts'
import type { ConfigurationFile } from '#contract/configuration.ts'
import { CODE } from '#contract/envelope.ts'
import type { getSiteSettings, saveSiteSettings } from '#contract/site-settings.ts'
import type { Db } from '../../db/database.ts'
import type { SiteLimitsKept, SiteNamesKept } from '../../db/schema/site-setting.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { platformAdministration } from '../people/platform-administration.ts'
import { type SiteSettingsKept, siteSettingsRepository } from '../site/site-settings.repository.ts'

const REFUSAL = {
  platformOnly: refuse(CODE.noRight, '只有平台管理员可以修改站点设置'),
  changed: refuse(CODE.conflict, '站点设置刚刚被别人修改过'),
  halfLink: refuse(CODE.fieldError, '链接的名称和网址应一起填写'),
} as const

type Saving = RequestOf<typeof saveSiteSettings>['body']

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly site: {
    read(): Promise<SiteSettingsKept>
    forget(): void
  }
  /** What the configuration file says by now. */
  readonly readFile: () => Promise<ConfigurationFile>
}

const fileNamesOf = (file: ConfigurationFile): SiteNamesKept => ({
  productName: file.productName,
  schoolCloudName: file.schoolCloudName,
  filingNumber: file.filingNumber,
  filingUrl: file.filingUrl,
  copyrightHolder: file.copyrightHolder,
  nationalName: file.nationalPlatform.name,
  nationalUrl: file.nationalPlatform.url,
  regionalName: file.regionalPlatform?.name ?? '',
  regionalUrl: file.regionalPlatform?.url ?? '',
  regionalHidden: false,
})

const namesDto = (it: SiteNamesKept) => ({
  ProductName: it.productName,
  SchoolCloudName: it.schoolCloudName,
  FilingNumber: it.filingNumber,
  FilingUrl: it.filingUrl,
  CopyrightHolder: it.copyrightHolder,
  NationalName: it.nationalName,
  NationalUrl: it.nationalUrl,
  RegionalName: it.regionalName,
  RegionalUrl: it.regionalUrl,
  IsRegionalHidden: it.regionalHidden,
})

const limitsDto = (it: SiteLimitsKept) => ({
  SessionCount: it.sessionCount,
  AuditDays: it.auditDays,
  CommentDays: it.commentDays,
  NoticeDays: it.noticeDays,
  JobDays: it.jobDays,
})

const namesOf = (it: Saving['Names']): SiteNamesKept => ({
  productName: it.ProductName,
  schoolCloudName: it.SchoolCloudName,
  filingNumber: it.FilingNumber,
  filingUrl: it.FilingUrl,
  copyrightHolder: it.CopyrightHolder,
  nationalName: it.NationalName,
  nationalUrl: it.NationalUrl,
  regionalName: it.RegionalName,
  regionalUrl: it.RegionalUrl,
  regionalHidden: it.IsRegionalHidden,
})

const limitsOf = (it: Saving['Limits']): SiteLimitsKept => ({
  sessionCount: it.SessionCount,
  auditDays: it.AuditDays,
  commentDays: it.CommentDays,
  noticeDays: it.NoticeDays,
  jobDays: it.JobDays,
})

const changedIn = <T extends object>(before: T, after: T): readonly string[] =>
  (Object.keys(after) as (keyof T & string)[]).filter((field) => before[field] !== after[field])

/** Names, links and limits of the site in the hands of the platform's administrators (docs/decisions/0391). */
export const siteSettingsService = ({ db, clock, site, readFile }: Needs) => {
  const administration = platformAdministration({ db, clock, kind: 'site', refusal: REFUSAL.platformOnly })

  return {
    async read(userId: number): Promise<SentBy<typeof getSiteSettings> | Refusal> {
      if (!(await administration.isAllowed(userId))) return REFUSAL.platformOnly
      const { rowVersion, names, limits, secondFactorFor } = await site.read()
      return {
        RowVersion: rowVersion,
        Names: namesDto(names),
        FileNames: namesDto(fileNamesOf(await readFile())),
        Limits: limitsDto(limits),
        SecondFactorFor: secondFactorFor,
      }
    },

    async save(userId: number, asked: Saving): Promise<true | Refusal> {
      const names = namesOf(asked.Names)
      if ((names.nationalName === '') !== (names.nationalUrl === '')) return REFUSAL.halfLink
      if ((names.regionalName === '') !== (names.regionalUrl === '')) return REFUSAL.halfLink
      const limits = limitsOf(asked.Limits)
      const before = await site.read()
      const { SecondFactorFor: secondFactorFor = before.secondFactorFor } = asked
      const done = await administration.act<true>(userId, async (tx, note) => {
        const kept = { rowVersion: asked.RowVersion, names, limits, secondFactorFor }
        if (!(await siteSettingsRepository(tx).write(kept, clock()))) return REFUSAL.changed
        const changed = [
          ...changedIn(before.names, names),
          ...changedIn(before.limits, limits),
          ...changedIn({ secondFactorFor: before.secondFactorFor }, { secondFactorFor }),
        ]
        await note('site.save', 1, { changed: changed.join(' ') })
        return true
      })
      if (!(done instanceof Refusal)) site.forget()
      return done
    },
  }
}

export type SiteSettingsService = ReturnType<typeof siteSettingsService>

import type * as z from 'zod/mini'
import type { SiteSettingsPort } from '#application/frame/site-settings.port.ts'
import {
  getSiteSettings,
  SECOND_FACTOR_FOR,
  saveSiteSettings,
  type siteLimits,
  type siteNames,
} from '#contract/site-settings.ts'
import { FACTOR_FOR, type SiteLimits, type SiteNames } from '#domain/frame/site-settings.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, textOf } from '../http/wire-values.ts'

const namesOf = (it: z.output<typeof siteNames>): SiteNames => ({
  productName: textOf(it.ProductName),
  schoolCloudName: textOf(it.SchoolCloudName),
  filingNumber: textOf(it.FilingNumber),
  filingUrl: textOf(it.FilingUrl),
  copyrightHolder: textOf(it.CopyrightHolder),
  nationalName: textOf(it.NationalName),
  nationalUrl: textOf(it.NationalUrl),
  regionalName: textOf(it.RegionalName),
  regionalUrl: textOf(it.RegionalUrl),
  regionalHidden: flagOf(it.IsRegionalHidden),
})

const limitsOf = (it: z.output<typeof siteLimits>): SiteLimits => ({
  sessionCount: amountOf(it.SessionCount),
  auditDays: amountOf(it.AuditDays),
  commentDays: amountOf(it.CommentDays),
  noticeDays: amountOf(it.NoticeDays),
  jobDays: amountOf(it.JobDays),
})

/** Wire: getsitesettings, savesitesettings. */
export const axiosSiteSettings = (http: Http): SiteSettingsPort => ({
  read: async (signal) => {
    const read = await http.call(getSiteSettings, {}, signal)
    if (!read.ok) return read
    const { RowVersion, Names, FileNames, Limits, SecondFactorFor } = read.value
    return success({
      rowVersion: amountOf(RowVersion),
      names: namesOf(Names),
      fileNames: namesOf(FileNames),
      limits: limitsOf(Limits),
      factorFor: FACTOR_FOR.find((whom) => SECOND_FACTOR_FOR[whom] === amountOf(SecondFactorFor)) ?? 'nobody',
    })
  },

  save: async ({ rowVersion, names, limits, factorFor }, signal) => {
    const body = {
      RowVersion: rowVersion,
      Names: {
        ProductName: names.productName,
        SchoolCloudName: names.schoolCloudName,
        FilingNumber: names.filingNumber,
        FilingUrl: names.filingUrl,
        CopyrightHolder: names.copyrightHolder,
        NationalName: names.nationalName,
        NationalUrl: names.nationalUrl,
        RegionalName: names.regionalName,
        RegionalUrl: names.regionalUrl,
        IsRegionalHidden: names.regionalHidden,
      },
      Limits: {
        SessionCount: limits.sessionCount,
        AuditDays: limits.auditDays,
        CommentDays: limits.commentDays,
        NoticeDays: limits.noticeDays,
        JobDays: limits.jobDays,
      },
      SecondFactorFor: SECOND_FACTOR_FOR[factorFor],
    }
    const done = await http.call(saveSiteSettings, { body }, signal)
    return done.ok ? success(true) : done
  },
})

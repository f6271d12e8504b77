import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sentText } from './request.ts'
import { amount, flag, text } from './shape.ts'

const tag = '站点设置'

/** What the page shows of the site by name; '' where the configuration file says it (docs/configuration.md). */
export const siteNames = z.object({
  ProductName: text,
  SchoolCloudName: text,
  FilingNumber: text,
  FilingUrl: text,
  CopyrightHolder: text,
  NationalName: text,
  NationalUrl: text,
  RegionalName: text,
  RegionalUrl: text,
  /** There is no link to a regional platform, whatever the file says. */
  IsRegionalHidden: flag,
})

/** How long what is kept, and how many sessions one account has. */
export const siteLimits = z.object({
  /** Open sessions of an account, of which the one that was opened first ends; 0 for any number. */
  SessionCount: amount,
  /** Days after which lines of the audit log go. */
  AuditDays: amount,
  /** Days after which the words of a deleted comment go. */
  CommentDays: amount,
  /** Days after which a notice goes that is over or withdrawn. */
  NoticeDays: amount,
  /** Days after which a job that ended goes. */
  JobDays: amount,
})

/** The least and the most of each, in days or sessions. */
export const LIMIT_RANGES = {
  SessionCount: { least: 0, most: 1000 },
  AuditDays: { least: 180, most: 3650 },
  CommentDays: { least: 1, most: 3650 },
  NoticeDays: { least: 1, most: 3650 },
  JobDays: { least: 1, most: 30 },
} as const

/** Who has to give a code besides the password. Everybody else may. */
export const SECOND_FACTOR_FOR = { nobody: 0, administrators: 1, everybody: 2 } as const

/** GET getsitesettings (ours, R-wire-11): what was set on the screen, and what the file says. 403 for who does not administer the platform. */
export const getSiteSettings = defineCall({
  method: 'GET',
  path: '/api/user/manage/getsitesettings',
  summary: '站点设置',
  tag,
  access: 'session',
  data: z.object({
    /** Grows with every change: what is changed is what was seen. */
    RowVersion: amount,
    Names: siteNames,
    FileNames: siteNames,
    Limits: siteLimits,
    /** One of SECOND_FACTOR_FOR. */
    SecondFactorFor: amount,
  }),
})

const short = (most: number) => sentText(z.trim(), z.maxLength(most))
const outside = sentText(z.trim(), z.maxLength(500), z.regex(/^(?:https?:\/\/[^\s/?#]+\S*)?$/i))
const limit = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most))

/**
 * POST savesitesettings (ours): names are there with the next page that is opened, limits at once. 400 for a link with a name and
 * no address or the other way round, and for what is beyond LIMIT_RANGES; 403; 409 where it changed since it was read.
 */
export const saveSiteSettings = defineCall({
  method: 'POST',
  path: '/api/user/manage/savesitesettings',
  summary: '保存站点设置',
  tag,
  access: 'session',
  body: z.object({
    RowVersion: z.int(),
    Names: z.object({
      ProductName: short(30),
      SchoolCloudName: short(40),
      FilingNumber: short(60),
      FilingUrl: outside,
      CopyrightHolder: short(60),
      NationalName: short(40),
      NationalUrl: outside,
      RegionalName: short(40),
      RegionalUrl: outside,
      IsRegionalHidden: z.boolean(),
    }),
    Limits: z.object({
      SessionCount: limit(LIMIT_RANGES.SessionCount),
      AuditDays: limit(LIMIT_RANGES.AuditDays),
      CommentDays: limit(LIMIT_RANGES.CommentDays),
      NoticeDays: limit(LIMIT_RANGES.NoticeDays),
      JobDays: limit(LIMIT_RANGES.JobDays),
    }),
    /** One of SECOND_FACTOR_FOR, from the next call of everybody on; left out it stays. */
    SecondFactorFor: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
  }),
  data: z.boolean(),
})

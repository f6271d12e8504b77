import * as z from 'zod/mini'
import { LIMIT_RANGES } from '#contract/site-settings.ts'
import { type SiteNamesKept, siteSetting } from '../../db/schema/site-setting.ts'
import { type Field, ItemRefused, moment } from '../world-field.ts'
import type { Kind } from '../world-kind.ts'

const said = (most: number) => z._default(z.string().check(z.maxLength(most)), '')
const link = z._default(z.string().check(z.maxLength(500), z.regex(/^(?:https?:\/\/[^\s/?#]+\S*)?$/i)), '')

const namesSchema = z.strictObject({
  productName: said(30),
  schoolCloudName: said(40),
  filingNumber: said(60),
  filingUrl: link,
  copyrightHolder: said(60),
  nationalName: said(40),
  nationalUrl: link,
  regionalName: said(40),
  regionalUrl: link,
  regionalHidden: z._default(z.boolean(), false),
})

/** What is left out the configuration file says. */
const names: Field = {
  schema: namesSchema,
  out: (value) => Object.fromEntries(Object.entries(value as SiteNamesKept).filter(([, it]) => Boolean(it))),
  in: (value) => {
    const it = namesSchema.parse(value)
    const isHalf = (name: string, address: string) => (name === '') !== (address === '')
    if (isHalf(it.nationalName, it.nationalUrl) || isHalf(it.regionalName, it.regionalUrl))
      throw new ItemRefused('链接的名称和网址应一起填写')
    return it
  },
}

const limit = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most))

const limits: Field = {
  schema: z.strictObject({
    sessionCount: limit(LIMIT_RANGES.SessionCount),
    auditDays: limit(LIMIT_RANGES.AuditDays),
    commentDays: limit(LIMIT_RANGES.CommentDays),
    noticeDays: limit(LIMIT_RANGES.NoticeDays),
    jobDays: limit(LIMIT_RANGES.JobDays),
  }),
  out: (value) => value,
  in: (value) => value,
}

/** What administrators set of the whole site: one line, or none where nothing was set. */
export const site: Kind = {
  kind: 'site',
  file: 'site',
  title: '站点设置',
  table: siteSetting,
  natural: [],
  keepsOwn: true,
  fields: { names, limits, updatedAt: moment() },
  only: { id: 1 },
  fresh: { rowVersion: 1 },
  examples: [
    {
      key: 'site',
      names: {
        productName: '江城云课堂',
        nationalName: '国家智慧教育平台',
        nationalUrl: 'https://www.smartedu.cn/',
      },
      limits: { sessionCount: 20, auditDays: 1095, commentDays: 30, noticeDays: 365, jobDays: 30 },
      updatedAt: '2026-09-01T08:00:00Z',
    },
  ],
}

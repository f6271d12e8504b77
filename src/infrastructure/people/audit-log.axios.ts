import type * as z from 'zod/mini'
import type { AuditLogPort } from '#application/people/audit-log.port.ts'
import { type auditLine, exportAuditLog, getAuditLog } from '#contract/audit-log.ts'
import { success } from '#domain/kernel/result.ts'
import { AUDIT_PAGE_SIZE, type AuditLine, type AuditQuery } from '#domain/people/audit-log.ts'
import type { Http } from '../http/http.ts'
import { amountOf, textOf, timeOf } from '../http/wire-values.ts'

const lineOf = (it: z.output<typeof auditLine>): AuditLine => ({
  id: it.Id,
  time: timeOf(it.Time),
  act: textOf(it.Act),
  userName: textOf(it.UserName),
  schoolName: textOf(it.OrgName),
  thing: textOf(it.Subject),
  thingName: textOf(it.SubjectName),
  detail: textOf(it.Detail),
})

/** Before and after these years nothing was done, and the wire takes no instant; a year that is being typed begins as 0002. */
const [FIRST_YEAR, LAST_YEAR] = [1901, 2998]

/** The first instant of a day of this computer, `later` days on; nothing for what is no day. */
const startOf = (day: string, later: number): string | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (year === undefined) return undefined
  const within = Math.min(Math.max(Number(year), FIRST_YEAR), LAST_YEAR)
  return new Date(within, Number(month) - 1, Number(date) + later).toISOString()
}

const narrowingOf = ({ act, who, thing, from, to }: AuditQuery) => {
  const [From, Until] = [startOf(from, 0), startOf(to, 1)]
  return {
    Act: act,
    Keyword: who,
    Subject: thing,
    ...(From !== undefined && { From }),
    ...(Until !== undefined && { Until }),
  }
}

/** Wire: getauditlog, exportauditlog. */
export const axiosAuditLog = (http: Http): AuditLogPort => ({
  lines: async (query, signal) => {
    const body = { ...narrowingOf(query), PageIndex: query.page, PageSize: AUDIT_PAGE_SIZE }
    const read = await http.call(getAuditLog, { body }, signal)
    if (!read.ok) return read
    return success({
      index: query.page,
      size: AUDIT_PAGE_SIZE,
      total: amountOf(read.value.TotalCount),
      items: read.value.Items.map(lineOf),
    })
  },

  allLines: async (query, signal) => {
    const read = await http.call(exportAuditLog, { body: narrowingOf(query) }, signal)
    return read.ok ? success(read.value.map(lineOf)) : read
  },
})

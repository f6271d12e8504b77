import { REPORTS_SHOWN, type ReportsQuery, WAITING_REPORTS } from '#domain/comment/comment-report.ts'

/** Where administrators find the comments that were reported. */
export const REPORTS_ADDRESS = '/manage/reports'

/** Which reports the address asks for; what it says wrongly is as if it said nothing. */
export const reportsQueryOf = (asked: URLSearchParams): ReportsQuery => {
  const page = asked.get('page') ?? ''
  return {
    shown: REPORTS_SHOWN.find((one) => one === asked.get('state')) ?? WAITING_REPORTS.shown,
    page: /^\d{1,5}$/.test(page) ? Math.max(1, Number(page)) : 1,
  }
}

/** The address of these reports. */
export const reportsAddress = ({ shown, page }: ReportsQuery): string => {
  const said = new URLSearchParams()
  if (shown !== WAITING_REPORTS.shown) said.set('state', shown)
  if (page > 1) said.set('page', String(page))
  return said.size === 0 ? REPORTS_ADDRESS : `${REPORTS_ADDRESS}?${said}`
}

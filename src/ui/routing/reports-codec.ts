import { REPORTS_SHOWN, type ReportsQuery, WAITING_REPORTS } from '#domain/comment/comment-report.ts'
import { ALL_TAKEN_DOWN, type TakenDownQuery } from '#domain/moderation/taken-down.ts'
import { pageAddress, pageIndexOf } from './page-codec.ts'
import { TAKEN_DOWN_ADDRESS } from './taken-down-address.ts'

/** Where administrators find the comments that were reported. */
export const REPORTS_ADDRESS = '/manage/reports'

/** Whether the address asks for what was taken down, and not for reported comments. */
export const isOfContents = (asked: URLSearchParams): boolean => asked.get('part') === 'contents'

/** Which taken-down contents the address asks for. */
export const takenDownQueryOf = (asked: URLSearchParams): TakenDownQuery => ({
  mine: asked.get('by') === 'me',
  page: pageIndexOf(asked),
})

/** The address of these contents. */
export const takenDownAddress = ({ mine, page }: TakenDownQuery): string =>
  `${TAKEN_DOWN_ADDRESS}${mine ? '&by=me' : ''}${page > ALL_TAKEN_DOWN.page ? `&page=${page}` : ''}`

/** Which reports the address asks for; what it says wrongly is as if it said nothing. */
export const reportsQueryOf = (asked: URLSearchParams): ReportsQuery => {
  return {
    shown: REPORTS_SHOWN.find((one) => one === asked.get('state')) ?? WAITING_REPORTS.shown,
    page: pageIndexOf(asked),
  }
}

/** The address of these reports. */
export const reportsAddress = ({ shown, page }: ReportsQuery): string => {
  const said = new URLSearchParams()
  if (shown !== WAITING_REPORTS.shown) said.set('state', shown)
  return pageAddress(REPORTS_ADDRESS, page, said)
}

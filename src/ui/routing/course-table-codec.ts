import { LAST_PAGE } from '#domain/kernel/page.ts'
import { FINISHED_FILTERS, type FinishedFilter } from '#domain/learning/learning-question.ts'
import { mondayOf } from '#domain/learning/timetable.ts'
import { COURSE_TABLE_TABS, type CourseTableTab, courseTableAddress } from './course-table-address.ts'

/** What the address of the personal center says. */
export interface CourseTablePlace {
  readonly tab: CourseTableTab
  /** From 1. */
  readonly page: number
  readonly filter: FinishedFilter
  /** Of the wrong questions; 0 for all. */
  readonly subject: number
  /** Midnight of a Monday; null for the week that is now, whenever that is. */
  readonly week: Date | null
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** 2026-03-02, by the calendar of this device. */
const dayText = (day: Date): string => `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`

/** Any day names its week; what is no day names none. */
const weekIn = (text: string | null): Date | null => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? []
  const named = new Date(Number(year), Number(month) - 1, Number(day))
  return year !== '' && dayText(named) === text ? mondayOf(named) : null
}

const idIn = (text: string | null): number => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0)

const pageIn = (text: string | null): number => {
  const page = /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(page, LAST_PAGE)
}

/** What an address says, as far as it can be understood; an unknown activeIndex is the first tab. */
export const readCourseTable = (query: URLSearchParams): CourseTablePlace => ({
  tab: COURSE_TABLE_TABS.find((_, index) => query.get('activeIndex') === String(index)) ?? 'courses',
  page: pageIn(query.get('page')),
  filter: FINISHED_FILTERS.find((filter) => filter === query.get('filter')) ?? 'all',
  subject: idIn(query.get('subject')),
  week: weekIn(query.get('week')),
})

/** The address of a place; what is not named is as at first. */
export const writeCourseTable = (
  place: Partial<CourseTablePlace> & Pick<CourseTablePlace, 'tab'>,
): string => {
  const query = new URLSearchParams()
  if (place.filter !== undefined && place.filter !== 'all') query.set('filter', place.filter)
  if (place.subject !== undefined && place.subject > 0) query.set('subject', String(place.subject))
  if (place.week) query.set('week', dayText(place.week))
  if (place.page !== undefined && place.page > 1) query.set('page', String(place.page))
  const rest = query.toString()
  return rest === '' ? courseTableAddress(place.tab) : `${courseTableAddress(place.tab)}&${rest}`
}

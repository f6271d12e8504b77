import { describe, expect, it } from 'vitest'
import { type CourseTablePlace, readCourseTable, writeCourseTable } from '#ui/routing/course-table-codec.ts'

const read = (query: string) => readCourseTable(new URLSearchParams(query))
const FIRST: CourseTablePlace = { tab: 'courses', page: 1, filter: 'all', subject: 0, week: null }

describe('the address of the personal center', () => {
  it.each([
    ['', FIRST],
    ['activeIndex=4', { ...FIRST, tab: 'account' }],
    ['activeIndex=5&page=2', { ...FIRST, tab: 'practices', page: 2 }],
    ['activeIndex=6', { ...FIRST, tab: 'wrong' }],
    ['activeIndex=6&subject=12&page=2', { ...FIRST, tab: 'wrong', subject: 12, page: 2 }],
    ['activeIndex=6&subject=x', { ...FIRST, tab: 'wrong' }],
    ['activeIndex=7', FIRST],
    ['activeIndex=-1', FIRST],
    ['activeIndex=1.5', FIRST],
    ['activeIndex=x', FIRST],
    ['activeIndex=1&filter=finished&page=3', { ...FIRST, tab: 'learning', filter: 'finished', page: 3 }],
    ['activeIndex=2&filter=some&page=0', { ...FIRST, tab: 'browsing' }],
    ['activeIndex=2&page=99999999', { ...FIRST, tab: 'browsing' }],
    ['week=2026-03-04', { ...FIRST, week: new Date(2026, 2, 2) }],
    ['week=2026-02-30', FIRST],
    ['week=next', FIRST],
  ] as const)('“%s” is understood as far as it can be', (query, place) => {
    expect(read(query)).toEqual(place)
  })

  it.each([
    [{ tab: 'courses' }, '/coursetable?activeIndex=0'],
    [{ tab: 'wrong', subject: 12, page: 2 }, '/coursetable?activeIndex=6&subject=12&page=2'],
    [{ tab: 'account' }, '/coursetable?activeIndex=4'],
    [
      { tab: 'learning', filter: 'unfinished', page: 2 },
      '/coursetable?activeIndex=1&filter=unfinished&page=2',
    ],
    [{ tab: 'browsing', page: 1, filter: 'all' }, '/coursetable?activeIndex=2'],
    [{ tab: 'courses', week: new Date(2026, 2, 2) }, '/coursetable?activeIndex=0&week=2026-03-02'],
  ] as const)('says %o', (place, address) => {
    expect(writeCourseTable(place)).toBe(address)
  })

  it('reads what it wrote', () => {
    const place: CourseTablePlace = {
      tab: 'learning',
      page: 7,
      filter: 'finished',
      subject: 5,
      week: new Date(2026, 2, 2),
    }
    expect(read(writeCourseTable(place).split('?')[1] ?? '')).toEqual(place)
  })
})

import { describe, expect, it } from 'vitest'
import { copyrightYears } from '#ui/navigation/footer.tsx'
import { activeMenuItem } from '#ui/pages/cloud-school/cloud-menu-item.ts'
import { activeTabOf } from '#ui/pages/course-table/course-table-page.tsx'
import { initialOf } from '#ui/session/user-menu.tsx'

const first = { id: 1, name: '教研空间', parameter: 'code=jyk&orgId=1' }
const second = { id: 2, name: '校本课程', parameter: '?code=xbkc&orgId=1' }
const bare = { id: 3, name: '空', parameter: '' }

describe('the active item of the cloud school', () => {
  it.each([
    ['code=jyk&orgId=1', first],
    ['orgId=1&code=xbkc', second],
    ['code=xbkc&orgId=1&from=mail', second],
    ['code=xbkc', first],
    ['', first],
  ])('%s', (query, item) => {
    expect(activeMenuItem([first, second, bare], new URLSearchParams(query))).toBe(item)
  })

  it('is none where there is no menu', () => {
    expect(activeMenuItem([], new URLSearchParams('code=jyk'))).toBeUndefined()
  })
})

describe('the open tab of the personal center', () => {
  it.each([
    ['', 0],
    ['activeIndex=4', 4],
    ['activeIndex=5', 0],
    ['activeIndex=-1', 0],
    ['activeIndex=1.5', 0],
    ['activeIndex=x', 0],
  ])('%s', (query, index) => {
    expect(activeTabOf(new URLSearchParams(query))).toBe(index)
  })
})

it('the copyright runs from 2021 to the current year', () => {
  expect([2020, 2021, 2026].map(copyrightYears)).toEqual(['2021', '2021', '2021–2026'])
})

it('an avatar without a picture shows how colleagues call a person', () => {
  expect(['沈雨桐', ' Ada Lovelace ', ''].map(initialOf)).toEqual(['桐', 'A', ''])
})

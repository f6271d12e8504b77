import { describe, expect, it } from 'vitest'
import { activeMenuItem } from '#ui/pages/cloud-school/cloud-menu-item.ts'

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

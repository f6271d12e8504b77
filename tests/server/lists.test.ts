import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getStructurePageList } from '#contract/course.ts'
import { getLivePageList } from '#contract/live-course.ts'
import { resourceContentList } from '#contract/resource.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

onEachEngine('the lists of the libraries', (harness, alike) => {
  let token: string | null = null
  const signedIn = async () => {
    token ??= await harness().ask.tokenOf('teacher')
    return token
  }
  const resources = async (query = '') => {
    const { body } = await harness().ask.get(`${resourceContentList.path}?${query}`, await signedIn())
    expect([body.Code, body.Message]).toEqual([200, ''])
    return z.parse(resourceContentList.data, body.Data)
  }
  const courses = async (asked: object) => {
    const { body } = await harness().ask.post(getStructurePageList.path, asked, await signedIn())
    expect([body.Code, body.Message]).toEqual([200, ''])
    return z.parse(getStructurePageList.data, body.Data)
  }
  const lives = async (asked: object) => {
    const { body } = await harness().ask.post(getLivePageList.path, asked, await signedIn())
    expect([body.Code, body.Message]).toEqual([200, ''])
    return z.parse(getLivePageList.data, body.Data)
  }

  alike('have 20 rows or 18 cards when the call does not say', async () => {
    const rows = await resources()
    expect([rows.PageIndex, rows.PageSize, rows.Items?.length]).toEqual([1, 20, 20])
    expect(rows.Items?.every(({ Type }) => Type === 3)).toBe(true)
    expect(rows.PageCount).toBe(Math.ceil((rows.TotalCount ?? 0) / 20))
    for (const page of [await courses({}), await lives({})]) {
      expect([page.PageIndex, page.PageSize, page.Items?.length]).toEqual([1, 18, 18])
    }
  })

  test.each([0, 1, 2, 3])('in order %i every content comes once', async (sort) => {
    const whole = (await resources(`Sort=${sort}&PageSize=100`)).Items ?? []
    const parts: number[] = []
    for (let index = 1; index <= 4; index += 1)
      parts.push(
        ...((await resources(`Sort=${sort}&PageSize=25&PageIndex=${index}`)).Items ?? []).map(({ Id }) => Id),
      )
    expect(parts).toEqual(whole.map(({ Id }) => Id))
    const keys = whole.map(({ UpdateTime, ViewCount, DownloadCount }) =>
      sort === 1 ? Date.parse(UpdateTime ?? '') : sort === 2 ? (ViewCount ?? 0) : (DownloadCount ?? 0),
    )
    if (sort > 0) expect(keys).toEqual([...keys].sort((one, other) => other - one))
  })

  alike('a page after the last is empty and still knows how many there are', async () => {
    const { TotalCount } = await resources()
    const beyond = await resources('PageIndex=5000')
    expect([beyond.Items, beyond.TotalCount]).toEqual([[], TotalCount])
  })

  test('a keyword narrows them as it does a search', async () => {
    const found = await courses({ Keyword: 'gougu' })
    expect(found.Items?.map(({ NameHtml }) => NameHtml)).toEqual(['<em>勾股</em>定理及其逆定理'])
    const drawn = await resources('Keyword=%E5%8B%BE%E8%82%A1')
    const inTitle = drawn.Items?.filter(({ Name }) => Name.includes('勾股')) ?? []
    expect(inTitle.length).toBeGreaterThan(2)
    expect(inTitle.every(({ NameHtml }) => NameHtml?.includes('<em>勾股</em>'))).toBe(true)
    expect(drawn.Items?.slice(0, inTitle.length)).toEqual(inTitle)
    const shown = await lives({ Keyword: '复习' })
    expect(shown.Items?.length).toBe(shown.TotalCount)
    expect(shown.Items?.some(({ Name }) => Name.includes('复习'))).toBe(true)
  })

  alike('live courses come by what happens next, and can be narrowed to one state', async () => {
    const all = await lives({ PageSize: 100 })
    const offered = all.Items?.filter(({ IsCancelled }) => IsCancelled !== true) ?? []
    const states = offered.map(({ LiveStatus }) => LiveStatus ?? 0)
    const order = [2, 1, 3, 4]
    expect(states).toEqual([...states].sort((one, other) => order.indexOf(one) - order.indexOf(other)))
    let sum = 0
    for (const status of [1, 2, 3, 4]) {
      const own = await lives({ LiveStatus: status, PageSize: 100 })
      expect(own.Items?.every(({ LiveStatus }) => LiveStatus === status)).toBe(true)
      sum += own.TotalCount ?? 0
    }
    expect(sum).toBe(offered.length)
  })

  test.each([
    ['PageIndex=0', 'PageIndex'],
    ['PageSize=101', 'PageSize'],
    ['PageSize=1.5', 'PageSize'],
    ['Type=7', 'Type'],
    ['BookId=-1', '编号'],
    ['ChapterId=99999999999', '编号'],
    ['tagIds=1;2', 'tagIds'],
  ])('%s is refused by name', async (query, named) => {
    const { status, body } = await harness().ask.get(`${resourceContentList.path}?${query}`, await signedIn())
    expect([status, body.Code, body.Message]).toEqual([200, 400, expect.stringContaining(named)])
  })
})

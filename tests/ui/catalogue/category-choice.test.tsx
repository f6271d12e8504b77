import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type FilterCriteria, NO_FILTERS } from '#domain/catalogue/filter-criteria.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { namesOf, onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const STORED: FilterCriteria = { ...NO_FILTERS, subjectId: 11, tagIds: [3] }

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '分类' })
const link = (name: string) => onScreen.main().findByRole('link', { name })
const tab = async (name: string) =>
  within(await onScreen.main().findByRole('navigation', { name: '内容类型' })).findByRole('link', { name })

/** Criteria of an earlier day are stored, and a word stands in the box. */
const open = async (address = '/') => {
  const browser = createMemoryBrowser()
  const criteria = (type: 1 | 2) => browser.entry<FilterCriteria>(`filterCriteria ${type}`, NO_FILTERS)
  for (const type of [1, 2] as const) criteria(type).keep(STORED)
  const app = openApp({ person: 'teacher', address, browser })
  await onScreen.userMenu()
  await app.user.type(onScreen.keyword(), '勾股')
  await app.user.keyboard('{Escape}')
  return { ...app, stored: (type: 1 | 2) => criteria(type).read() }
}

/** The row of subjects that a category of home unfolds to. */
const unfolded = async (app: Awaited<ReturnType<typeof open>>, category: string) => {
  await app.user.click(
    await within(await screen.findByRole('navigation', { name: '分类导航' })).findByRole('button', {
      name: category,
    }),
  )
}

describe('choosing a category (R-search-3)', () => {
  it.each([
    ['全部课程视频', 1, '/list?type=1'],
    ['更多课程视频', 1, '/list?type=1'],
    ['更多直播', 2, '/list?type=2'],
    ['更多课程直播', 2, '/list?type=2'],
  ] as const)('by %s clears the word and the stored criteria, and leads to all of it', async (name, type, address) => {
    const app = await open()
    if (name === '全部课程视频') await unfolded(app, '课程视频')
    await app.user.click(await link(name))
    await onScreen.heading(type === 1 ? '课程视频' : '课程直播')
    expect([app.address(), onScreen.keyword().value]).toEqual([address, ''])
    expect(app.stored(type)).toEqual(NO_FILTERS)
    expect(app.stored(type === 1 ? 2 : 1)).toEqual(STORED)
    await waitFor(() => expect(select().value).toBe(String(type)))
  })

  it('by a subject of home clears them too, and leads to that subject', async () => {
    const app = await open()
    await unfolded(app, '课程视频')
    const [math] = await onScreen.main().findAllByRole('link', { name: '数学' })
    if (math === undefined) throw new Error('no subject')
    await app.user.click(math)
    await onScreen.heading('课程视频')
    expect(app.address()).toMatch(/^\/list\?type=1&subject=\d+$/)
    expect([onScreen.keyword().value, app.stored(1)]).toEqual(['', NO_FILTERS])
  })

  it('by a tab of a search ends the search and widens the list', async () => {
    const app = await open('/list?type=1&q=数学&subject=11')
    await app.user.click(await tab('课程直播'))
    await waitFor(() => expect(app.address()).toBe('/list?type=2'))
    expect([onScreen.keyword().value, app.stored(2)]).toEqual(['', NO_FILTERS])
  })

  it('in the search box clears them, and 全部 is no category: the word stays', async () => {
    const app = await open()
    await app.user.selectOptions(select(), '课程视频')
    expect([onScreen.keyword().value, app.stored(1), app.stored(2)]).toEqual(['', NO_FILTERS, STORED])
    await app.user.type(onScreen.keyword(), '函数')
    await app.user.selectOptions(select(), '全部')
    expect([onScreen.keyword().value, app.stored(2)]).toEqual(['函数', STORED])
  })
})

describe('where a word is looked for', () => {
  it('is everywhere, until a category is chosen', async () => {
    const app = await open()
    expect(namesOf(within(select()).getAllByRole('option'))).toEqual([
      '全部',
      '课程视频',
      '课程直播',
      '资料库',
      '题库',
    ])
    expect(select().selectedOptions[0]?.textContent).toBe('全部')
    await app.user.click(onScreen.keyword())
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(app.address()).toBe('/list?q=%E5%8B%BE%E8%82%A1&time=1'))
    expect(select().value).toBe('0')
  })

  it('is the category of a list while one is there, and everywhere again after it', async () => {
    const app = openApp({ person: 'teacher', address: '/list?type=3' })
    await waitFor(() => expect(select().value).toBe('3'))
    await app.goTo('/coursetable')
    await onScreen.heading('个人中心')
    expect(select().value).toBe('0')
  })

  it('is narrowed to one kind of what was found, with the word and the place kept', async () => {
    const app = await open('/list?q=%E6%95%B0%E5%AD%A6')
    const kinds = within(await onScreen.main().findByRole('group', { name: '结果类型' }))
    const resources = await kinds.findByRole('button', { name: /^资料库 \d+$/ })
    const count = resources.textContent.replace(/\D/g, '')
    await app.user.click(resources)
    await waitFor(() => expect(app.address()).toBe('/list?type=3&q=%E6%95%B0%E5%AD%A6'))
    expect(await onScreen.main().findByText(`共 ${count} 个结果`)).toBeDefined()
    expect(select().value).toBe('3')
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { loginFields, namesOf, onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opening, openApp } from '#tests/ui/support/open-app.tsx'

const HOT = ['勾股定理', '岳阳楼记', '浮力', '氧化还原反应', '二次函数', '光合作用', '一般过去时', '辛亥革命']

const withHistory = (...history: readonly string[]) => {
  const browser = createMemoryBrowser()
  browser.entry<readonly string[]>('searchHistory', []).keep(history)
  return browser
}

const open = async (opening: Opening = {}) => {
  const app = openApp(opening)
  const keyword = onScreen.keyword()
  await app.user.click(keyword)
  await waitFor(() => expect(onScreen.panel().queryByText('正在读取热门搜索')).toBeNull())
  return { ...app, keyword, panel: onScreen.panel() }
}

const group = (name: string) => onScreen.panel().queryByRole('group', { name })
const termsIn = (name: string): readonly string[] =>
  [...(group(name)?.querySelectorAll<HTMLElement>('.search-panel__text') ?? [])].map(
    ({ textContent }) => textContent,
  )

/** The term that the arrow keys are on, as a reader hears of it. */
const active = (keyword: HTMLElement): string | null =>
  document
    .getElementById(keyword.getAttribute('aria-activedescendant') ?? '')
    ?.querySelector('.search-panel__text')?.textContent ?? null

describe('the search box', () => {
  it('has the names that hold, once', () => {
    openApp()
    expect(screen.getAllByRole('search')).toHaveLength(1)
    expect(screen.getByRole('combobox', { name: '分类' })).toBeDefined()
    expect(onScreen.keyword().getAttribute('placeholder')).toBe('课程、课件、试卷、知识点')
    expect(screen.getByRole('button', { name: '搜索' }).getAttribute('type')).toBe('submit')
    expect(screen.queryByRole('region', { name: '搜索建议' })).toBeNull()
  })

  it('stands in the page at home and in the top bar elsewhere, never in both', async () => {
    const { goTo } = openApp({ person: 'teacher' })
    const places = () => [
      onScreen.banner().queryAllByRole('search').length,
      screen.getAllByRole('search').length,
    ]
    expect(places()).toEqual([0, 1])
    await goTo('/coursetable')
    await onScreen.heading('个人中心')
    expect(places()).toEqual([1, 1])
  })

  it('opens a panel of recent and hot searches with the focus', async () => {
    const { keyword } = await open({ browser: withHistory('动点问题', '背影') })
    expect([termsIn('最近搜索'), termsIn('热门搜索')]).toEqual([['动点问题', '背影'], HOT])
    expect(keyword.getAttribute('aria-controls')).toBe(screen.getByRole('region', { name: '搜索建议' }).id)
    expect(namesOf([...(group('最近搜索')?.querySelectorAll('button') ?? [])])).toEqual([
      '清空',
      '动点问题',
      '删除“动点问题”',
      '背影',
      '删除“背影”',
    ])
  })

  it('has no recent group where nothing was searched for', async () => {
    await open()
    expect([group('最近搜索'), termsIn('热门搜索')]).toEqual([null, HOT])
  })

  it('goes through all terms with the arrow keys and around, and says where it is', async () => {
    const { user, keyword, panel } = await open({ browser: withHistory('背影') })
    await user.keyboard('{ArrowDown}')
    expect([active(keyword), panel.getByText('背影，第 1 条，共 9 条').getAttribute('aria-live')]).toEqual([
      '背影',
      'polite',
    ])
    await user.keyboard('{ArrowDown}')
    expect(active(keyword)).toBe('勾股定理')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(active(keyword)).toBeNull()
    await user.keyboard('{ArrowUp}')
    expect(active(keyword)).toBe('辛亥革命')
    expect(document.activeElement).toBe(keyword)
  })

  it('searches for the highlighted term on Enter, keeps it and closes', async () => {
    const { user, address, browser } = await open({ person: 'teacher' })
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe('/list?q=%E5%B2%B3%E9%98%B3%E6%A5%BC%E8%AE%B0&time=1'))
    expect(browser.entry('searchHistory', []).read()).toEqual(['岳阳楼记'])
    expect(screen.queryByRole('region', { name: '搜索建议' })).toBeNull()
    expect(await onScreen.heading('搜索“岳阳楼记”')).toBeDefined()
  })

  it('searches for what is typed, trimmed, with the button', async () => {
    const { user, address, keyword } = await open({ person: 'teacher' })
    await user.type(keyword, '  杠杆 ')
    await user.keyboard('{ArrowDown}')
    await user.click(screen.getByRole('button', { name: '搜索' }))
    await waitFor(() => expect(address()).toBe('/list?q=%E6%9D%A0%E6%9D%86&time=1'))
  })

  it('searches for a term that is pressed', async () => {
    const { user, address, keyword, panel } = await open({ person: 'teacher' })
    await user.click(panel.getByRole('button', { name: new RegExp(`${HOT[1]}$`) }))
    await waitFor(() => expect(address()).toBe(`/list?q=${encodeURIComponent(HOT[1] ?? '')}&time=1`))
    await waitFor(() => expect(screen.queryByRole('region', { name: '搜索建议' })).toBeNull())
    expect(onScreen.keyword().value).toBe(HOT[1])
    expect(keyword).toBeDefined()
  })

  it('lists everything for nothing but blanks, and does not remember it', async () => {
    const { user, address, browser, keyword } = await open({ person: 'teacher' })
    await user.type(keyword, '   {Enter}')
    await waitFor(() => expect(address()).toBe('/list?type=1&time=1'))
    expect(browser.entry<readonly string[]>('searchHistory', []).read()).toEqual([])
  })

  it('opens its panel again by an arrow key', async () => {
    const { user, keyword } = await open()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: '搜索建议' })).toBeNull())
    expect(document.activeElement).toBe(keyword)
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByRole('region', { name: '搜索建议' })).toBeDefined()
  })

  it('leaves an Enter of the input method to the input method', async () => {
    const { address, keyword, actors } = await open({ person: 'teacher' })
    fireEvent.compositionStart(keyword)
    fireEvent.change(keyword, { target: { value: 'gougu' } })
    fireEvent.keyDown(keyword, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(keyword, { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(keyword, { key: 'ArrowDown', keyCode: 229 })
    fireEvent.keyDown(keyword, { key: 'Escape', isComposing: true })
    expect([address(), active(keyword), actors.searchPanel.getSnapshot().matches('open')]).toEqual([
      '/',
      null,
      true,
    ])
    fireEvent.compositionEnd(keyword)
    fireEvent.keyDown(keyword, { key: 'Enter' })
    await waitFor(() => expect(address()).toBe('/list?q=gougu&time=1'))
  })

  it('asks a visitor to sign in first and then goes on to the search', async () => {
    const { user, address, keyword } = await open()
    await user.type(keyword, '浮力{Enter}')
    const { dialog, account, password } = await loginFields()
    expect(dialog.getByText('登录后为你显示搜索结果')).toBeDefined()
    expect(address()).toBe('/')
    await user.type(account, '13900000001')
    await user.type(password, 'Zhiyuan2026{Enter}')
    await waitFor(() => expect(address()).toBe('/list?q=%E6%B5%AE%E5%8A%9B&time=1'))
  })

  it('takes a term out of the history and keeps the focus in the box', async () => {
    const { user, browser, keyword } = await open({ browser: withHistory('背影', '浮力') })
    await user.click(screen.getByRole('button', { name: '删除“背影”' }))
    expect([termsIn('最近搜索'), browser.entry('searchHistory', []).read()]).toEqual([['浮力'], ['浮力']])
    expect(document.activeElement).toBe(keyword)
    await user.click(screen.getByRole('button', { name: '清空' }))
    expect([group('最近搜索'), browser.entry('searchHistory', ['x']).read()]).toEqual([null, []])
    expect(document.activeElement).toBe(keyword)
  })

  it.each([
    { way: 'Escape', leave: async ({ user }: Awaited<ReturnType<typeof open>>) => user.keyboard('{Escape}') },
    {
      way: 'a press elsewhere',
      leave: async ({ user }: Awaited<ReturnType<typeof open>>) => user.click(screen.getByRole('main')),
    },
    {
      way: 'the focus going elsewhere',
      leave: async () => onScreen.loginButton().focus(),
    },
  ])('closes by $way and keeps what was typed', async ({ leave }) => {
    const app = await open()
    await app.user.type(app.keyword, '函数')
    await leave(app)
    await waitFor(() => expect(screen.queryByRole('region', { name: '搜索建议' })).toBeNull())
    expect(app.keyword.value).toBe('函数')
  })

  it('clears the keyword and stays in the box', async () => {
    const { user, keyword } = await open()
    await user.type(keyword, '函数')
    await user.click(screen.getByRole('button', { name: '清除关键词' }))
    expect([keyword.value, document.activeElement === keyword]).toEqual(['', true])
    expect(screen.queryByRole('button', { name: '清除关键词' })).toBeNull()
  })

  it('turns to another category: its own hot searches, no keyword', async () => {
    const { user, keyword } = await open()
    await user.type(keyword, '函数')
    await user.selectOptions(screen.getByRole('combobox', { name: '分类' }), '题库')
    await user.click(keyword)
    await waitFor(() => expect(termsIn('热门搜索')[0]).toBe('一元二次方程'))
    expect(keyword.value).toBe('')
  })

  it('offers two categories of one type, and each can be chosen', async () => {
    const category = (id: number, type: 1 | 4, name: string) => ({
      id,
      name,
      type,
      code: '',
      visible: true,
      children: [],
    })
    const categories = [category(-1, 1, '课程视频'), category(-2, 1, '微课'), category(-3, 4, '题库')]
    const { user } = openApp({ categories })
    const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '分类' })
    await waitFor(() => expect(select().options).toHaveLength(4))
    const chosen = () => categories.find(({ id }) => String(id) === select().value)?.name
    await user.selectOptions(select(), '微课')
    await waitFor(() => expect(chosen()).toBe('微课'))
    await user.selectOptions(select(), '课程视频')
    await waitFor(() => expect(chosen()).toBe('课程视频'))
  })

  it('says that hot searches cannot be read, offers to try again, and keeps the recent ones', async () => {
    const browser = withHistory('背影')
    const app = openApp({ browser })
    app.backend.simulateNetwork('unreachable')
    await app.user.click(onScreen.keyword())
    expect(await screen.findByText('热门搜索加载失败')).toBeDefined()
    expect(termsIn('最近搜索')).toEqual(['背影'])
    app.backend.simulateNetwork('fair')
    await app.user.click(onScreen.panel().getByRole('button', { name: '重试' }))
    await waitFor(() => expect(termsIn('热门搜索')).toEqual(HOT))
  })
})

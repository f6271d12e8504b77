import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { copyrightYears } from '#ui/navigation/footer.tsx'
import { contentAddress } from '#ui/routing/addresses.ts'

describe('the frame', () => {
  it('has the landmarks, a first link to the text, and one heading', () => {
    openApp()
    expect(document.querySelector('a')?.textContent).toBe('跳到正文')
    expect(document.querySelector('a')?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
    expect(['banner', 'main', 'contentinfo'].map((role) => screen.getAllByRole(role).length)).toEqual([
      1, 1, 1,
    ])
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(onScreen.banner().getAllByRole('link')[0]?.textContent).toBe('知源课堂')
  })

  it('names the document after the page, then the product', async () => {
    const { goTo } = openApp({ person: 'teacher', configuration: { productName: '青禾课堂' } })
    await waitFor(() => expect(document.title).toBe('首页 - 青禾课堂'))
    for (const [address, title] of [
      ['/coursetable', '个人中心'],
      ['/list?q=%E6%B5%AE%E5%8A%9B', '搜索“浮力”'],
      ['/list', '列表 · 课程视频'],
      ['/paper?kind=electronic', '电子组卷'],
      ['/nowhere', '页面不存在'],
    ] as const) {
      await goTo(address)
      // A page may be called something else once what it shows has come.
      await waitFor(() => expect(document.title).toBe(`${title} - 青禾课堂`))
    }
  })

  it('says that the first page is on its way when it is not home', async () => {
    openApp({ person: 'teacher', address: '/agreement' })
    expect(screen.getByRole('progressbar', { name: '正在打开页面' })).toBeDefined()
    await onScreen.heading('用户协议')
    expect(screen.queryByRole('progressbar', { name: '正在打开页面' })).toBeNull()
  })

  it('says the next page and begins it at its heading', async () => {
    const { user } = openApp({ person: 'teacher' })
    await onScreen.userMenu()
    expect(screen.queryByText('已打开：首页')).toBeNull()
    await user.click(screen.getByRole('link', { name: '我的课程' }))
    const said = await screen.findByText('已打开：个人中心')
    expect(said.getAttribute('aria-live')).toBe('polite')
    expect(document.activeElement).toBe(await onScreen.heading('个人中心'))
  })

  it('shows what it can while the navigation is hidden', async () => {
    const { actors } = openApp()
    actors.chrome.send({ type: 'chrome.showNavigation', shown: false })
    await waitFor(() => expect(screen.queryByRole('banner')).toBeNull())
    actors.chrome.send({ type: 'chrome.showBackground', shown: true })
    await waitFor(() =>
      expect(document.querySelector('.app-frame')?.getAttribute('data-background')).toBe('true'),
    )
  })
})

describe('the logo', () => {
  it('leads home and takes keyword, category and trail back', async () => {
    const { user, actors, address } = openApp({ person: 'teacher', address: '/list?type=4&q=x' })
    await onScreen.heading('搜索“x”')
    await user.selectOptions(screen.getByRole('combobox', { name: '分类' }), '题库')
    await user.type(onScreen.keyword(), '函数')
    await user.click(screen.getByRole('link', { name: '知源课堂' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect([
      onScreen.keyword().value,
      screen.getByRole<HTMLSelectElement>('combobox', { name: '分类' }).value,
      actors.chrome.getSnapshot().context.trail,
    ]).toEqual(['', '0', [{ url: '/', title: '首页' }]])
  })
})

describe('the trail', () => {
  it('says where one is, not what was visited; where one is is no link', async () => {
    const { goTo } = openApp({ person: 'teacher', address: '/coursetable' })
    await onScreen.heading('个人中心')
    await goTo('/list?q=%E6%B5%AE%E5%8A%9B')
    await onScreen.heading('搜索“浮力”')
    const trail = within(await screen.findByRole('navigation', { name: '面包屑' }))
    const steps = () => trail.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(steps()).toEqual(['首页', '搜索“浮力”'])
    expect(trail.getByText('搜索“浮力”').getAttribute('aria-current')).toBe('page')
    await goTo(contentAddress({ id: 101, type: 1 }))
    const name = '勾股定理：从赵爽弦图到实际应用'
    await waitFor(() => expect(steps()).toEqual(['首页', '搜索“浮力”', name]))
    await waitFor(() => expect(document.title).toBe(`${name} - 知源课堂`))
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/list?q=%E6%B5%AE%E5%8A%9B',
    ])
  })

  it('is not on the home page', () => {
    openApp()
    expect(screen.queryByRole('navigation', { name: '面包屑' })).toBeNull()
  })
})

describe('the footer', () => {
  it('says who, since when and under which number', () => {
    openApp({ configuration: { copyrightHolder: '青禾教育', filingNumber: '浙ICP备1号' } })
    const footer = within(screen.getByRole('contentinfo'))
    expect(
      footer.getByText(new RegExp(`^© ${copyrightYears(new Date().getFullYear())} 青禾教育$`)),
    ).toBeDefined()
    expect(footer.getByRole('link', { name: '浙ICP备1号' }).getAttribute('href')).toBe(
      'https://beian.miit.gov.cn/',
    )
  })

  it.each([
    [2020, '2021'],
    [2021, '2021'],
    [2026, '2021–2026'],
  ])('in %d reads %s', (year, years) => {
    expect(copyrightYears(year)).toBe(years)
  })
})

describe('the appearance', () => {
  it('follows the system, then light, then dark, and is kept', async () => {
    const { user, browser } = openApp()
    const seen: (string | undefined)[] = []
    for (const name of ['外观：跟随系统', '外观：浅色', '外观：深色', '外观：跟随系统']) {
      const button = await screen.findByRole('button', { name })
      seen.push(document.querySelector('.radix-themes')?.classList.contains('dark') ? 'dark' : 'light')
      await user.click(button)
    }
    expect(seen).toEqual(['light', 'light', 'dark', 'light'])
    expect(browser.entry<unknown>('appearance', null).read()).toBe('light')
  })

  it('is light on paper: by the time that the page is printed, and dark again afterwards', async () => {
    const { user } = openApp()
    await user.click(await screen.findByRole('button', { name: '外观：跟随系统' }))
    await user.click(await screen.findByRole('button', { name: '外观：浅色' }))
    const ground = document.querySelector('.radix-themes')
    const drawn = () => ['light', 'dark'].filter((appearance) => ground?.classList.contains(appearance))
    expect(drawn()).toEqual(['dark'])
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(drawn()).toEqual(['light'])
    act(() => void dispatchEvent(new Event('afterprint')))
    expect(drawn()).toEqual(['dark'])
  })
})

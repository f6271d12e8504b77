import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { loginFields, namesOf, onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'
import { ROUTE_HANDLES } from '#ui/routing/route-handle.ts'

/** Also behind the popup, which hides it from readers. */
const mainText = (): string => document.getElementById('main')?.textContent ?? ''

describe('the account gate', () => {
  it('tells a visitor why, opens the popup, and goes on to exactly that page', async () => {
    const { user, address } = openApp({ address: '/introduction?id=101&type=1' })
    const { dialog, account, password } = await loginFields()
    expect(dialog.getByText('这个页面需要登录，登录后自动打开')).toBeDefined()
    await waitFor(() => expect(mainText()).toBe('课程介绍这个页面需要登录登录后会自动回到这里。登录'))
    await user.type(account, '13900000001')
    await user.type(password, 'Zhiyuan2026{Enter}')
    await waitFor(() =>
      expect(onScreen.main().getByRole('heading', { level: 1 }).textContent).toBe(
        '勾股定理：从赵爽弦图到实际应用',
      ),
    )
    expect(address()).toBe('/introduction?id=101&type=1')
  })

  it('opens the popup again for whoever closed it', async () => {
    const { user } = openApp({ address: '/coursetable' })
    await onScreen.dialog()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await onScreen.main().findByRole('button', { name: '登录' }))
    expect(await onScreen.dialog()).toBeDefined()
  })

  it('waits for a session that is being restored and asks nobody to sign in meanwhile', async () => {
    const backend = createMemoryBackend({ latencyMs: 60_000 })
    const browser = createMemoryBrowser()
    browser.entry<string | null>('token', null).keep(backend.openSession(personOf('teacher')))
    const { actors } = openApp({ address: '/coursetable', backend, browser })
    await onScreen.heading('个人中心')
    expect(actors.session.getSnapshot().matches('restoring')).toBe(true)
    expect(mainText()).toBe('个人中心正在恢复登录')
    expect([screen.queryByRole('dialog'), onScreen.banner().queryByRole('button', { name: '登录' })]).toEqual(
      [null, null],
    )
  })

  const guarded = Object.entries(ROUTE_HANDLES).filter(([, { needsAccount }]) => needsAccount)
  it.each(guarded)('stands before %s', async (path) => {
    openApp({ address: path })
    await waitFor(() => expect(mainText()).toContain('这个页面需要登录'))
  })
})

describe('an address that has pages below it alone', () => {
  it.each([
    ['/manage', '/manage/people', '人员管理'],
    ['/account', '/account/data', ''],
    ['/studio/courses', '/studio', ''],
    ['/studio/resources', '/studio/published', ''],
  ])('%s leads to %s', async (address, first, heading) => {
    const { address: current } = openApp({ person: 'platformAdministrator', address })
    await waitFor(() => expect(current()).toBe(first))
    if (heading !== '') await onScreen.heading(heading)
  })

  it('says there who may not open it', async () => {
    openApp({ person: 'teacher', address: '/manage' })
    expect(await screen.findByText('你没有管理人员的权限')).toBeDefined()
  })
})

// R-product-2; the whole frame, the navigation in it, on every page: R-navigation-15.
describe('a page that is opened by its address', () => {
  it.each([
    ['/', '首页'],
    ['/agreement', '用户协议'],
    ['/coursetable?activeIndex=0', '个人中心'],
    ['/list?type=1', '列表 · 课程视频'],
    ['/list?type=1&q=浮力&time=1', '搜索“浮力”'],
    ['/introduction?id=101&type=1', '勾股定理：从赵爽弦图到实际应用'],
    ['/play', '播放'],
    ['/details?id=0', '详情'],
    ['/cloud-school', '云学校'],
    ['/school-local/school-local-database?orgId=1', '学校资源库'],
    ['/school-local/school-local-examine?orgId=1', '资料审核'],
    ['/school-local/school-local-mydatabase?orgId=1', '我的资料库'],
    ['/paper', '组卷'],
  ])('%s is %s: one heading, one search box, the whole frame', async (address, title) => {
    const { address: current } = openApp({ person: 'reviewer', address })
    await waitFor(() => expect(document.title).toBe(`${title} - 知源课堂`))
    const count = (selector: string) => document.querySelectorAll(selector).length
    // What a page shows may have headers of its own.
    const frames = () => [...document.querySelectorAll('header')].filter((header) => !header.closest('main'))
    // A visit by hand takes nothing over, the cloud school included (R-navigation-4).
    await waitFor(() =>
      expect([count('main h1'), count('[role="search"], search'), frames().length]).toEqual([1, 1, 1]),
    )
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1)
    expect(screen.queryAllByRole('navigation', { name: '面包屑' })).toHaveLength(address === '/' ? 0 : 1)
    expect(onScreen.banner().getAllByRole('link', { name: '知源课堂' })).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(decodeURI(current())).toBe(address)
  })
})

describe('addresses', () => {
  it('that nobody answers to say so and lead home, without a login', async () => {
    const { user, address } = openApp({ address: '/no/such/page' })
    await onScreen.heading('页面不存在')
    expect(mainText()).toBe('页面不存在没有找到这个页面地址可能写错了，或者页面已经移走。返回首页')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(onScreen.main().getByRole('link', { name: '返回首页' }))
    await waitFor(() => expect(address()).toBe('/'))
  })

  it.each([
    ['/introduction', '课程介绍'],
    ['/play?id=x', '播放'],
    ['/details?id=0', '详情'],
    ['/details?id=-7', '详情'],
  ])('%s lacks what it shall show', async (address, title) => {
    openApp({ person: 'teacher', address })
    await onScreen.heading(title)
    expect(mainText()).toBe(`${title}地址里缺少内容编号请从首页或搜索结果里打开课程和资料。返回首页`)
  })

  it('of the agreement open for visitors', async () => {
    openApp({ address: '/agreement' })
    await onScreen.heading('用户协议')
    expect(
      onScreen
        .main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['账号', '资源的使用', '上传与分享', '个人信息'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['/coursetable', '我的课程'],
    ['/coursetable?activeIndex=3', '我的收藏'],
    ['/coursetable?activeIndex=9', '我的课程'],
    ['/coursetable?activeIndex=x', '我的课程'],
    ['/coursetable?activeIndex=-1', '我的课程'],
  ])('%s opens the tab %s', async (address, tab) => {
    openApp({ person: 'teacher', address })
    await onScreen.heading('个人中心')
    const tabs = onScreen.main().getByRole('navigation', { name: '个人中心栏目' })
    const current = tabs.querySelectorAll('[aria-current="page"]')
    expect([...current].map(({ textContent }) => textContent)).toEqual([tab])
  })

  it('of papers say so to whoever may not compose any', async () => {
    openApp({ person: 'cloudSchool', address: '/paper' })
    const text = '组卷无权限当前账号没有组卷的权限，请联系学校管理员开通。返回首页'
    await waitFor(() => expect(mainText()).toBe(text))
  })
})

describe('the cloud school', () => {
  const MENU = ['云校首页', '名师课堂', '同步备课', '资料中心']
  const current = (): readonly (string | null)[] => {
    const nav = onScreen.main().getByRole('navigation', { name: '云学校栏目' })
    return [...nav.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent)
  }

  it.each([
    ['/cloud-school?code=mskt&orgId=2', '名师课堂', '云学校 · 名师课堂'],
    ['/cloud-school?orgId=2&code=mskt', '名师课堂', '云学校 · 名师课堂'],
    ['/cloud-school?code=nonsense', '云校首页', '云学校 · 云校首页'],
    ['/cloud-school', '云校首页', '云学校'],
    ['/cloud-school?code=tbbk', '同步备课', '云学校 · 同步备课'],
  ])('at %s shows %s and is called %s…', async (address, item, title) => {
    openApp({ person: 'cloudSchool', address })
    await onScreen.heading(title)
    await waitFor(() => expect(document.title).toBe(`${title} - 知源课堂`))
    expect(current()).toEqual([item])
    const nav = onScreen.main().getByRole('navigation', { name: '云学校栏目' })
    expect([...nav.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(MENU)
  })

  it('takes over logo and search box after the sign-in of whoever belongs there, in one step and after a reload too, and lets them out', async () => {
    const [backend, browser] = [createMemoryBackend(), createMemoryBrowser()]
    const { user, address, goBack } = openApp({ backend, browser })
    await user.click(onScreen.loginButton())
    const { account, password } = await loginFields()
    await user.type(account, '13900000003')
    await user.type(password, 'Zhiyuan2026{Enter}')
    await waitFor(() => expect(address()).toBe('/cloud-school?code=ljzk&orgId=2'))
    await onScreen.heading('云学校 · 资料中心')
    expect(onScreen.banner().getAllByRole('link')[0]?.textContent).toBe('资料中心')
    expect([screen.queryByRole('search'), current()]).toEqual([null, ['资料中心']])
    expect(await onScreen.userMenu()).toBeDefined()
    const links = () => namesOf(onScreen.banner().getAllByRole('link'))
    expect([links().includes('我的课程'), links().includes('学校资源库')]).toEqual([true, false])

    await goBack()
    await waitFor(() => expect(document.title).toBe('首页 - 知源课堂'))
    expect(address()).toBe('/')
    expect(await screen.findByRole('search')).toBeDefined()
    await waitFor(() => expect(links()[0]).toBe('知源课堂'))
    cleanup()

    const again = openApp({ backend, browser, address: '/cloud-school?code=ljzk&orgId=2' })
    await onScreen.heading('云学校 · 资料中心')
    await waitFor(() => expect(links()[0]).toBe('资料中心'))
    expect(screen.queryByRole('search')).toBeNull()
    expect(again.address()).toBe('/cloud-school?code=ljzk&orgId=2')
  })

  it.each([
    ['emptyMenus', '云学校暂未开通云学校学校开通后，云学校的栏目会出现在这里。返回首页'],
  ] as const)('of %s is not there yet', async (person, text) => {
    openApp({ person, address: '/cloud-school' })
    await waitFor(() => expect(mainText()).toBe(text))
  })
})

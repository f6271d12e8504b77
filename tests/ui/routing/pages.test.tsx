import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CLOUD_USER, openApp, REVIEWER, signIn, TEACHER, WITHOUT_SCHOOL } from '../support/open-app.tsx'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const crumbs = () =>
  within(screen.getByRole('navigation', { name: '面包屑' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('a page that needs an account', () => {
  it('tells a visitor why, and opens once they are in', async () => {
    const app = openApp('/coursetable?activeIndex=1')
    await screen.findByText('这个页面需要登录，登录后自动打开')
    expect(screen.getByText('这个页面需要登录')).toBeDefined()
    expect(screen.queryByText('这个页面正在建设中，还不能使用。')).toBeNull()
    await signIn(app)
    await waitFor(() => expect(main().getByRole('link', { current: 'page' }).textContent).toBe('学习记录'))
    expect(app.address()).toBe('/coursetable?activeIndex=1')
    expect(document.title).toBe('个人中心 - 知源课堂')
  })

  it('can be asked for again after the popup was closed', async () => {
    const app = openApp('/play?id=3')
    await screen.findByRole('dialog')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await app.user.click(main().getByRole('button', { name: '登录' }))
    await screen.findByRole('dialog', { name: '账号登录' })
  })
})

describe('on the way from page to page', () => {
  it('the focus goes to the heading and the title is said', async () => {
    const app = openApp()
    await signIn(app)
    await app.user.click(screen.getByRole('link', { name: '我的课程' }))
    const heading = await title('个人中心')
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText('已打开：个人中心').getAttribute('aria-live')).toBe('polite')
  })

  it('the trail grows, and the logo leads home and starts it anew', async () => {
    const app = openApp()
    await signIn(app)
    expect(screen.queryByRole('navigation', { name: '面包屑' })).toBeNull()
    await app.user.click(screen.getByRole('link', { name: '我的课程' }))
    await title('个人中心')
    await app.user.click(screen.getByRole('link', { name: '电子组卷' }))
    await title('电子组卷')
    expect(crumbs()).toEqual(['首页', '个人中心', '电子组卷'])
    await app.user.click(within(screen.getByRole('banner')).getByRole('link', { name: '知源课堂' }))
    await waitFor(() => expect(app.address()).toBe('/'))
  })

  it('an address that nothing answers to leads on', async () => {
    const app = openApp('/nowhere')
    await title('页面不存在')
    await app.user.click(main().getByRole('link', { name: '返回首页' }))
    await waitFor(() => expect(app.address()).toBe('/'))
  })

  it('a course without its number says what is missing', async () => {
    const app = openApp('/introduction')
    await signIn(app)
    await main().findByText('地址里缺少内容编号')
  })
})

describe('the pages of a school', () => {
  it('have the school in the address; another one is chosen by the menu', async () => {
    const app = openApp()
    await signIn(app, TEACHER)
    await app.user.click(screen.getByRole('link', { name: '学校资源库' }))
    await title('学校资源库')
    const first = await screen.findByRole('button', { name: /^切换学校/ })
    const before = first.textContent
    await app.user.click(first)
    const other = (await screen.findAllByRole('menuitemradio')).find(
      ({ textContent }) => textContent !== before,
    )
    await app.user.click(other as HTMLElement)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^切换学校/ }).textContent).not.toBe(before),
    )
    expect(app.address()).toBe('/school-local/school-local-database?orgId=2')
  })

  it('show 资料审核 to a reviewer only; for anybody else it is 无权限 and not the end of the session', async () => {
    const teacher = openApp('/school-local/school-local-examine?orgId=1')
    await signIn(teacher, TEACHER)
    await main().findByText('无权限')
    const menu = () => within(screen.getByRole('navigation', { name: '校本导航' })).getAllByRole('link')
    expect(menu().map(({ textContent }) => textContent)).toEqual(['学校资源库', '我的资料库'])
    expect(teacher.actors.session.getSnapshot().matches('loggedIn')).toBe(true)
  })

  it('offer 资料审核 to a reviewer', async () => {
    const reviewer = openApp('/school-local/school-local-examine?orgId=1')
    await signIn(reviewer, REVIEWER)
    await main().findByText('这个页面正在建设中，还不能使用。')
    const menu = within(screen.getByRole('navigation', { name: '校本导航' })).getAllByRole('link')
    expect(menu.map(({ textContent }) => textContent)).toEqual(['学校资源库', '资料审核', '我的资料库'])
  })

  it('explain that one belongs to no school, or to another', async () => {
    const app = openApp('/school-local/school-local-database')
    await signIn(app, WITHOUT_SCHOOL)
    await main().findByText('还没有加入学校')
  })

  it('do not open another school', async () => {
    const app = openApp('/school-local/school-local-database?orgId=99')
    await signIn(app, TEACHER)
    await main().findByText('不是你的学校')
  })
})

describe('the cloud school', () => {
  it('takes over the frame: its name as logo, no search box, a way out', async () => {
    const app = openApp()
    await signIn(app, CLOUD_USER)
    await title('云学校')
    const menu = within(main().getByRole('navigation', { name: '云学校栏目' })).getAllByRole('link')
    expect(menu.at(-1)?.getAttribute('aria-current')).toBe('page')
    const banner = within(screen.getByRole('banner'))
    expect(banner.getByRole('link', { name: menu.at(-1)?.textContent ?? '' })).toBeDefined()
    expect(screen.queryByRole('search')).toBeNull()
    await app.user.click(banner.getByRole('button', { name: '用户菜单' }))
    await screen.findByRole('menuitem', { name: '退出登录' })
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CurrentUser } from '#domain/session/current-user.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp, type Person, personOf } from '#tests/ui/support/open-app.tsx'

const DATABASE = '/school-local/school-local-database'
const EXAMINE = '/school-local/school-local-examine'
const MINE = '/school-local/school-local-mydatabase'

const menu = async () => within(await screen.findByRole('navigation', { name: '校本导航' }))
const linksOf = (nav: Awaited<ReturnType<typeof menu>>) =>
  nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('the school menu', () => {
  it('of a reviewer has the review, with the school in every address', async () => {
    openApp({ person: 'reviewer', address: '/school-local' })
    expect(linksOf(await menu())).toEqual([
      ['学校资源库', `${DATABASE}?orgId=1`],
      ['资料审核', `${EXAMINE}?orgId=1`],
      ['我的资料库', `${MINE}?orgId=1`],
    ])
  })

  it('of everybody else has no review', async () => {
    openApp({ person: 'teacher', address: '/school-local' })
    const nav = await menu()
    expect(linksOf(nav).map(([name]) => name)).toEqual(['学校资源库', '我的资料库'])
    const first = nav.getByRole('link', { name: '学校资源库' })
    await waitFor(() => expect(first.getAttribute('aria-current')).toBe('page'))
  })

  describe('of a reviewer of one of two schools', () => {
    const open = (address: string) => {
      const { organisations } = personOf('teacher')
      const reviewer = { ...personOf('reviewer'), organisations }
      const backend = createMemoryBackend({ people: [reviewer] })
      const browser = createMemoryBrowser()
      browser.entry<string | null>('token', null).keep(backend.openSession(reviewer))
      browser.entry<CurrentUser | null>('user', null).keep(reviewer)
      return { ...openApp({ address, backend, browser }), backend }
    }

    it('has the review with the school where the right is', async () => {
      const { user } = open(`${DATABASE}?orgId=2`)
      const nav = await menu()
      await waitFor(() => expect(nav.queryByRole('link', { name: '资料审核' })).toBeNull())
      await user.click(await nav.findByRole('button', { name: /江城第一中学/ }))
      await user.click(await screen.findByRole('menuitemradio', { name: '青禾实验学校' }))
      await nav.findByRole('link', { name: '资料审核' })
    })

    it('says at the review of the other school that there is no right, and leads to where there is', async () => {
      const { user, address } = open(`${EXAMINE}?orgId=2`)
      await screen.findByText('你没有江城第一中学的资料审核权限，请联系学校管理员开通。')
      await user.click(screen.getByRole('link', { name: '打开青禾实验学校' }))
      await waitFor(() => expect(address()).toBe(`${EXAMINE}?orgId=1`))
      await screen.findByRole('region', { name: '共享申请' })
    })

    it('has it with every school while the rights cannot be read', async () => {
      const { backend } = open('/school-local')
      backend.failCall('review.rights', { kind: 'unreachable' })
      const nav = await menu()
      await nav.findByRole('link', { name: '资料审核' })
    })
  })

  it('is there in school-local mode only', async () => {
    const { goTo } = openApp({ person: 'teacher', address: MINE })
    await menu()
    await goTo('/coursetable')
    await onScreen.heading('个人中心')
    expect(screen.queryByRole('navigation', { name: '校本导航' })).not.toBeNull()
    await goTo('/')
    await waitFor(() => expect(screen.queryByRole('navigation', { name: '校本导航' })).toBeNull())
  })

  it('changes the school on the page where one is', async () => {
    const { user, address, actors } = openApp({ person: 'teacher', address: `${MINE}?orgId=1` })
    const nav = await menu()
    await user.click(await nav.findByRole('button', { name: /青禾实验学校/ }))
    expect(
      (await screen.findAllByRole('menuitemradio')).map((item) => [
        item.textContent,
        item.ariaChecked ?? item.getAttribute('aria-checked'),
      ]),
    ).toEqual([
      ['青禾实验学校', 'true'],
      ['江城第一中学', 'false'],
    ])
    await user.click(screen.getByRole('menuitemradio', { name: '江城第一中学' }))
    await waitFor(() => expect(address()).toBe(`${MINE}?orgId=2`))
    expect(actors.session.getSnapshot().context.organisation).toEqual({ id: 2, name: '江城第一中学' })
    expect(await nav.findByRole('button', { name: /江城第一中学/ })).toBeDefined()
    expect(linksOf(nav)).toEqual([
      ['学校资源库', `${DATABASE}?orgId=2`],
      ['我的资料库', `${MINE}?orgId=2`],
    ])
  })

  it('goes back from school to school, and leaves the menu behind on the way home', async () => {
    const { user, address, goBack } = openApp({ person: 'teacher', address: `${DATABASE}?orgId=1` })
    const nav = await menu()
    await user.click(await nav.findByRole('button', { name: /青禾实验学校/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: '江城第一中学' }))
    await waitFor(() => expect(address()).toBe(`${DATABASE}?orgId=2`))
    await waitFor(() => expect(linksOf(nav).at(-1)).toEqual(['我的资料库', `${MINE}?orgId=2`]))
    await user.click(nav.getByRole('link', { name: '我的资料库' }))
    await waitFor(() => expect(document.title).toBe('我的资料库 - 知源课堂'))
    expect(address()).toBe(`${MINE}?orgId=2`)
    const shows = (school: string) =>
      waitFor(() => expect(screen.getByRole('main').textContent).toContain(school))
    await goBack()
    await shows('江城第一中学')
    expect(address()).toBe(`${DATABASE}?orgId=2`)
    await goBack()
    await shows('青禾实验学校')
    await nav.findByRole('button', { name: /青禾实验学校/ })
    await user.click(onScreen.banner().getByRole('link', { name: '知源课堂' }))
    await waitFor(() => expect(document.title).toBe('首页 - 知源课堂'))
    await waitFor(() => expect(screen.queryByRole('navigation', { name: '校本导航' })).toBeNull())
  })

  it('shows the school of the address, whatever was chosen before', async () => {
    openApp({ person: 'teacher', address: `${DATABASE}?orgId=2` })
    expect(await (await menu()).findByRole('button', { name: /江城第一中学/ })).toBeDefined()
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('江城第一中学'))
  })

  it('has no schools to choose where there are none', async () => {
    openApp({ person: 'noOrganisation', address: '/school-local' })
    expect((await menu()).queryByRole('button')).toBeNull()
  })
})

describe('a page of the school', () => {
  const seen = async (person: Person, address: string, heading: string) => {
    openApp({ person, address })
    await onScreen.heading(heading)
    const main = onScreen.main()
    return {
      text: screen.getByRole('main').textContent,
      links: main.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    }
  }
  const HOME = ['返回首页', '/']

  it('that one may not see says why and leads on', async () => {
    expect(await seen('teacher', `${EXAMINE}?orgId=1`, '资料审核')).toEqual({
      text: '资料审核无权限当前账号没有资料审核的权限，请联系学校管理员开通。返回首页',
      links: [HOME],
    })
  })

  it.each([
    ['cloudSchool', DATABASE, '学校资源库'],
    ['emptyMenus', MINE, '我的资料库'],
  ] as const)('of %s without the right to the library', async (person, address, title) => {
    expect(await seen(person, address, title)).toEqual({
      text: `${title}无权限当前账号没有学校资源库的权限，请联系学校管理员开通。返回首页`,
      links: [HOME],
    })
  })

  it('without a school says how to get one', async () => {
    expect(await seen('noOrganisation', DATABASE, '学校资源库')).toEqual({
      text: '学校资源库还没有加入学校学校资源属于各所学校。请联系学校管理员把你的账号加入学校。返回首页',
      links: [HOME],
    })
  })

  it("of somebody else's school leads to one's own", async () => {
    expect(await seen('reviewer', `${DATABASE}?orgId=2`, '学校资源库')).toEqual({
      text: '学校资源库不是你的学校地址里的学校不在你的学校列表中，换到自己的学校再看。打开青禾实验学校',
      links: [['打开青禾实验学校', `${DATABASE}?orgId=1`]],
    })
  })

  it.each(['0', '-1', 'x', '1.5'])('with orgId=%s shows the first school', async (id) => {
    const { text } = await seen('teacher', `${DATABASE}?orgId=${id}`, '学校资源库')
    expect(text.startsWith('学校资源库青禾实验学校')).toBe(true)
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opening, openApp } from '#tests/ui/support/open-app.tsx'

const LIBRARY = '/school-local/school-local-database'

const open = async (query = '?orgId=1', opening: Opening = {}) => {
  const app = openApp({ person: 'teacher', address: `${LIBRARY}${query}`, ...opening })
  await onScreen.heading('学校资源库')
  return app
}

const rows = () => screen.findAllByRole('article')
const names = () =>
  screen.getAllByRole('article').map((row) => within(row).getByRole('heading', { level: 2 }).textContent)
const choose = async (group: string, name: string | RegExp) =>
  within(await screen.findByRole('group', { name: group })).getByRole('button', { name })

describe('the library of a school', () => {
  it('lists its files with what they are, by the address', async () => {
    const { user, address } = await open()
    expect((await rows()).length).toBe(20)
    await user.click(await choose('格式', '演示'))
    await waitFor(() => expect(address()).toBe(`${LIBRARY}?orgId=1&format=slides`))
    await waitFor(() => expect(names().filter((name) => !name.startsWith('PPTX'))).toEqual([]))
    await user.click(await choose('类型', /^课件 /))
    await waitFor(() => expect(address()).toBe(`${LIBRARY}?orgId=1&tag=1&format=slides`))
    await user.type(screen.getByRole('searchbox', { name: '校内搜索' }), ' 没有人会这样命名 {Enter}')
    await screen.findByText('没有符合条件的资源')
    await user.click(screen.getAllByRole('link', { name: '清除筛选' })[0] ?? document.body)
    await waitFor(() => expect(address()).toBe(`${LIBRARY}?orgId=1`))
    expect((await rows()).length).toBe(20)
  })

  it('keeps both of two choices, also where the page of the first is not drawn before the second is made', async () => {
    const { address } = await open()
    await rows()
    const [slides, handouts] = [await choose('格式', '演示'), await choose('类型', /^课件 /)]
    await act(async () => {
      slides.click()
      await vi.waitFor(() => expect(address()).toContain('format=slides'))
      handouts.click()
    })
    await waitFor(() => expect(address()).toBe(`${LIBRARY}?orgId=1&tag=1&format=slides`))
  })

  it('says beside each choice how many files it leads to, of what is looked for', async () => {
    const { user, address } = await open()
    await rows()
    await user.type(screen.getByRole('searchbox', { name: '校内搜索' }), '课{Enter}')
    await user.click(await choose('格式', '演示'))
    await waitFor(() => expect(address()).toMatch(/format=slides&q=/))
    const numberIn = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0] ?? Number.NaN)
    const listed = async (total: number) => waitFor(() => screen.getByText(`共 ${total} 个资源`))
    const chips = async (group: string) =>
      within(await screen.findByRole('group', { name: group }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== '全部')
    const total = await waitFor(() => {
      const shown = screen.getAllByRole('article').length
      screen.getByText(`共 ${shown} 个资源`)
      return shown
    })
    for (const group of ['类型', '上传者'])
      await waitFor(async () =>
        expect((await chips(group)).reduce((sum, text) => sum + numberIn(text), 0)).toBe(total),
      )
    const [most = ''] = await chips('上传者')
    await user.click(await choose('上传者', most))
    await listed(numberIn(most))
    await waitFor(async () =>
      expect((await chips('类型')).reduce((sum, text) => sum + numberIn(text), 0)).toBe(numberIn(most)),
    )
    const stages = within(screen.getByRole('tree', { name: /学段/ })).getAllByRole('treeitem')
    expect(
      stages.reduce(
        (sum, { textContent }) => sum + (/\d+$/.test(textContent) ? numberIn(textContent) : 0),
        0,
      ),
    ).toBe(numberIn(most))
  })

  it('selects several, packs them once, and says what came of it', async () => {
    const backend = createMemoryBackend()
    const { user } = await open('?orgId=1', { backend })
    const [first, second] = await screen.findAllByRole('checkbox', { name: /^选择/ })
    if (first === undefined || second === undefined) throw new Error('two files')
    await user.click(first)
    await user.click(second)
    const bar = within(screen.getByRole('toolbar', { name: '已选资源' }))
    bar.getByText('已选 2 个')
    backend.failCall('schoolFile.pack', { kind: 'unreachable' })
    await user.click(bar.getByRole('button', { name: '批量下载' }))
    await screen.findByText(/^没有打成压缩包/)
    backend.failCall('schoolFile.pack', null)
    await user.click(bar.getByRole('button', { name: '收藏' }))
    const picker = await screen.findByRole('dialog')
    await user.click(within(picker).getByRole('button', { name: /取消|关闭/ }))
    await user.click(bar.getByRole('button', { name: '取消选择' }))
    expect(screen.queryByRole('toolbar', { name: '已选资源' })).toBe(null)
  })

  it('of another school shows nothing of this one, and asks for nothing more of it', async () => {
    const backend = createMemoryBackend()
    const { goTo } = await open('?orgId=1', { backend })
    await rows()
    const here = names()
    await goTo(`${LIBRARY}?orgId=2`)
    await screen.findAllByText('江城第一中学')
    await waitFor(() => expect(names().filter((name) => here.includes(name))).toEqual([]))
  })

  it('puts the chosen school into an address that names none, as the menu says it', async () => {
    const { user, address, goTo } = await open('')
    await waitFor(() => expect(address()).toBe(`${LIBRARY}?orgId=1`))
    const banner = onScreen.banner()
    await user.click(await banner.findByRole('button', { name: /青禾实验学校/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: '江城第一中学' }))
    await waitFor(() => expect(address()).toBe(`${LIBRARY}?orgId=2`))
    await goTo(`${LIBRARY}?q=函数`)
    await waitFor(() => expect(decodeURI(address())).toBe(`${LIBRARY}?q=函数&orgId=2`))
    await banner.findByRole('button', { name: /江城第一中学/ })
    await within(screen.getByRole('main')).findByText('江城第一中学')
  })

  it('says what it could not read, and tries again', async () => {
    const backend = createMemoryBackend()
    backend.failCall('schoolFile.page', { kind: 'unreachable' })
    const { user } = await open('?orgId=1', { backend })
    await screen.findByText('学校资源加载失败')
    backend.failCall('schoolFile.page', null)
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect((await rows()).length).toBe(20)
  })
})

describe('the cloud school', () => {
  const CLOUD = '/cloud-school'
  const tabs = () => screen.findByRole('navigation', { name: '云学校栏目' })

  it('shows what a menu item is about, and takes the frame over', async () => {
    const { user, address } = openApp({ person: 'cloudSchool', address: `${CLOUD}?code=yxsy&orgId=2` })
    await screen.findByRole('heading', { name: '通知公告' })
    await screen.findByRole('heading', { name: '学校直播' })
    expect(screen.queryByRole('search')).toBe(null)
    await user.click(within(await tabs()).getByRole('link', { name: '名师课堂' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: '通知公告' })).toBe(null))
    expect(address()).toBe(`${CLOUD}?code=mskt&orgId=2`)
    const banner = onScreen.banner()
    await banner.findByRole('link', { name: '名师课堂' })
  })

  it('opens the first item for an address that names none, another school for one of two', async () => {
    const { user, address } = openApp({ person: 'teacher', address: `${CLOUD}?code=nonsense&orgId=1` })
    await screen.findByRole('heading', { name: '通知公告' })
    expect(within(await tabs()).getByRole('link', { current: 'page' }).textContent).toBe('校本资源')
    const ofTheFirst = await screen.findByText('本周教研安排')
    await user.click(screen.getByRole('link', { name: '江城第一中学' }))
    await waitFor(() => expect(address()).toBe(`${CLOUD}?code=xbzy&orgId=2`))
    // Both schools have one of this name, and the address changes before the page does.
    await waitFor(() => expect(ofTheFirst.isConnected).toBe(false))
    await user.click(await screen.findByText('本周教研安排'))
    await screen.findByText(/^江城第一中学：本周教研安排/)
  })

  it.each([
    ['teacher', '?code=xbzy&orgId=9', '不是你的学校'],
    ['noOrganisation', '?code=xbzy&orgId=0', '还没有加入学校'],
    ['emptyMenus', '', '暂未开通云学校'],
  ] as const)('tells %s at %s: %s', async (person, query, said) => {
    openApp({ person, address: `${CLOUD}${query}` })
    await screen.findByText(said)
  })
})

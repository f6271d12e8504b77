import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ListResult } from '#domain/catalogue/list-result.ts'
import { success } from '#domain/kernel/result.ts'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { port } from '#main/adapters/with-ports.ts'
import { LIST_PORT } from '#main/catalogue/list.tokens.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const open = (address: string, backend: MemoryBackend = createMemoryBackend()) =>
  openApp({ person: 'teacher', address, backend })

/** The list as the server answers it, changed so. */
const openAnswered = (address: string, change: (answered: ListResult) => ListResult) =>
  openApp({
    person: 'teacher',
    address,
    ports: [
      port(LIST_PORT, (base) => ({
        page: async (query, signal) => {
          const result = await base.page(query, signal)
          return result.ok ? success(change(result.value)) : result
        },
      })),
    ],
  })

const tag = async (name: string) =>
  within(await screen.findByRole('group', { name: '类型' })).getByRole('button', { name })
const choice = async (group: string, name: string) =>
  within(await screen.findByRole('group', { name: group })).getByRole('button', { name })
const cards = () => screen.queryAllByRole('article')
const settled = () =>
  waitFor(() => expect(screen.getByRole('region', { name: '结果' }).getAttribute('aria-busy')).toBe('false'))

describe('a list', () => {
  // R-first-start-3.
  it.each([
    [1, '去发布课程', '/studio'],
    [2, '去安排直播', '/studio/live'],
    [3, '去分享资料', '/school-local/school-local-mydatabase?orgId=1'],
    [4, '去出题', '/studio/questions'],
  ] as const)('of type %i that has nothing yet leads to where it is filled', async (type, name, place) => {
    openAnswered(`/list?type=${type}`, (answered) => ({
      ...answered,
      page: { ...answered.page, total: 0, items: [] },
    }))
    const nothing = within((await screen.findByText('这里还没有内容')).parentElement as HTMLElement)
    expect(nothing.getByRole('link', { name }).getAttribute('href')).toBe(place)
    expect(nothing.getByRole('link', { name: '返回首页' })).toBeDefined()
  })

  it('that cannot be read says so, and is tried again with its filters', async () => {
    const { backend, user, address } = open('/list?type=3&sort=newest')
    await settled()
    backend.failCall('list.page', { kind: 'unreachable' })
    await user.click(await tag('课件'))
    const alert = await onScreen.main().findByRole('alert')
    expect(alert.textContent).toContain('列表加载失败')
    expect(screen.getByRole('button', { name: '去掉 课件' })).toBeTruthy()
    backend.failCall('list.page', null)
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    await settled()
    await waitFor(() => expect(cards().length).toBeGreaterThan(0))
    expect(address()).toMatch(/^\/list\?type=3&tags=\d+&sort=newest$/)
  })

  it('does not wait for its menus, which fail by themselves and are tried again', async () => {
    const backend = createMemoryBackend()
    backend.failCall('curriculum.categoryMenu', { kind: 'unreachable' })
    backend.failCall('curriculum.tags', {
      kind: 'rejected',
      reason: 'crashed',
      message: '标签服务正在维护',
    })
    const { user } = open('/list?type=3', backend)
    await waitFor(() => expect(cards().length).toBe(18))
    const tags = await screen.findByText('筛选标签加载失败：标签服务正在维护')
    const side = (await screen.findAllByRole('alert')).find(({ textContent }) =>
      textContent.includes('连不上服务器'),
    )
    backend.failCall('curriculum.categoryMenu', null)
    backend.failCall('curriculum.tags', null)
    await user.click(within(side ?? document.body).getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('treeitem', { name: /^初中/ })).toBeTruthy()
    await user.click(within(tags).getByRole('button', { name: '重试' }))
    expect(await tag('课件')).toBeTruthy()
  })

  it('goes to its first page with any change of a filter', async () => {
    const { user, address, goTo } = open('/list?type=3&page=2')
    await settled()
    await user.click(await tag('课件'))
    await waitFor(() => expect(address()).toMatch(/^\/list\?type=3&tags=\d+$/))
    await user.click(await tag('教案'))
    await waitFor(() => expect(address()).toMatch(/^\/list\?type=3&tags=\d+\.\d+$/))
    await user.click(await choice('排序', '最新'))
    await waitFor(() => expect(address()).toMatch(/^\/list\?type=3&tags=\d+\.\d+&sort=newest$/))
    await user.click(await tag('全部'))
    await waitFor(() => expect(address()).toBe('/list?type=3&sort=newest'))
    await goTo('/list?type=3&page=2')
    await settled()
    await user.click(await choice('排序', '最新'))
    await waitFor(() => expect(address()).toBe('/list?type=3&sort=newest'))
  })

  it('changes below what is being typed, which stays', async () => {
    const { user, address } = open('/list?type=3&q=函数')
    await waitFor(() => expect(onScreen.keyword().value).toBe('函数'))
    await user.clear(onScreen.keyword())
    await user.type(onScreen.keyword(), '二次函数的图{Escape}')
    await user.click(await choice('排序', '最新'))
    await waitFor(() => expect(address()).toMatch(/sort=newest/))
    await settled()
    expect(onScreen.keyword().value).toBe('二次函数的图')
  })

  it('is remembered as cards or rows', async () => {
    const { user, address, goTo } = open('/list?type=3')
    await waitFor(() => expect(cards().length).toBe(18))
    await user.click(await choice('显示方式', '列表'))
    await waitFor(() => expect(cards().length).toBe(20))
    await goTo('/')
    await user.click(await screen.findByRole('link', { name: '更多资料库' }))
    await waitFor(() => expect(address()).toBe('/list?type=3&view=row'))
    await user.click(await choice('显示方式', '卡片'))
    await waitFor(() => expect(address()).toBe('/list?type=3'))
    await waitFor(() => expect(cards().length).toBe(18))
  })

  it('that finds nothing says what to let go, what is near and where there is some', async () => {
    const { user, address } = openAnswered('/list?type=3&q=勾鼓定理&stage=2', (answered) => ({
      ...answered,
      typeCounts: answered.page.total > 0 ? answered.typeCounts : [{ type: 1, count: 12_345 }],
      suggestions: answered.page.total > 0 ? [] : ['有理数'],
    }))
    expect(await screen.findByText('没有找到“勾鼓定理”')).toBeTruthy()
    const leads = (name: string) => {
      const led = screen.getAllByRole('link', { name }).at(-1)?.getAttribute('href')
      return new URL(led ?? '', 'http://x')
    }
    const elsewhere = leads('课程视频 1.2万').searchParams
    expect(Object.fromEntries(elsewhere)).toEqual({ type: '1', q: '勾鼓定理', stage: '2' })
    const wider = leads('去掉“初中”再看').searchParams
    expect(Object.fromEntries(wider)).toEqual({ type: '3', q: '勾鼓定理' })
    await user.click(screen.getByRole('link', { name: '有理数' }))
    await waitFor(() => expect(cards().length).toBeGreaterThan(0))
    expect(new URL(address(), 'http://x').searchParams.get('q')).toBe('有理数')
  })

  it('of a word that nothing anywhere is near to leads on to the list without it', async () => {
    const { user, address } = openAnswered('/list?type=3&q=齉爨', (answered) => ({
      ...answered,
      typeCounts: answered.page.total > 0 ? answered.typeCounts : [],
      suggestions: [],
    }))
    expect(await screen.findByText('没有找到“齉爨”')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: '去掉“齉爨”再看' }))
    await waitFor(() => expect(cards().length).toBe(18))
    expect(address()).toBe('/list?type=3')
  })

  it('that was not counted to its end says at least', async () => {
    openAnswered('/list?type=3&q=数', (answered) => ({
      ...answered,
      capped: true,
      page: { ...answered.page, total: 12_000 },
    }))
    expect(await screen.findByText('至少 1.2万 个结果')).toBeTruthy()
  })
})

import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createWorld } from '#infrastructure/memory/world.ts'
import { type OpenedApp, openApp, signIn } from '../support/open-app.tsx'

const field = () => screen.getByRole('searchbox', { name: '搜索' })
const panel = () => screen.getByRole('region', { name: '搜索建议' })
const closedPanel = () => screen.queryByRole('region', { name: '搜索建议' })
const termsOf = (group: string) =>
  within(within(panel()).getByRole('group', { name: group }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/^\d+/, ''))

/** A key as the browser says it while an input method composes. */
const pressComposing = (key: string) => {
  const event = createEvent.keyDown(field(), { key, keyCode: 229, isComposing: true })
  fireEvent(field(), event)
}

/** Searches for a term, which leads away from home, and opens the panel there. */
const searchFor = async ({ user }: OpenedApp, term: string) => {
  await user.clear(field())
  await user.type(field(), `${term}{Enter}`)
}

describe('the search panel', () => {
  it('opens with the focus and shows the hot searches of the category', async () => {
    const { user } = openApp()
    expect(closedPanel()).toBeNull()
    await user.click(field())
    await waitFor(() => expect(termsOf('热门搜索')[0]).toBe('勾股定理'))
    expect(within(panel()).queryByRole('group', { name: '最近搜索' })).toBeNull()
  })

  it('closes with Escape, which keeps the focus', async () => {
    const { user } = openApp()
    await user.click(field())
    await user.keyboard('{Escape}')
    expect(closedPanel()).toBeNull()
    expect(document.activeElement).toBe(field())
  })

  it('closes with a press beside it', async () => {
    const { user } = openApp()
    await user.click(field())
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(closedPanel()).toBeNull()
  })

  it('marks the term that the arrow keys are on, and Enter searches for it', async () => {
    const app = openApp()
    await signIn(app)
    await app.user.click(field())
    await waitFor(() => expect(termsOf('热门搜索').length).toBeGreaterThan(1))
    await app.user.keyboard('{ArrowDown}{ArrowDown}')
    const marked = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
    expect(marked?.textContent).toBe('2岳阳楼记')
    await app.user.keyboard('{ArrowUp}{ArrowUp}')
    expect(field().hasAttribute('aria-activedescendant')).toBe(false)
    await app.user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(app.address()).toBe(`/list?type=1&q=${encodeURIComponent('勾股定理')}&time=1`))
  })

  it('does not search with the Enter that ends a composition', async () => {
    const app = openApp()
    await signIn(app)
    await app.user.type(field(), 'gougu')
    pressComposing('Enter')
    expect(app.address()).toBe('/')
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(app.address()).toBe('/list?type=1&q=gougu&time=1'))
  })

  it('keeps the terms that were searched for and forgets one or all of them', async () => {
    const app = openApp()
    await signIn(app)
    await searchFor(app, '浮力')
    await screen.findByRole('heading', { level: 1, name: '搜索“浮力”' })
    await searchFor(app, '背影')
    await screen.findByRole('heading', { level: 1, name: '搜索“背影”' })
    await app.user.click(field())
    expect(termsOf('最近搜索')).toEqual(['背影', '浮力'])
    await app.user.click(screen.getByRole('button', { name: '删除“背影”' }))
    expect(termsOf('最近搜索')).toEqual(['浮力'])
    expect(document.activeElement).toBe(field())
    await app.user.click(screen.getByRole('button', { name: '清空' }))
    expect(screen.queryByRole('group', { name: '最近搜索' })).toBeNull()
  })

  it('says when the hot searches cannot be read, and tries again', async () => {
    const world = createWorld()
    world.turn('unreachable')
    const { user } = openApp('/', { world })
    await user.click(field())
    await within(panel()).findByText('热门搜索暂时读不到')
    world.turn('fair')
    await user.click(within(panel()).getByRole('button', { name: '重试' }))
    await waitFor(() => expect(termsOf('热门搜索')[0]).toBe('勾股定理'))
  })
})

describe('the search box', () => {
  it('is there once: in the page at home, in the top bar elsewhere', async () => {
    const app = openApp()
    await signIn(app)
    const banner = screen.getByRole('banner')
    expect(within(banner).queryByRole('search')).toBeNull()
    expect(screen.getAllByRole('search')).toHaveLength(1)
    await app.user.click(within(banner).getByRole('link', { name: '我的课程' }))
    await within(banner).findByRole('search')
    expect(screen.getAllByRole('search')).toHaveLength(1)
  })

  it('asks a visitor to sign in and goes on to what was searched for', async () => {
    const app = openApp()
    await app.user.type(field(), '浮力{Enter}')
    await screen.findByText('登录后为你显示搜索结果')
    await signIn(app)
    await waitFor(() => expect(app.address()).toBe(`/list?type=1&q=${encodeURIComponent('浮力')}&time=1`))
  })

  it('choosing a category clears the keyword', async () => {
    const { user } = openApp()
    await user.type(field(), '浮力')
    await user.selectOptions(screen.getByRole('combobox', { name: '分类' }), '资料库')
    expect((field() as HTMLInputElement).value).toBe('')
  })
})

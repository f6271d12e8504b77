import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { selectUser } from '#application/session/session.selectors.ts'
import { namesOf, onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'
import { initialOf } from '#ui/format/initial.ts'

describe('the user menu', () => {
  it('says whose it is and leads to the personal center and out', async () => {
    const { user, address } = openApp({ person: 'teacher' })
    await user.click(await onScreen.userMenu())
    const menu = await screen.findByRole('menu')
    expect(menu.querySelector('.user-menu__label')?.textContent).toBe('沈雨桐青禾实验学校')
    await waitFor(() =>
      expect(namesOf(screen.getAllByRole('menuitem'))).toEqual([
        '个人中心',
        '通知（6 条未读）',
        '课程工作室',
        '后台任务',
        '帮助与诊断',
        '退出登录',
      ]),
    )
    await user.click(screen.getByRole('menuitem', { name: '个人中心' }))
    await waitFor(() => expect(address()).toBe('/coursetable?activeIndex=0'))
  })

  it('names somebody whose name the server does not say', async () => {
    const said = { ...personOf('teacher'), id: 0, name: '', account: '' }
    const { user, actors } = openApp({ person: 'teacher', user: said })
    await waitFor(() => expect(selectUser(actors.session.getSnapshot())?.name).toBe(''))
    await user.click(await onScreen.userMenu())
    const menu = await screen.findByRole('menu')
    expect(menu.querySelector('.user-menu__label')?.textContent).toBe('老师青禾实验学校')
  })

  it('works from the keyboard and gives the focus back', async () => {
    const { user } = openApp({ person: 'teacher' })
    const button = await onScreen.userMenu()
    button.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('menu')
    await user.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('退出登录')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('is opened by the arrow key and closed by a second press of its button', async () => {
    const { user } = openApp({ person: 'teacher' })
    const button = await onScreen.userMenu()
    expect(button.getAttribute('aria-expanded')).toBe('false')
    button.focus()
    await user.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await user.click(button)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await user.click(button)
    expect(await screen.findByRole('menu')).toBeDefined()
  })

  it('leaves the focus to the field for which it is left', async () => {
    const { user } = openApp({ person: 'teacher' })
    await user.click(await onScreen.userMenu())
    await screen.findByRole('menu', { name: '用户菜单' })
    await user.click(onScreen.keyword())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await user.keyboard('浮力')
    expect(onScreen.keyword().value).toBe('浮力')
    expect(document.activeElement).toBe(onScreen.keyword())
  })

  it('signs out to the home page of a visitor', async () => {
    const { user, address, backend } = openApp({ person: 'teacher', address: '/coursetable' })
    await user.click(await onScreen.userMenu())
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
    await waitFor(() => expect(onScreen.loginButton()).toBeDefined())
    await waitFor(() => expect(address()).toBe('/'))
    expect(backend.requests.map(({ call }) => call)).toContain('session.signOut')
  })

  it('stays signed in when the server will not let go, and says its reason', async () => {
    const { user, backend } = openApp({ person: 'teacher' })
    backend.failCall('session.signOut', {
      kind: 'rejected',
      reason: 'crashed',
      message: '正在保存，请稍后再退出',
    })
    await user.click(await onScreen.userMenu())
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
    expect((await screen.findByRole('alert')).textContent).toBe('提示正在保存，请稍后再退出')
    expect(await onScreen.userMenu()).toBeDefined()
  })

  it('stays signed in when the server is not reached, and says so', async () => {
    const { user, backend, browser } = openApp({ person: 'teacher' })
    backend.failCall('session.signOut', { kind: 'unreachable' })
    await user.click(await onScreen.userMenu())
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
    expect((await screen.findByRole('alert')).textContent).toBe('请求错误')
    expect(await onScreen.userMenu()).toBeDefined()
    expect(browser.entry<string | null>('token', null).read()).not.toBeNull()
  })

  it('signs out of a session that is over already, and asks nobody to sign in again', async () => {
    const { user, backend, browser } = openApp({ person: 'teacher' })
    const button = await onScreen.userMenu()
    backend.failCall('session.signOut', { kind: 'expired' })
    await user.click(button)
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
    await waitFor(() => expect(onScreen.loginButton()).toBeDefined())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(browser.entry<string | null>('token', null).read()).toBeNull()
  })
})

describe('the initial of a name', () => {
  it.each([
    ['沈雨桐', '桐'],
    ['  顾明德 ', '德'],
    ['Anna Li', 'A'],
    ['li', 'L'],
    ['张老师', '张'],
    ['老师', '师'],
    ['𠮷', '𠮷'],
    ['', ''],
  ])('of %j is %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })
})

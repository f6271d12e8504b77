import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Tone } from '#domain/notification/notification.machine.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const show = (tone: Tone, message: string, title = '') => {
  const app = openApp()
  app.actors.notifications.send({
    type: 'notification.show',
    toast: { tone, title, message, duration: 60_000 },
  })
  return app
}

const region = () => screen.findByRole('region', { name: '通知' })

describe('toasts', () => {
  it.each([
    ['success', 'status'],
    ['information', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ] as const)('of the tone %s are said as %s', async (tone, role) => {
    show(tone, '说一声')
    expect((await screen.findByText('说一声')).parentElement?.getAttribute('role')).toBe(role)
  })

  it('have a title where there is one, and none where not', async () => {
    show('error', '账号或密码错误', '提示')
    expect((await screen.findByRole('alert')).innerHTML).toBe(
      '<strong>提示</strong><span>账号或密码错误</span>',
    )
  })

  it('offer what can be done about it, once', async () => {
    const { actors, user } = show('information', '说一声')
    actors.notifications.send({
      type: 'notification.show',
      toast: { tone: 'information', title: '', message: '已取消收藏', duration: 60_000, action: '撤销' },
    })
    const chosen: number[] = []
    actors.notifications.on('notification.acted', ({ id }) => chosen.push(id))
    await user.click(await screen.findByRole('button', { name: '撤销' }))
    expect([chosen, screen.queryByText('已取消收藏')]).toEqual([[2], null])
  })

  it('say nothing twice but say everything', async () => {
    const { actors } = show('warning', '一')
    for (const message of ['二', '一'])
      actors.notifications.send({
        type: 'notification.show',
        toast: { tone: 'warning', title: '', message, duration: 60_000 },
      })
    await screen.findByText('二')
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['二', '一'])
  })

  it('stay while the pointer or the focus rests on them', async () => {
    const { actors, user } = show('success', '好了')
    const state = () => actors.notifications.getSnapshot().value
    const toast = await screen.findByText('好了')
    await user.hover(toast)
    expect(state()).toBe('held')
    await user.unhover(await region())
    expect(state()).toBe('showing')
    screen.getByRole('button', { name: '关闭通知' }).focus()
    expect(state()).toBe('held')
    screen.getByRole('button', { name: '关闭通知' }).blur()
    expect(state()).toBe('showing')
  })

  it('go when they are closed', async () => {
    const { actors, user } = show('success', '好了')
    await user.click(await screen.findByRole('button', { name: '关闭通知' }))
    expect([screen.queryByText('好了'), actors.notifications.getSnapshot().value]).toEqual([null, 'quiet'])
  })

  it('lie outside of the app, so that a dialog hides none of them', async () => {
    const { user } = show('success', '好了')
    expect((await region()).parentElement).toBe(document.body)
    await user.click(screen.getByRole('button', { name: '登录' }))
    await screen.findByRole('dialog')
    expect((await region()).closest('[aria-hidden="true"]')).toBeNull()
  })
})

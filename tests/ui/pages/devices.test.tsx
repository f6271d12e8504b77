import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RECENT_SIGN_IN_SECONDS } from '#contract/devices.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'

/** 账号 of a teacher who signed in so many seconds ago, and on so many other devices since. */
const open = async (secondsAgo: number, others: number) => {
  let ms = Date.now() - secondsAgo * 1000
  const backend = createMemoryBackend({ now: () => ms })
  const { user } = openApp({ person: 'teacher', address: '/coursetable?activeIndex=4', backend })
  const elsewhere = Array.from({ length: others }, () => backend.openSession(personOf('teacher')))
  const devices = within(await screen.findByRole('region', { name: '已登录的设备' }))
  await devices.findByText('当前设备')
  ms += secondsAgo * 1000
  const sessions = () => backend.sessionsOf(personOf('teacher')).map(({ token }) => token)
  return { backend, user, elsewhere, devices, sessions }
}

it('signs another device out, never this one, without more words after a recent sign-in', async () => {
  const { user, devices, elsewhere, sessions } = await open(RECENT_SIGN_IN_SECONDS, 1)
  const remove = devices.getByRole('button', { name: '移除 演示浏览器', description: /登录 · 最近使用/ })
  await user.click(remove)
  const dialog = within(await screen.findByRole('alertdialog', { name: '移除“演示浏览器”？' }))
  expect(dialog.queryByLabelText('登录密码')).toBeNull()
  await user.click(dialog.getByRole('button', { name: '移除' }))
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1))
  expect(devices.getByRole('status').textContent).toBe('已移除，那台设备已退出登录。')
  await waitFor(() => expect(document.activeElement).toBe(devices.getByRole('group')))
  expect(sessions()).not.toContain(elsewhere[0])
  expect(sessions()).toHaveLength(1)
})

it('asks who signed in earlier for the password, keeps it until it is right, and signs all others out', async () => {
  const { backend, user, devices, sessions } = await open(RECENT_SIGN_IN_SECONDS + 1, 2)
  const all = devices.getByRole('button', { name: '移除其他所有设备' })
  await user.click(all)
  const dialog = within(await screen.findByRole('alertdialog', { name: '移除其他所有设备？' }))
  await user.click(dialog.getByRole('button', { name: '移除其他所有设备' }))
  const field = await dialog.findByLabelText<HTMLInputElement>('登录密码')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(dialog.queryByRole('alert')).toBeNull()
  await user.keyboard('{Enter}')
  expect(await dialog.findByText('请输入登录密码')).toBeDefined()
  await user.type(field, 'not this one{Enter}')
  expect((await dialog.findByRole('alert')).textContent).toBe('没有移除：当前密码不正确')
  expect(field.value).toBe('not this one')
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, 'Zhiyuan2026')
  backend.simulateNetwork('unreachable')
  await user.keyboard('{Enter}')
  await dialog.findByText(/不知道是否已完成/)
  expect(field.value).toBe('Zhiyuan2026')
  expect(sessions()).toHaveLength(3)
  backend.simulateNetwork('fair')
  await user.keyboard('{Enter}')
  await devices.findByText('已移除，其他设备都已退出登录。')
  await waitFor(() => expect(document.activeElement).toBe(devices.getByRole('group')))
  expect(sessions()).toHaveLength(1)
  expect(devices.queryByRole('button')).toBeNull()
})

it('is left by Escape to what opened it, and what was typed is gone', async () => {
  const { user, devices, sessions } = await open(RECENT_SIGN_IN_SECONDS + 1, 1)
  const button = devices.getByRole('button', { name: '移除 演示浏览器' })
  await user.click(button)
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: '移除' }))
  await user.type(await dialog.findByLabelText('登录密码'), 'Zhiyuan')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(document.activeElement).toBe(button)
  expect(sessions()).toHaveLength(2)
  await user.keyboard('{Enter}')
  const anew = within(await screen.findByRole('alertdialog'))
  const field = await anew.findByLabelText<HTMLInputElement>('登录密码')
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { tellPublishing } from '#infrastructure/memory/publishing-notice.backend.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'

const TITLE = '期中资料整理须知'

it('a notice is read as soon as it is opened, and the menu counts what is left', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: '/notices' })
  await onScreen.heading('通知')
  const list = within(await screen.findByRole('list', { name: '通知' }))
  expect(await screen.findByText('3 条未读')).toBeDefined()
  await expectAccessible()
  await user.click(list.getByText(TITLE))
  expect(await screen.findByText('2 条未读')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '用户菜单' }))
  expect(await screen.findByRole('menuitem', { name: '通知（2 条未读）' })).toBeDefined()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: '全部标为已读' }))
  expect(await screen.findByText('没有未读通知')).toBeDefined()
  expect(list.queryByText('未读')).toBe(null)
})

it('what could not be noted as read is said, and goes by opening it again', async () => {
  const backend = createMemoryBackend()
  backend.failCall('announcements.read', { kind: 'unreachable' })
  const { user } = openApp({ person: 'schoolAdministrator', address: '/notices', backend })
  const list = within(await screen.findByRole('list', { name: '通知' }))
  expect(await screen.findByText('3 条未读')).toBeDefined()
  await user.click(list.getByText(TITLE))
  expect((await screen.findByText(/不知道是否已完成/)).getAttribute('role')).toBe('alert')
  backend.failCall('announcements.read', null)
  await user.click(list.getByText(TITLE))
  await user.click(list.getByText(TITLE))
  expect(await screen.findByText('2 条未读')).toBeDefined()
  await waitFor(() => expect(screen.queryByText(/不知道是否已完成/)).toBe(null))
})

it('what others decided is counted at the menu until it is put away', async () => {
  const backend = createMemoryBackend()
  const notice = { kind: 'faultResolved', contentId: 7, type: 4, name: '绝对值的意义', reason: '' } as const
  for (const contentId of [7, 8])
    tellPublishing(backend, { ...notice, userId: personOf('schoolAdministrator').id, contentId })
  const { user } = openApp({ person: 'schoolAdministrator', address: '/notices', backend })
  const told = within(await screen.findByRole('region', { name: '审核结果' }))
  expect(told.getAllByText('你提的纠错已处理，谢谢你').length).toBe(2)
  expect(await screen.findByText('3 条未读')).toBeDefined()
  const menu = screen.getByRole('button', { name: '用户菜单' })
  await waitFor(() => expect(menu.textContent).toContain('5'))
  await user.click(told.getByRole('button', { name: '知道了' }))
  await waitFor(() => expect(menu.textContent).toContain('3'))
  expect(screen.queryByRole('region', { name: '审核结果' })).toBe(null)
  // Whoever works with the keyboard goes on from where it was.
  await waitFor(() => expect(document.activeElement?.className).toBe('told-notices__place'))
  await user.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('全部标为已读')
  await user.keyboard('{Enter}')
  await screen.findByText('没有未读通知')
  await waitFor(() =>
    expect(document.activeElement?.contains(screen.getByRole('list', { name: '通知' }))).toBe(true),
  )
  expect(document.activeElement).not.toBe(document.body)
})

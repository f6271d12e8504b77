import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const ADDRESS = '/manage/site'

it('the platform’s administrator sees what is typed before it is saved, and what is wrong with it', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: '/manage/people' })
  await user.click(await screen.findByRole('link', { name: '站点设置' }))
  await onScreen.heading('站点设置')
  const preview = within(await screen.findByRole('group', { name: '预览' }))
  expect(preview.getByText('知源课堂')).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: '产品短名称' }), '晨光课堂')
  expect(preview.getByText('晨光课堂')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: '不显示地方平台的链接' }))
  expect(preview.queryByText(/上海智慧教育平台/)).toBeNull()
  const days = screen.getByRole('textbox', { name: '操作记录保留（天）' })
  await user.clear(days)
  await user.type(days, '30')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('请填写 180 至 3650 之间的整数')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(days))
  await expectAccessible()
  await user.clear(days)
  await user.type(days, '365')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/^已保存/)).toBeDefined()
})

it('what is typed is given up only after a question', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: ADDRESS })
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: '产品短名称' })
  const before = name.value
  await user.type(name, '晨光课堂')
  const discard = screen.getByRole('button', { name: '放弃修改' })
  await user.click(discard)
  const asked = await screen.findByRole('alertdialog', { name: '放弃修改？' })
  await user.click(within(asked).getByRole('button', { name: '取消' }))
  expect(name.value).toBe(`${before}晨光课堂`)
  await user.click(discard)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '放弃修改' }))
  await waitFor(() => expect(name.value).toBe(before))
  await waitFor(() => expect(document.activeElement).toBe(discard))
})

it('a number that is pasted into a limit is not cut short to another one', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: ADDRESS })
  const days = await screen.findByRole<HTMLInputElement>('textbox', { name: '操作记录保留（天）' })
  await user.clear(days)
  await user.click(days)
  await user.paste('3650.5')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(days.value).toBe('3650.5')
  expect(await screen.findByText('请填写 180 至 3650 之间的整数')).toBeDefined()
})

it('is not for a school’s administrator', async () => {
  openApp({ person: 'schoolAdministrator', address: ADDRESS })
  expect(await screen.findByText('你没有修改站点设置的权限')).toBeDefined()
})

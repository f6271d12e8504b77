import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const ADDRESS = '/manage/roles'

it('the platform’s administrator adds a role, and is told what is missing', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: '/manage/people' })
  await user.click(await screen.findByRole('link', { name: '角色管理' }))
  await onScreen.heading('角色管理')
  expect(await screen.findByText('共 4 个')).toBeDefined()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: '添加角色' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('请填写角色名称')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '角色名称' })))
  await user.type(screen.getByRole('textbox', { name: '角色名称' }), '教务员')
  await user.click(screen.getByRole('button', { name: '添加菜单' }))
  await user.type(screen.getByRole('textbox', { name: '菜单名称' }), '教务')
  await user.click(screen.getByRole('button', { name: '添加菜单项' }))
  await user.type(screen.getByRole('textbox', { name: '菜单 1 第 1 项的名称' }), '首页')
  expect((await screen.findByRole('alert')).textContent).toBe('参数里应有 code，例如 code=ljzk')
  await user.click(screen.getByRole('button', { name: '保存' }))
  const parameter = screen.getByRole('textbox', { name: '菜单 1 第 1 项的参数' })
  await waitFor(() => expect(document.activeElement).toBe(parameter))
  await user.selectOptions(screen.getByRole('combobox', { name: '菜单 1 第 1 项的页面' }), 'yxsy')
  await expectAccessible()
  const preview = within(screen.getByRole('group', { name: '这个角色的人会看到' }))
  expect(preview.getByText(/code=yxsy/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存，持有的人马上生效')).toBeDefined()
  const list = within(screen.getByRole('list', { name: '角色' }))
  expect(list.getByText('教务员')).toBeDefined()
})

it('a role that people hold is removed only with another for them', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: ADDRESS })
  await user.click(await screen.findByRole('button', { name: '删除“云校教师”' }))
  const question = within(await screen.findByRole('region', { name: '删除角色“云校教师”' }))
  expect(question.getByText(/^1 人持有这个角色/)).toBeDefined()
  const remove = question.getByRole<HTMLButtonElement>('button', { name: '删除角色“云校教师”' })
  expect(remove.disabled).toBe(true)
  await user.selectOptions(question.getByRole('combobox', { name: '改用的角色' }), '教师')
  await expectAccessible()
  await user.click(remove)
  expect(await screen.findByText('已删除')).toBeDefined()
  expect(screen.queryByText('云校教师')).toBeNull()
  expect(screen.queryByRole('button', { name: '删除“教师”' })).toBeNull()
})

it('is not for a school’s administrator', async () => {
  openApp({ person: 'schoolAdministrator', address: ADDRESS })
  expect(await screen.findByText('你没有管理角色的权限')).toBeDefined()
})

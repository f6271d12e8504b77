import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failed } from '#domain/kernel/result.ts'
import { port } from '#main/adapters/with-ports.ts'
import { SCHOOLS_PORT } from '#main/people/tokens.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { schoolsCopy } from '#ui/copy/schools-copy.ts'

const ADDRESS = '/manage/schools'

const confirmed = async (user: ReturnType<typeof openApp>['user'], name: string) => {
  const asked = await screen.findByRole('alertdialog')
  await user.click(within(asked).getByRole('button', { name }))
}

it('the platform’s administrator adds, closes and merges schools, and hears before what moves', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: '/manage/people' })
  await user.click(await screen.findByRole('link', { name: '学校管理' }))
  await onScreen.heading('学校管理')
  expect(await screen.findByText('共 2 所')).toBeDefined()
  await expectAccessible()
  await user.type(screen.getByRole('textbox', { name: '学校名称' }), '晨光小学')
  await user.click(screen.getByRole('button', { name: '添加' }))
  expect(await screen.findByText('已添加学校')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: '关闭晨光小学' }))
  await confirmed(user, '关闭学校')
  expect(await screen.findByText('已关闭')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '把江城第一中学并入另一所学校' }))
  const target = screen.getByRole('combobox', { name: '并入' })
  expect(within(target).queryByRole('option', { name: '晨光小学' })).toBeNull()
  await user.selectOptions(target, '青禾实验学校')
  await user.click(screen.getByRole('button', { name: '看看会移动什么' }))
  expect(await screen.findByRole('heading', { name: '把江城第一中学并入青禾实验学校' })).toBeDefined()
  expect(screen.getByText('4 名成员（在两所学校的人，保留两边的权限）')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '合并学校' }))
  await confirmed(user, '合并学校')
  expect(await screen.findByText('已合并，原来的校名也能找到这所学校')).toBeDefined()
  expect(await screen.findByText('曾用名：江城第一中学')).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: '学校名称，曾用名也可以' }), '江城{Enter}')
  expect(await screen.findByText('共 1 所')).toBeDefined()
})

it('the school to merge with stays chosen until it is known what would move', async () => {
  let isAway = true
  const ports = [
    port(SCHOOLS_PORT, (base) => ({
      ...base,
      weigh: (merge, signal) =>
        isAway ? Promise.resolve(failed({ kind: 'unreachable' })) : base.weigh(merge, signal),
    })),
  ]
  const { user } = openApp({ person: 'platformAdministrator', address: ADDRESS, ports })
  await user.click(await screen.findByRole('button', { name: '把江城第一中学并入另一所学校' }))
  const target = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '并入' })
  await user.selectOptions(target(), '青禾实验学校')
  const chosen = target().value
  await user.click(screen.getByRole('button', { name: '看看会移动什么' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(target().value).toBe(chosen)
  isAway = false
  await user.click(screen.getByRole('button', { name: '看看会移动什么' }))
  expect(await screen.findByRole('heading', { name: '把江城第一中学并入青禾实验学校' })).toBeDefined()
  expect(screen.queryByRole('combobox', { name: '并入' })).toBeNull()
})

it('a school’s administrator renames the own school, and hears why not', async () => {
  let isAway = true
  const ports = [
    port(SCHOOLS_PORT, (base) => ({
      ...base,
      rename: (change, signal) =>
        isAway ? Promise.resolve(failed({ kind: 'unreachable' })) : base.rename(change, signal),
    })),
  ]
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS, ports })
  await user.click(await screen.findByRole('button', { name: '修改青禾实验学校的名称' }))
  expect(screen.queryByRole('button', { name: '添加' })).toBeNull()
  const name = screen.getByRole('textbox', { name: '学校名称' })
  await user.clear(name)
  await user.type(name, '青禾学校{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('不知道是否已完成')
  isAway = false
  await user.click(screen.getByRole('button', { name: '保存名称' }))
  expect(await screen.findByText('已修改名称')).toBeDefined()
  expect(await screen.findByText('曾用名：青禾实验学校')).toBeDefined()
})

it('who administers nothing is told so', async () => {
  openApp({ person: 'teacher', address: ADDRESS })
  expect(await screen.findByText('你没有管理人员的权限')).toBeDefined()
})

it('a quota that could not be set stands in its field until it is', async () => {
  let isAway = true
  const ports = [
    port(SCHOOLS_PORT, (base) => ({
      ...base,
      setQuota: (change, signal) =>
        isAway ? Promise.resolve(failed({ kind: 'unreachable' })) : base.setQuota(change, signal),
    })),
  ]
  const { user } = openApp({ person: 'platformAdministrator', address: ADDRESS, ports })
  await user.click(await screen.findByRole('button', { name: schoolsCopy.quotaOf('青禾实验学校') }))
  await user.type(screen.getByRole('textbox', { name: schoolsCopy.quotaField }), '30.')
  expect(screen.getByRole('textbox', { name: schoolsCopy.quotaField })).toHaveProperty('value', '30.')
  await user.type(screen.getByRole('textbox', { name: schoolsCopy.quotaField }), '5')
  expect(screen.getByText(schoolsCopy.quotaFault)).toBeDefined()
  expect(screen.getByRole('button', { name: schoolsCopy.quotaSaved })).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: schoolsCopy.quotaField }), '{Backspace}{Backspace}')
  await user.click(screen.getByRole('button', { name: schoolsCopy.quotaSaved }))
  expect((await screen.findByRole('alert')).textContent).toContain('不知道是否已完成')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: schoolsCopy.quotaField })
  expect(field.value).toBe('30')
  isAway = false
  await user.type(field, '{Enter}')
  expect(await screen.findByText(schoolsCopy.quotaNow(30))).toBeDefined()
  expect(screen.queryByRole('textbox', { name: schoolsCopy.quotaField })).toBe(null)
})

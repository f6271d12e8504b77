import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failed, success } from '#domain/kernel/result.ts'
import { port } from '#main/adapters/with-ports.ts'
import { PEOPLE_PORT } from '#main/people/tokens.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const list = () => screen.findByRole('list', { name: '人员' })
const names = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.worked-list__name')?.textContent)

it('an administrator goes by the menu to the people of the school and finds one', async () => {
  const { user, address } = openApp({ person: 'schoolAdministrator' })
  await user.click(await screen.findByRole('button', { name: '用户菜单' }))
  await user.click(await screen.findByRole('menuitem', { name: '管理' }))
  await onScreen.heading('人员管理')
  expect(await names()).toEqual(['叶知秋', '闻书远', '韩星野', '顾明德', '沈雨桐'])
  expect(await screen.findByText('共 5 人')).toBeDefined()
  expect((await list()).textContent).toContain('叶知秋管理员13900000008 · 一级教师 · 教师青禾实验学校')
  expect(screen.queryByRole('combobox', { name: '按学校筛选' })).toBeNull()
  await expectAccessible()
  await user.type(screen.getByRole('textbox', { name: '姓名、拼音或手机号' }), '沈雨{Enter}')
  expect(await screen.findByText('共 1 人')).toBeDefined()
  expect(await names()).toEqual(['沈雨桐'])
  expect(address()).toBe('/manage/people?word=%E6%B2%88%E9%9B%A8')
  await user.click(screen.getByRole('link', { name: '清除搜索' }))
  expect(await screen.findByText('共 5 人')).toBeDefined()
})

it('the platform’s administrator narrows to a school and a state; nobody there is said', async () => {
  const { user, address } = openApp({ person: 'platformAdministrator', address: '/manage/people' })
  expect(await screen.findByText('共 9 人')).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: '按学校筛选' }), '江城第一中学')
  expect(await screen.findByText('共 4 人')).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: '按状态筛选' }), '已停用')
  expect(await screen.findByText('没有找到符合条件的人')).toBeDefined()
  expect(address()).toBe('/manage/people?school=2&state=disabled')
})

it('who administers nothing has no such entry, and is told so by the address', async () => {
  const { user } = openApp({ person: 'reviewer', address: '/manage/people' })
  expect(await screen.findByText('你没有管理人员的权限')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: '用户菜单' }))
  expect(await screen.findByRole('menuitem', { name: '课程工作室' })).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: '管理' })).toBeNull()
})

it('people who could not be read are read again', async () => {
  let isAway = true
  const ports = [
    port(PEOPLE_PORT, (base) => ({
      ...base,
      people: (query, signal) =>
        isAway ? Promise.resolve(failed({ kind: 'unreachable' })) : base.people(query, signal),
    })),
  ]
  const { user } = openApp({ person: 'schoolAdministrator', address: '/manage/people', ports })
  const retry = await screen.findByRole('button', { name: '重试' })
  isAway = false
  await user.click(retry)
  expect(await screen.findByText('共 5 人')).toBeDefined()
})

it('of very many the latest are listed, and it is said how the others are found', async () => {
  const ports = [
    port(PEOPLE_PORT, (base) => ({
      ...base,
      people: async (query, signal) => {
        const page = await base.people({ ...query, page: 1 }, signal)
        return page.ok ? success({ ...page.value, index: query.page, total: 200_000 }) : page
      },
    })),
  ]
  openApp({ person: 'platformAdministrator', address: '/manage/people?page=5000', ports })
  expect(await screen.findByText(/^共 200000 人，列出最近的 10000 人/)).toBeDefined()
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('500')
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failed, success } from '#domain/kernel/result.ts'
import { port } from '#main/adapters/with-ports.ts'
import { PERSONAL_DATA_PORT } from '#main/personal-data/tokens.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const button = (name: string) => screen.findByRole('button', { name })
const confirm = async (user: ReturnType<typeof openApp>['user'], name: string) => {
  await user.click(await button(name))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
}

it('the own data is made into a file, which says until when it is kept', async () => {
  const { user } = openApp({ person: 'teacher', address: '/account/data' })
  await onScreen.heading('个人数据')
  await user.click(await button('开始导出'))
  expect(await screen.findByText(/^已导出，.*过期自动删除。$/)).toBeDefined()
  expect(await button('下载')).toBeDefined()
  await expectAccessible()
})

it('a file that is being made says how far it is', async () => {
  const ports = [
    port(PERSONAL_DATA_PORT, (base) => ({
      ...base,
      read: async (userId, signal) => {
        const read = await base.read(userId, signal)
        if (!read.ok) return read
        return success({ ...read.value, file: { ...read.value.file, state: 'making', progress: 40 } })
      },
    })),
  ]
  openApp({ person: 'teacher', address: '/account/data', ports })
  expect(await screen.findByText('正在打包 40%，可以离开，回来再看')).toBeDefined()
  expect(screen.getByRole('progressbar', { name: '打包进度' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '开始导出' })).toBeNull()
})

it('the own account is given up after two questions, signed out, and taken back', async () => {
  const { user, goTo, actors } = openApp({ person: 'teacher', address: '/account/data' })
  await confirm(user, '注销账号')
  const password = await screen.findByLabelText('你的登录密码')
  await waitFor(() => expect(document.activeElement).toBe(password))
  await user.click(await button('确认注销'))
  expect(await screen.findByText('请输入登录密码')).toBeDefined()
  await expectAccessible()
  await user.type(password, 'not this one')
  await user.click(await button('确认注销'))
  expect((await screen.findByRole('alert')).textContent).toBe('当前密码不正确')
  await user.clear(password)
  await user.type(password, 'Zhiyuan2026{Enter}')
  await waitFor(() => expect(actors.session.getSnapshot().matches('loggedOut')).toBe(true))
  expect(await screen.findByText(/^已申请注销，.*可以在登录窗口撤回注销。$/)).toBeDefined()
  await goTo('/account/keep')
  await onScreen.heading('撤回注销')
  const account = await screen.findByLabelText('账号')
  await user.click(await button('撤回注销'))
  expect(await screen.findByText('请输入账号')).toBeDefined()
  expect(document.activeElement).toBe(account)
  await expectAccessible()
  await user.type(account, '13900000001')
  await user.type(screen.getByLabelText('密码'), 'Zhiyuan2026{Enter}')
  expect(await screen.findByText('没有等待注销的申请了，现在可以登录。')).toBeDefined()
})

it('an administrator gives up the account of somebody and takes that back', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: '/manage/people/4' })
  await user.click(await screen.findByRole('link', { name: '导出个人数据，注销账号' }))
  await confirm(user, '注销账号')
  await user.type(await screen.findByLabelText('你的登录密码'), 'Zhiyuan2026{Enter}')
  expect(await screen.findByText(/^已申请注销，账号已停用/)).toBeDefined()
  await confirm(user, '撤回注销')
  expect(await button('注销账号')).toBeDefined()
})

it('of another school too it says who may; the last administrator stays', async () => {
  const { goTo } = openApp({ person: 'schoolAdministrator', address: '/manage/people/1/data' })
  expect((await screen.findAllByText(/由平台管理员或本人操作/)).length).toBe(2)
  expect(screen.queryByRole('button', { name: '注销账号' })).toBeNull()
  await goTo('/account/data')
  expect(await screen.findByText(/^这是学校最后一位管理员/)).toBeDefined()
})

it('what could not be read is read again', async () => {
  let isAway = true
  const ports = [
    port(PERSONAL_DATA_PORT, (base) => ({
      ...base,
      read: (userId, signal) =>
        isAway ? Promise.resolve(failed({ kind: 'unreachable' })) : base.read(userId, signal),
    })),
  ]
  const { user } = openApp({ person: 'teacher', address: '/account/data', ports })
  const retry = await button('重试')
  isAway = false
  await user.click(retry)
  expect(await button('开始导出')).toBeDefined()
})

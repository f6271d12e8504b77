import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Beginning } from '#domain/first-start/first-start.ts'
import type { StepSoFar } from '#domain/first-start/first-steps.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { port } from '#main/adapters/with-ports.ts'
import { FIRST_START_PORT } from '#main/first-start/tokens.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'

const EMPTY: readonly StepSoFar[] = [
  { step: 'people', count: 0, skipped: false },
  { step: 'textbooks', count: 84, skipped: false },
  { step: 'course', count: 0, skipped: false },
  { step: 'resources', count: 0, skipped: false },
]

it('who opens the link makes a school, is signed in at once, and sees what is to be done', async () => {
  const administrator = personOf('platformAdministrator')
  const { account } = administrator
  const backend = createMemoryBackend()
  const begun: Beginning[] = []
  const ports = [
    port(FIRST_START_PORT, (base) => ({
      ...base,
      check: async (secret) => success(secret === 'of-the-link' ? 'open' : 'otherLink'),
      begin: async (beginning) => {
        begun.push(beginning)
        backend.changePassword(administrator, beginning.password)
        return success(true)
      },
      steps: async () => success(EMPTY),
    })),
  ]
  const { user, address } = openApp({ address: '/manage/start#of-the-link', backend, ports })
  const school = await screen.findByRole('textbox', { name: '学校名称' })
  await onScreen.heading('开始使用')
  expect(document.activeElement).toBe(school)
  await expectAccessible()
  await user.type(school, '山海小学{Enter}')
  expect(await screen.findByText('请填写姓名')).toBeDefined()
  await user.keyboard('江一苇')
  await user.type(screen.getByRole('textbox', { name: '手机号' }), account)
  await user.type(screen.getByLabelText('密码'), 'Yuanfang2026')
  await user.type(screen.getByLabelText('再输一遍密码'), 'Yuanfang2025{Enter}')
  expect(await screen.findByText('两次输入的新密码不一样')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('再输一遍密码'))
  await user.keyboard('{Backspace}6{Enter}')
  const steps = await screen.findByRole('list', { name: '步骤' })
  expect(document.activeElement?.contains(steps)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  const beginning = { school: '山海小学', name: '江一苇', account, password: 'Yuanfang2026' }
  expect(begun).toEqual([{ secret: 'of-the-link', ...beginning }])
  expect(address()).toBe('/manage/start')
  expect(within(steps).getAllByRole('listitem')[0]?.getAttribute('aria-current')).toBe('step')
  expect(steps.textContent).toContain('已有 84 册教材')
  await user.click(screen.getByRole('button', { name: '跳过“请同事进来”' }))
  expect(await screen.findByRole('button', { name: '不跳过“请同事进来”' })).toBeDefined()
  expect(within(steps).getAllByRole('listitem')[2]?.getAttribute('aria-current')).toBe('step')
  await expectAccessible()
})

it('a refusal keeps what was typed', async () => {
  const ports = [
    port(FIRST_START_PORT, (base) => ({
      ...base,
      check: async () => success('open'),
      begin: async () =>
        failed({ kind: 'rejected', reason: 'conflict', message: '这个手机号已有账号' } as const),
    })),
  ]
  const { user } = openApp({ address: '/manage/start#of-the-link', ports })
  await user.type(await screen.findByRole('textbox', { name: '学校名称' }), '山海小学')
  await user.type(screen.getByRole('textbox', { name: '你的姓名' }), '江一苇')
  await user.type(screen.getByRole('textbox', { name: '手机号' }), '13700000001')
  await user.type(screen.getByLabelText('密码'), 'Yuanfang2026')
  await user.type(screen.getByLabelText('再输一遍密码'), 'Yuanfang2026{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('没有成功：这个手机号已有账号')
  expect(screen.getByRole('textbox', { name: '学校名称' }).getAttribute('value')).toBe('山海小学')
})

it('another link, and one that was used, say what to do', async () => {
  const ports = [port(FIRST_START_PORT, (base) => ({ ...base, check: async () => success('otherLink') }))]
  openApp({ address: '/manage/start', ports })
  expect(await screen.findByText('请用服务器显示的链接打开')).toBeDefined()
  const { user } = openApp({ address: '/manage/start#used' })
  await user.click(
    within((await screen.findByText('学校已经建立')).parentElement as HTMLElement).getByRole('button', {
      name: '登录',
    }),
  )
  expect(await screen.findByRole('dialog')).toBeDefined()
})

it('who administers nothing is told so', async () => {
  openApp({ person: 'reviewer', address: '/manage/start' })
  expect(await screen.findByText('你没有准备学校的权限')).toBeDefined()
})

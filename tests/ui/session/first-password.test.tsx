import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { DEMO_PASSWORD } from '#infrastructure/memory/content/people.ts'
import { peopleOf } from '#infrastructure/memory/people.backend.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const ACCOUNT = '13900000004'

/** A backend on which somebody was given a password. */
const given = () => {
  const backend = createMemoryBackend()
  const people = peopleOf(backend)
  const at = people.findIndex(({ account }) => account === ACCOUNT)
  const person = people[at]
  if (person !== undefined) people[at] = { ...person, firstPassword: true }
  return backend
}

const signIn = async (app: ReturnType<typeof openApp>) => {
  await app.user.click(await screen.findByRole('button', { name: '登录' }))
  const dialog = await screen.findByRole('dialog', { name: '账号登录' })
  await app.user.type(await screen.findByRole('textbox', { name: '账号' }), ACCOUNT)
  await app.user.type(dialog.querySelector('input[type=password]') as HTMLElement, DEMO_PASSWORD)
  await app.user.keyboard('{Enter}')
}

it('a first sign-in asks for another password before anything else, and goes on then', async () => {
  const app = openApp({ backend: given() })
  await signIn(app)
  expect(await screen.findByRole('dialog', { name: '请先修改初始密码' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '账号登录' })).toBeNull())
  await app.user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: '请先修改初始密码' })).toBeDefined()
  expect(app.browser.entry('user', null).read()).toBeNull()
  await app.user.type(await screen.findByLabelText('当前密码'), DEMO_PASSWORD)
  await app.user.type(screen.getByLabelText('新密码'), 'a quiet river')
  await app.user.type(screen.getByLabelText('再输一遍新密码'), 'a quiet river')
  await app.user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: '用户菜单' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('登录成功')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

it('who leaves the form is logged out', async () => {
  const app = openApp({ backend: given() })
  await signIn(app)
  await screen.findByRole('dialog', { name: '请先修改初始密码' })
  await app.user.click(await screen.findByRole('button', { name: '退出登录' }))
  expect(await screen.findByRole('button', { name: '登录' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('passwords are pasted from a manager, which is told what each field is for', async () => {
  const app = openApp({ backend: given() })
  await signIn(app)
  await screen.findByRole('dialog', { name: '请先修改初始密码' })
  const purposes: string[] = []
  const paste = async (label: string, text: string) => {
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    await app.user.click(field)
    await app.user.paste(text)
    expect(field.value).toBe(text)
    purposes.push(field.autocomplete)
  }
  await paste('当前密码', DEMO_PASSWORD)
  await paste('新密码', 'k7Qz-wait-Vx2m')
  await paste('再输一遍新密码', 'k7Qz-wait-Vx2m')
  expect(purposes).toEqual(['current-password', 'new-password', 'new-password'])
  await app.user.keyboard('{Enter}')
  expect(await screen.findByText('登录成功')).toBeDefined()
})

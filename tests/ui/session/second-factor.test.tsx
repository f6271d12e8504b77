import { screen, waitFor, within } from '@testing-library/react'
import { TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { DEMO_PASSWORD } from '#infrastructure/memory/content/people.ts'
import { factorsOf, newRecoveryCodes, newSecret } from '#infrastructure/memory/second-factor.backend.ts'
import { siteSettingsIn } from '#infrastructure/memory/site-settings.backend.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const ACCOUNT = '13900000001'

/** A backend on which the teacher has a second factor. */
const given = () => {
  const backend = createMemoryBackend()
  const codes = newRecoveryCodes()
  const secret = newSecret()
  factorsOf(backend).on.set(1, { secret, since: backend.now(), lastStep: 0, codes, used: [] })
  const [first = '', second = ''] = codes
  return { backend, first, second, shown: () => new TOTP({ secret }).generate() }
}

const signIn = async ({ user }: ReturnType<typeof openApp>, account = ACCOUNT) => {
  await user.click(await screen.findByRole('button', { name: '登录' }))
  const dialog = await screen.findByRole('dialog', { name: '账号登录' })
  await user.type(await screen.findByRole('textbox', { name: '账号' }), account)
  await user.type(dialog.querySelector('input[type=password]') as HTMLElement, DEMO_PASSWORD)
  await user.keyboard('{Enter}')
}

const asking = () => screen.findByRole('dialog', { name: '请输入动态码' })
const callsTo = (backend: MemoryBackend, call: string) =>
  backend.requests.filter((request) => request.call === call).length

it('a sign-in asks for the code before anything else, says what is wrong with it, and goes on with the right one', async () => {
  const { backend, shown } = given()
  const app = openApp({ backend })
  await signIn(app)
  const dialog = within(await asking())
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '账号登录' })).toBeNull())
  expect(app.browser.entry('user', null).read()).toBeNull()
  const field = dialog.getByRole('textbox', { name: '动态码' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')
  expect(field.getAttribute('inputmode')).toBe('numeric')
  await app.user.keyboard('{Escape}12345{Enter}')
  expect(await dialog.findByText('动态码是 6 位数字')).toBeDefined()
  await app.user.clear(field)
  await app.user.type(field, '000 000')
  const before = shown()
  if (before !== '000000') {
    await app.user.keyboard('{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toBe('没有通过：动态码或恢复码不正确')
  }
  await app.user.clear(field)
  await app.user.type(field, shown())
  await app.user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: '用户菜单' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('登录成功')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

it('a line that is lost is said, what was typed stays, and it is sent again by the user', async () => {
  const { backend, first } = given()
  const app = openApp({ backend })
  await signIn(app)
  const dialog = within(await asking())
  await app.user.click(dialog.getByRole('button', { name: '用恢复码登录' }))
  await app.user.type(await dialog.findByRole('textbox', { name: '恢复码' }), first)
  backend.simulateNetwork('unreachable')
  await app.user.keyboard('{Enter}')
  expect((await dialog.findByRole('alert')).textContent).toMatch(/不知道是否已完成/)
  expect(dialog.getByRole('textbox', { name: '恢复码' })).toHaveProperty('value', first)
  expect(callsTo(backend, 'secondFactor.prove')).toBe(1)
  backend.simulateNetwork('fair')
  await app.user.click(dialog.getByRole('button', { name: '继续' }))
  expect(await screen.findByRole('button', { name: '用户菜单' })).toBeDefined()
})

it('who leaves the dialog is logged out, and an expiry within it asks for the account again', async () => {
  const { backend } = given()
  const app = openApp({ backend })
  await signIn(app)
  await app.user.click(within(await asking()).getByRole('button', { name: '退出登录' }))
  expect(await screen.findByRole('button', { name: '登录' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await signIn(app)
  const dialog = within(await asking())
  backend.expireSessions()
  await app.user.type(dialog.getByRole('textbox', { name: '动态码' }), '123456{Enter}')
  expect(await screen.findByRole('dialog', { name: '账号登录' })).toBeDefined()
  expect(screen.queryByRole('dialog', { name: '请输入动态码' })).toBeNull()
})

it('a session that is open when it is turned on elsewhere is held with the next call, and is back at its place then', async () => {
  const backend = createMemoryBackend()
  const app = openApp({ backend, person: 'teacher', address: '/coursetable?activeIndex=4' })
  await screen.findByRole('button', { name: '开启动态码' })
  const codes = newRecoveryCodes()
  factorsOf(backend).on.set(1, { secret: newSecret(), since: 0, lastStep: 0, codes, used: [] })
  await app.user.click(screen.getByRole('button', { name: '开启动态码' }))
  const dialog = within(await asking())
  expect(screen.queryByRole('heading', { name: '已登录的设备' })).toBeNull()
  await app.user.click(dialog.getByRole('button', { name: '用恢复码登录' }))
  await app.user.type(await dialog.findByRole('textbox', { name: '恢复码' }), `${codes[0] ?? ''}{Enter}`)
  expect(await screen.findByText('已开启', { exact: true })).toBeDefined()
})

it('an administrator who must have one sets it up first', async () => {
  const backend = createMemoryBackend()
  const kept = siteSettingsIn(backend)
  kept.settings = { ...kept.settings, factorFor: 'administrators' }
  const app = openApp({ backend })
  await signIn(app, '13900000008')
  const dialog = within(await screen.findByRole('dialog', { name: '请先开启动态码' }))
  const key = await dialog.findByLabelText('密钥')
  expect(dialog.getByRole('img', { name: '动态码的二维码' })).toBeDefined()
  const secret = (key.textContent ?? '').replaceAll(' ', '')
  const code = new TOTP({ secret }).generate()
  await app.user.type(dialog.getByRole('textbox', { name: '动态码' }), `${code}{Enter}`)
  const list = within(await dialog.findByRole('list', { name: '恢复码' }))
  expect(list.getAllByRole('listitem')).toHaveLength(10)
  await app.user.click(dialog.getByRole('button', { name: '完成' }))
  expect(await dialog.findByText('请先把恢复码保存好，再打勾')).toBeDefined()
  await app.user.click(dialog.getByRole('checkbox', { name: '我已保存' }))
  await app.user.click(dialog.getByRole('button', { name: '完成' }))
  expect(await screen.findByRole('button', { name: '用户菜单' })).toBeDefined()
})

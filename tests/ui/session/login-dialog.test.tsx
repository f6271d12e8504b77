import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createWorld } from '#infrastructure/memory/world.ts'
import { openApp, PASSWORD, signIn, TEACHER } from '../support/open-app.tsx'

const bannerButton = () => within(screen.getByRole('banner')).getByRole('button', { name: '登录' })

const openDialog = async (app = openApp()) => {
  await app.user.click(bannerButton())
  const dialog = within(await screen.findByRole('dialog', { name: '账号登录' }))
  return {
    ...app,
    dialog,
    account: dialog.getByRole<HTMLInputElement>('textbox', { name: '账号' }),
    password: dialog.getByLabelText<HTMLInputElement>('密码'),
    submit: dialog.getByRole('button', { name: '登录' }),
  }
}

const words = (role: 'alert' | 'status') => screen.queryAllByRole(role).map(({ textContent }) => textContent)

describe('the login dialog', () => {
  it('is what a password manager expects, with the agreement ticked', async () => {
    const { dialog, account, password } = await openDialog()
    expect(document.activeElement).toBe(account)
    expect([account.autocomplete, password.autocomplete, password.type]).toEqual([
      'username',
      'current-password',
      'password',
    ])
    expect(account.form).toBe(password.form)
    expect(dialog.getByRole('checkbox', { name: /^我已阅读并同意/ }).getAttribute('aria-checked')).toBe(
      'true',
    )
    expect(dialog.getByRole('checkbox', { name: '记住密码' }).getAttribute('aria-checked')).toBe('false')
    expect(dialog.getByRole('link', { name: '《用户协议》' }).getAttribute('href')).toBe('/agreement')
  })

  it('shows and hides the password', async () => {
    const { user, dialog, password } = await openDialog()
    await user.type(password, 'secret')
    await user.click(dialog.getByRole('button', { name: '显示密码' }))
    expect(password.type).toBe('text')
    await user.click(dialog.getByRole('button', { name: '隐藏密码' }))
    expect([password.type, password.value]).toEqual(['password', 'secret'])
  })

  it('warns of the first thing that is missing and puts the focus there, however often it is asked', async () => {
    const { user, dialog, account, password, submit } = await openDialog()
    await user.click(submit)
    expect(words('alert')).toEqual(['账号不能为空'])
    expect(document.activeElement).toBe(account)
    expect(account.getAttribute('aria-invalid')).toBe('true')
    await user.click(submit)
    expect(document.activeElement).toBe(account)

    await user.type(account, TEACHER)
    expect(account.getAttribute('aria-invalid')).toBe('false')
    await user.click(submit)
    expect(words('alert')).toEqual(['账号不能为空', '密码不能为空'])
    expect(document.activeElement).toBe(password)

    const agreement = dialog.getByRole('checkbox', { name: /^我已阅读并同意/ })
    await user.type(password, PASSWORD)
    await user.click(agreement)
    await user.click(submit)
    expect(words('alert')).toEqual(['账号不能为空', '密码不能为空', '请阅读并勾选协议'])
    expect(document.activeElement).toBe(agreement)
  })

  it('keeps what was typed when the server says no, under the title 提示', async () => {
    const { user, account, password } = await openDialog()
    await user.type(account, TEACHER)
    await user.type(password, 'wrong{Enter}')
    await waitFor(() => expect(words('alert')).toHaveLength(1))
    expect(words('alert')[0]).toMatch(/^提示./)
    expect([account.value, password.value]).toEqual([TEACHER, 'wrong'])
  })

  it('waits with what was typed in place', async () => {
    const world = createWorld({ latencyMs: 50 })
    const { user, account, password, submit } = await openDialog(openApp('/', { world }))
    await user.type(account, TEACHER)
    await user.type(password, `${PASSWORD}{Enter}`)
    expect(submit.textContent).toBe('正在登录…')
    expect([account.value, account.readOnly, password.value]).toEqual([TEACHER, true, PASSWORD])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('closes after a sign-in and says so', async () => {
    const app = openApp()
    await signIn(app)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(words('status')).toEqual(['登录成功'])
  })

  it('gives the focus back to where it came from', async () => {
    const { user } = await openDialog()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(bannerButton()))
  })

  it('stays while a notice beside it is closed', async () => {
    const { user, submit } = await openDialog()
    await user.click(submit)
    await user.click(screen.getByRole('button', { name: '关闭通知', hidden: true }))
    expect(words('alert')).toEqual([])
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { DEMO_PASSWORD } from '#infrastructure/memory/content/people.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { loginFields, onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const open = async (opening: Parameters<typeof openApp>[0] = {}) => {
  const app = openApp(opening)
  await app.user.click(onScreen.loginButton())
  return { ...app, ...(await loginFields()) }
}

describe('the login dialog', () => {
  it('opens with empty fields, the agreement ticked, the first field focused and a word why', async () => {
    const { dialog, account, password, agreement, remember } = await open()
    await waitFor(() => expect(document.activeElement).toBe(account))
    expect([account.value, password.value, password.type]).toEqual(['', '', 'password'])
    expect([
      agreement.ariaChecked ?? agreement.getAttribute('aria-checked'),
      remember.getAttribute('aria-checked'),
    ]).toEqual(['true', 'false'])
    expect([account.autocomplete, password.autocomplete]).toEqual(['username', 'current-password'])
    expect(dialog.getByText('登录后可以查看课程、资料和题库')).toBeDefined()
    expect(
      dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['显示密码', '登录', '关闭'])
  })

  it('links to the agreement of the configuration in a window of its own', async () => {
    const { dialog } = await open({ configuration: { agreementUrl: '/school/agreement.html' } })
    const link = dialog.getByRole('link', { name: '《用户协议》' })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/school/agreement.html',
      '_blank',
      'noreferrer',
    ])
  })

  it('shows and hides the password', async () => {
    const { user, dialog, password } = await open()
    await user.type(password, 'geheim')
    await user.click(dialog.getByRole('button', { name: '显示密码' }))
    expect(password.type).toBe('text')
    await user.click(dialog.getByRole('button', { name: '隐藏密码' }))
    expect([password.type, password.value]).toEqual(['password', 'geheim'])
  })

  it.each([
    { isSecureContext: false, said: ['网址不是 https 时，浏览器只能记住账号，密码需要每次输入'] },
    { isSecureContext: true, said: [] },
  ])('says what 记住密码 remembers where the browser seals nothing: %o', async ({
    isSecureContext,
    said,
  }) => {
    vi.stubGlobal('isSecureContext', isSecureContext)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { user, dialog, remember } = await open()
    expect(dialog.queryByText(/只能记住账号/)).toBeNull()
    await user.click(remember)
    expect(dialog.queryAllByRole('status').map(({ textContent }) => textContent)).toEqual(said)
  })

  it('takes what is pasted or filled in by a password manager, of any length', async () => {
    const { user, account, password } = await open()
    const long = `${'一把很长的口令 '.repeat(6)}a1B2!`.trim()
    await user.click(account)
    await user.paste('13800000001')
    await user.click(password)
    await user.paste(long)
    expect([account.value, password.value]).toEqual(['13800000001', long])
    fireEvent.change(password, { target: { value: 'filled in' } })
    expect(password.value).toBe('filled in')
    expect([password.readOnly, password.disabled, password.autocomplete]).toEqual([
      false,
      false,
      'current-password',
    ])
  })

  it.each([
    {
      lacks: 'an account',
      account: '  ',
      password: 'x',
      untick: false,
      warning: '账号不能为空',
      at: 'account',
    },
    {
      lacks: 'a password',
      account: 'x',
      password: ' ',
      untick: false,
      warning: '密码不能为空',
      at: 'password',
    },
    {
      lacks: 'consent',
      account: 'x',
      password: 'x',
      untick: true,
      warning: '请阅读并勾选协议',
      at: 'agreement',
    },
  ] as const)('warns without $lacks: aloud, at the field, and with the focus there', async (lacking) => {
    const { user, backend, ...fields } = await open()
    await user.type(fields.account, lacking.account)
    await user.type(fields.password, lacking.password)
    if (lacking.untick) await user.click(fields.agreement)
    await user.click(fields.submit)

    expect((await screen.findByRole('alert')).textContent).toBe(lacking.warning)
    const field = fields[lacking.at]
    expect(document.activeElement).toBe(field)
    const marked = [fields.account, fields.password, fields.agreement].filter(
      (one) => one.getAttribute('aria-invalid') === 'true',
    )
    expect(marked).toEqual([field])
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      lacking.warning,
    )
    expect(backend.requests.map(({ call }) => call)).not.toContain('session.signIn')

    if (lacking.untick) await user.click(fields.agreement)
    else await user.type(field, 'y')
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([
      'false',
      null,
    ])
  })

  it('keeps what was typed when the server says no, and says why under 提示', async () => {
    const { user, account, password, submit } = await open()
    await user.type(account, '13900000001')
    await user.type(password, 'wrong')
    await user.click(submit)
    const alert = await screen.findByRole('alert')
    expect([within(alert).getByText('提示').tagName, alert.textContent]).toEqual([
      'STRONG',
      '提示账号或密码错误',
    ])
    expect([account.value, password.value]).toEqual(['13900000001', 'wrong'])
    expect(submit.textContent).toBe('登录')
  })

  it('says of an account that is taken for expired at its sign-in what the server says, and promises no page', async () => {
    const { user, backend, account, password } = await open()
    backend.failCall('session.signIn', { kind: 'expired', message: '账号已停用' })
    await user.type(account, '13900000001')
    await user.type(password, `${DEMO_PASSWORD}{Enter}`)
    const { dialog } = await loginFields()
    expect(await dialog.findByText('服务器没有接受这次登录，请重新登录')).toBeDefined()
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(said).toEqual(['提示账号已停用', '登录信息已失效，请重新登录!'])
    expect(dialog.queryByText(/刚才的页面/)).toBeNull()
    expect(account.value).toBe('13900000001')
  })

  it('tells of a server that cannot be reached, and signs in once it is back', async () => {
    const { user, backend, dialog, account, password, submit } = await open()
    backend.simulateNetwork('unreachable')
    await user.type(account, '13900000001')
    await user.type(password, DEMO_PASSWORD)
    await user.click(submit)
    expect((await screen.findByRole('alert')).textContent).toBe('请求错误')
    expect([account.value, password.value]).toEqual(['13900000001', DEMO_PASSWORD])
    backend.simulateNetwork('fair')
    await user.click(dialog.getByRole('button', { name: '登录' }))
    await onScreen.userMenu()
  })

  it('tells an account without a role so, and keeps nothing of it', async () => {
    const { user, account, password, browser } = await open({ browser: createMemoryBrowser() })
    await user.type(account, '13900000005')
    await user.type(password, `${DEMO_PASSWORD}{Enter}`)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('该账号还没有角色，请联系学校管理员')
    expect(screen.queryByRole('button', { name: '用户菜单' })).toBeNull()
    expect([
      browser.entry<unknown>('token', null).read(),
      browser.entry<unknown>('user', null).read(),
    ]).toEqual([null, null])
  })

  it('is busy while it waits: fields rest, a second press asks nobody, Escape does not lose the answer', async () => {
    const { user, actors, backend, account, password, submit } = await open()
    backend.simulateNetwork('silent')
    await user.type(account, '13900000001')
    await user.type(password, DEMO_PASSWORD)
    await user.click(submit)
    expect([submit.textContent, submit.getAttribute('aria-disabled')]).toEqual(['正在登录…', 'true'])
    expect([account.readOnly, password.readOnly]).toEqual([true, true])
    await user.click(submit)
    await user.type(password, '{Enter}')
    await user.keyboard('{Escape}')
    expect(actors.loginDialog.getSnapshot().matches({ open: 'waiting' })).toBe(true)
    expect(backend.requests.filter(({ call }) => call === 'session.signIn')).toHaveLength(1)
  })

  it('closes after a sign-in, says so, and forgets account and password unless told otherwise', async () => {
    const { user, actors, account, password } = await open()
    await user.type(account, ' 13900000001 ')
    await user.type(password, `${DEMO_PASSWORD}{Enter}`)
    expect((await screen.findByText('登录成功')).closest('[role]')?.getAttribute('role')).toBe('status')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await onScreen.userMenu()
    actors.loginDialog.send({ type: 'loginDialog.open', reason: 'expired' })
    const again = await loginFields()
    expect([again.account.value, again.password.value, again.remember.getAttribute('aria-checked')]).toEqual([
      '',
      '',
      'false',
    ])
    expect(again.dialog.getByText('登录已失效，重新登录后回到刚才的页面')).toBeDefined()
  })

  it('is empty again when it is opened again', async () => {
    const { user, account, password, agreement } = await open()
    await user.type(account, '13900000001')
    await user.type(password, DEMO_PASSWORD)
    await user.click(agreement)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(onScreen.loginButton())
    const again = await loginFields()
    expect([again.account.value, again.password.value, again.agreement.getAttribute('aria-checked')]).toEqual(
      ['', '', 'true'],
    )
  })

  it('remembers an account and its password when it is asked to', async () => {
    const browser = createMemoryBrowser()
    const first = await open({ browser })
    await first.user.type(first.account, '13900000002')
    await first.user.type(first.password, DEMO_PASSWORD)
    await first.user.click(first.remember)
    await first.user.click(first.submit)
    await onScreen.userMenu()
    await waitFor(() => expect(first.actors.loginDialog.getSnapshot().matches('closed')).toBe(true))
    first.actors.loginDialog.send({ type: 'loginDialog.open', reason: 'asked' })
    const again = await loginFields()
    await waitFor(() => expect(again.account.value).toBe('13900000002'))
    expect([again.password.value, again.remember.getAttribute('aria-checked')]).toEqual([
      DEMO_PASSWORD,
      'true',
    ])
  })

  it('gives the focus back to where it was opened from', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(onScreen.loginButton()))
  })

  it('stays while a notice beside it is closed', async () => {
    const { user, submit, actors } = await open()
    await user.click(submit)
    await screen.findByRole('alert')
    const close = screen.getByRole('button', { name: '关闭通知', hidden: true })
    fireEvent.pointerDown(close)
    fireEvent.click(close)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(actors.loginDialog.getSnapshot().value).toEqual({ open: 'editing' })
  })

  it('keeps what was typed when somebody presses beside it', async () => {
    const { user, actors, account } = await open()
    await user.type(account, '139')
    fireEvent.pointerDown(document.body)
    fireEvent.click(document.body)
    expect([actors.loginDialog.getSnapshot().value, account.value]).toEqual([{ open: 'editing' }, '139'])
  })
})

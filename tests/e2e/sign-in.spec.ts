import { builtFile } from '#tests/support/built-file.ts'
import { PERSONAS } from '#tests/support/personas.ts'
import { onScreen, submitLogin } from './support/app.ts'
import { CALLS, callsTo, heard, recordCalls } from './support/calls.ts'
import { UNREACHABLE } from './support/faults.ts'
import { md5 } from './support/md5.ts'
import { expect, MOVING, test } from './support/test.ts'

test.use(MOVING)

const { account: TEACHER, password: PASSWORD } = PERSONAS.teacher

// What the popup warns of, and what it says of a server that refuses: tests/ui/session/login-dialog.test.tsx.

test('a popup whose code does not come breaks nothing before it is asked for, and then says so; a teacher signs in at the second try: one exact request, then the user, and the popup has gone', async ({
  page,
  app,
  faults,
}) => {
  faults.forgive(UNREACHABLE)
  await page.goto('/')
  const code = `**/${builtFile('src/ui/session/login-dialog.tsx')}`
  await page.route(code, (route) => route.abort('connectionrefused'))
  const asked = page.waitForRequest(code)
  await app.loginButton.hover()
  await asked
  await heard(page)
  expect(faults.unforgiven()).toEqual([])

  await app.loginButton.click()
  await expect(app.alert).toContainText('登录窗口没有打开')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('今天想备哪一课？')
  await page.unrouteAll()
  await app.alert.getByRole('button', { name: '重新打开' }).click()
  await app.loginButton.click()
  await expect.poll(async () => (await app.dialog.boundingBox())?.width).toBe(440)
  const opened = page.waitForEvent('popup')
  await app.dialog.getByRole('link', { name: '《用户协议》' }).click()
  const agreement = onScreen(await opened)
  await expect(agreement.main.getByRole('heading', { level: 1 })).toHaveText('用户协议')
  await expect(agreement.dialog).toBeHidden()

  await submitLogin(page, 'teacher', { password: 'Zhiyuan2025' })
  await expect(app.alert).toHaveText('提示账号或密码错误')
  await expect(app.dialog).toBeVisible()
  await expect(app.account).toHaveValue(TEACHER)
  await expect(app.password).toHaveValue('Zhiyuan2025')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  const calls = recordCalls(page)
  await app.password.fill(PASSWORD)
  await app.submit.click()

  await expect(app.success).toHaveText('登录成功')
  await expect(app.userMenu).toBeVisible()
  await expect(app.dialog).toBeHidden()
  await expect(app.loginButton).toBeHidden()

  const { token, visitor } = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    visitor: localStorage.getItem('UNIQUE_ID'),
  }))
  expect(visitor).toMatch(/^\w{8,}$/)
  expect(callsTo(CALLS.login, calls)).toEqual([
    {
      method: 'POST',
      path: CALLS.login,
      query: '',
      authorization: null,
      body: { Mobile: TEACHER, Password: md5(PASSWORD), Client: 2, UserKey: visitor, Key: '', Times: 0 },
    },
  ])
  expect(token).toBeTruthy()
  expect(callsTo(CALLS.current, calls)).toEqual([
    { method: 'GET', path: CALLS.current, query: '', authorization: `Bearer ${token}`, body: null },
  ])
  const later = calls.slice(calls.findIndex(({ path }) => path === CALLS.current))
  expect(new Set(later.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${token}`]))
})

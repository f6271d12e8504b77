import { builtFile } from '#tests/support/built-file.ts'
import { PERSONAS } from '#tests/support/personas.ts'
import { onScreen, submitLogin } from './support/app.ts'
import { CALLS, callsTo, heard, recordCalls } from './support/calls.ts'
import { UNREACHABLE } from './support/faults.ts'
import { pressEnterWhileComposing } from './support/ime.ts'
import { md5 } from './support/md5.ts'
import { expect, test } from './support/test.ts'

const { account: TEACHER, password: PASSWORD } = PERSONAS.teacher

test('a teacher signs in: one exact request, then the user, and the popup has gone', async ({
  page,
  app,
}) => {
  const calls = recordCalls(page)
  await page.goto('/')
  await app.loginButton.click()
  await expect(app.dialog).toBeVisible()
  await app.account.fill(TEACHER)
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

test('the popup is 440 px wide, leads to the agreement and comes with it ticked', async ({ page, app }) => {
  await page.goto('/')
  await app.loginButton.click()
  await expect(app.account).toHaveValue('')
  await expect(app.password).toHaveValue('')
  await expect(app.agreement).toBeChecked()
  await expect(app.remember).not.toBeChecked()
  await expect.poll(async () => (await app.dialog.boundingBox())?.width).toBe(440)

  const opened = page.waitForEvent('popup')
  await app.dialog.getByRole('link', { name: '《用户协议》' }).click()
  const agreement = onScreen(await opened)
  await expect(agreement.main.getByRole('heading', { level: 1 })).toHaveText('用户协议')
  await expect(agreement.dialog).toBeHidden()
})

test('a wrong password is told in the words of the server, and what was typed stays', async ({
  page,
  app,
}) => {
  await page.goto('/')
  await app.loginButton.click()
  await submitLogin(page, 'emptyMenus', { password: 'Zhiyuan2025' })
  await expect(app.alert).toHaveText('提示账号或密码错误')
  await expect(app.dialog).toBeVisible()
  await expect(app.account).toHaveValue(PERSONAS.emptyMenus.account)
  await expect(app.password).toHaveValue('Zhiyuan2025')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await app.password.fill(PASSWORD)
  await app.submit.click()
  await expect(app.userMenu).toBeVisible()
})

test('guessing has to wait, and is told how long', async ({ page, app }) => {
  await page.goto('/')
  await app.loginButton.click()
  await app.account.fill('13700000000')
  for (const guess of ['1', '2', '3', '4']) {
    await app.password.fill(guess)
    const answered = page.waitForResponse((response) => response.url().endsWith(CALLS.login))
    await app.submit.click()
    await answered
    await expect(app.submit).toHaveText('登录')
  }
  await app.password.fill('5')
  await app.submit.click()
  await expect(app.alert.last()).toHaveText(/^提示登录失败次数过多，请在 (\d+ 分 )?\d+ 秒后重试$/)
})

test('Enter signs in, but not the one that ends a composition', async ({ page, app }) => {
  const calls = recordCalls(page)
  await page.goto('/')
  await app.loginButton.click()
  await app.password.fill(PASSWORD)
  await app.account.focus()
  await pressEnterWhileComposing(page, TEACHER)
  await expect(app.account).toHaveValue(TEACHER)
  await heard(page)
  expect(callsTo(CALLS.login, calls)).toEqual([])

  await app.account.press('Enter')
  await expect(app.userMenu).toBeVisible()
  expect(callsTo(CALLS.login, calls)).toHaveLength(1)
})

test('a popup whose code does not come breaks nothing before it is asked for, and then says so', async ({
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

  faults.forgive(/React Router caught|Failed to fetch dynamically imported module|Unable to preload CSS/)
  await app.loginButton.click()
  await expect(app.alert).toContainText('页面出错了')
  await page.unrouteAll()
  await app.alert.getByRole('button', { name: '重新打开' }).click()
  await app.loginButton.click()
  await expect(app.dialog).toBeVisible()
})

import { createHash } from 'node:crypto'
import { envelope, expect, test } from '#tests/support/browser-test.ts'
import { PERSONAS } from '#tests/support/personas.ts'
import {
  loginButton,
  loginDialog,
  openLogin,
  signIn,
  signOut,
  submitLogin,
  userMenu,
} from '#tests/support/sign-in.ts'

const LOGIN = '**/api/user/users/login'
const LOGOUT = '**/api/user/users/logout'
const { teacher } = PERSONAS
const md5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase()

test.beforeEach(({ page }) => page.goto('/'))

test('sends exactly the login request of the wire and says 登录成功', async ({ page }) => {
  const dialog = await openLogin(page)
  await expect(dialog.getByRole('checkbox', { name: /^我已阅读并同意/ })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: '记住密码' })).not.toBeChecked()
  expect((await dialog.boundingBox())?.width).toBe(440)

  const request = page.waitForRequest(LOGIN)
  await submitLogin(page, { ...teacher, account: `  ${teacher.account} ` })
  expect((await request).postDataJSON()).toEqual({
    Mobile: teacher.account,
    Password: md5(teacher.password),
    Client: 2,
    UserKey: expect.stringMatching(/^[\w-]{8,128}$/),
    Key: '',
    Times: 0,
  })
  await expect(page.getByRole('status').filter({ hasText: '登录成功' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(userMenu(page)).toBeVisible()
  await expect(loginButton(page)).toBeHidden()
})

test('clears the fields after a sign-in', async ({ page }) => {
  await signIn(page, teacher)
  await signOut(page)
  const dialog = await openLogin(page)
  await expect(dialog.getByRole('textbox', { name: '账号' })).toHaveValue('')
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveValue('')
})

test('a wrong password is told under 提示 and nothing typed is lost', async ({ page }) => {
  const dialog = await openLogin(page)
  await submitLogin(page, { account: PERSONAS.reviewer.account, password: 'not-the-password' })
  await expect(page.getByRole('alert').filter({ hasText: '提示' })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: '账号' })).toHaveValue(PERSONAS.reviewer.account)
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveValue('not-the-password')
  await dialog.getByLabel('密码', { exact: true }).fill(PERSONAS.reviewer.password)
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(userMenu(page)).toBeVisible()
})

test('warns of an empty account, an empty password and an unticked agreement, and asks nobody', async ({
  page,
}) => {
  let asked = 0
  await page.route(LOGIN, (route) => {
    asked += 1
    return route.continue()
  })
  const dialog = await openLogin(page)
  const submit = dialog.getByRole('button', { name: '登录', exact: true })
  const warning = (text: string) => page.getByRole('alert').filter({ hasText: text })

  await dialog.getByRole('textbox', { name: '账号' }).fill('   ')
  await submit.click()
  await expect(warning('账号不能为空')).toBeVisible()
  await dialog.getByRole('textbox', { name: '账号' }).fill(teacher.account)
  await submit.click()
  await expect(warning('密码不能为空')).toBeVisible()
  await dialog.getByLabel('密码', { exact: true }).fill(teacher.password)
  await dialog.getByRole('checkbox', { name: /^我已阅读并同意/ }).uncheck()
  await submit.click()
  await expect(warning('请阅读并勾选协议')).toBeVisible()
  expect(asked).toBe(0)
})

test('shows and hides the password', async ({ page }) => {
  const dialog = await openLogin(page)
  const password = dialog.getByLabel('密码', { exact: true })
  await password.fill('Geheim-1')
  await expect(password).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: '显示密码' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: '隐藏密码' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('a fault of the network is told as 请求错误', async ({ page }) => {
  await page.route(LOGIN, (route) => route.fulfill({ status: 200, body: 'not an envelope' }))
  await openLogin(page)
  await submitLogin(page, teacher)
  await expect(page.getByRole('alert').filter({ hasText: '请求错误' })).toBeVisible()
  await expect(loginDialog(page)).toBeVisible()
})

test('shows the stored user at once after a reload', async ({ page }) => {
  await signIn(page, teacher)
  await page.route('**/api/user/users/current', () => new Promise(() => undefined))
  await page.reload()
  await expect(userMenu(page)).toBeVisible()
  await expect(loginButton(page)).toBeHidden()
})

test('an account without any role is not signed in and nothing of it is kept', async ({ page }) => {
  await openLogin(page)
  await submitLogin(page, PERSONAS.noMenus)
  await expect(page.getByRole('alert').filter({ hasText: '提示' })).toBeVisible()
  await expect(userMenu(page)).toBeHidden()
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userInfo')]),
  ).toEqual([null, null])
})

test('log-out ends the session on the server and wipes what the browser kept', async ({ page }) => {
  await signIn(page, teacher)
  await page.getByRole('searchbox', { name: '搜索' }).fill('勾股定理')
  await page.getByRole('searchbox', { name: '搜索' }).press('Enter')
  await expect(page).toHaveURL(/\/list/)
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  const personal = [token, teacher.name, '青禾实验学校', '勾股定理']
  const before = await stored()
  expect(personal.filter((text) => !before.includes(text))).toEqual([])
  await signOut(page)

  const after = await stored()
  expect(personal.filter((text) => after.includes(text))).toEqual([])
  const answer = await page.request.get('/api/user/users/islogin', {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(((await answer.json()) as { Code: number }).Code).toBe(401)
  await page.reload()
  await expect(loginButton(page)).toBeVisible()
})

test('a failed log-out is told in the words of the server and ends nothing', async ({ page }) => {
  await signIn(page, teacher)
  await page.route(LOGOUT, (route) => route.fulfill(envelope(500, null, '服务器正忙')))
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '服务器正忙' })).toBeVisible()
  await expect(userMenu(page)).toBeVisible()
})

test('a remembered password is in the form again, and in no store in clear', async ({ page }) => {
  const dialog = await openLogin(page)
  await dialog.getByRole('checkbox', { name: '记住密码' }).check()
  await submitLogin(page, teacher)
  await expect(userMenu(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('password'))).not.toBeNull()

  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const records = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve, reject) => {
            const opening = indexedDB.open(name)
            opening.onerror = () => reject(new Error(`cannot open ${name}`))
            opening.onsuccess = () => {
              const stores = [...opening.result.objectStoreNames]
              if (stores.length === 0) {
                resolve([])
                return
              }
              const all = opening.result
                .transaction(stores)
                .objectStore(stores[0] ?? '')
                .getAll()
              all.onsuccess = () => resolve(all.result as unknown[])
            }
          }),
      ),
    )
    const keys = records.flat().filter((it): it is CryptoKey => it instanceof CryptoKey)
    return {
      text: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, records]),
      extractable: keys.map(({ extractable }) => extractable),
    }
  })
  expect(stored.text).not.toContain(teacher.password)
  expect(stored.text.toUpperCase()).not.toContain(md5(teacher.password))
  expect(stored.extractable).toEqual([false])

  await page.evaluate(() => localStorage.removeItem('token'))
  await page.reload()
  const again = await openLogin(page)
  await expect(again.getByRole('textbox', { name: '账号' })).toHaveValue(teacher.account)
  await expect(again.getByLabel('密码', { exact: true })).toHaveValue(teacher.password)
  await expect(again.getByRole('checkbox', { name: '记住密码' })).toBeChecked()
})

test('a sign-in and a log-out in one tab reach the other', async ({ context, page }) => {
  const other = await context.newPage()
  await other.goto('/')
  await signIn(page, teacher)
  await expect(userMenu(other)).toBeVisible()
  await signOut(other)
  await expect(loginButton(page)).toBeVisible()
})

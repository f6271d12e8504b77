import type { Page, Route } from '@playwright/test'
import { envelope, expect, test } from '#tests/support/browser-test.ts'
import { PERSONAS } from '#tests/support/personas.ts'
import { loginButton, loginDialog, signIn, submitLogin, userMenu } from '#tests/support/sign-in.ts'

test.use({ expectedInConsole: /status of 40[13]/ })

const WARNING = '登录信息已失效，请重新登录!'
const { teacher, reviewer } = PERSONAS

type Answer = Parameters<Route['fulfill']>[0]

const KINDS: readonly { kind: string; answer: Answer }[] = [
  { kind: 'HTTP 401', answer: { status: 401, ...envelope(401, null) } },
  { kind: 'HTTP 403', answer: { status: 403, ...envelope(403, null) } },
  { kind: 'body Code 401', answer: { status: 200, ...envelope(401, null) } },
]

/** From now on every call but the login is answered like this. */
const answerAll = (page: Page, answer: Answer): Promise<unknown> =>
  page.route('**/api/user/**', (route) =>
    route.request().url().endsWith('/login') ? route.continue() : route.fulfill(answer),
  )

for (const { kind, answer } of KINDS) {
  test(`${kind}: one warning, the popup, home; back in the same place after the sign-in`, async ({
    page,
  }) => {
    await page.goto('/')
    await signIn(page, teacher)
    await page.goto('/coursetable?activeIndex=1')
    await expect(userMenu(page)).toBeVisible()

    await answerAll(page, answer)
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: WARNING })).toHaveCount(1)
    await expect(loginDialog(page)).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(
      await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userInfo')]),
    ).toEqual([null, null])

    await page.unrouteAll()
    await submitLogin(page, teacher)
    await expect(userMenu(page)).toBeVisible()
    await expect(page).toHaveURL('/coursetable?activeIndex=1')
  })
}

test('many calls that fail together are one expiry', async ({ page }) => {
  await page.goto('/')
  await signIn(page, teacher)
  let refused = 0
  await page.route('**/api/user/**', async (route) => {
    refused += 1
    await route.fulfill({ status: 401, ...envelope(401, null) })
  })
  const moves: string[] = []
  await page.reload()
  page.on('framenavigated', (frame) => moves.push(frame.url()))
  await expect(loginDialog(page)).toHaveCount(1)
  await expect(page.getByRole('alert').filter({ hasText: WARNING })).toHaveCount(1)
  expect(refused).toBeGreaterThan(2)
  expect(moves.length).toBeLessThanOrEqual(1)
})

test('another user does not land in the place of the one before', async ({ page }) => {
  await page.goto('/')
  await signIn(page, teacher)
  await page.goto('/coursetable?activeIndex=1')
  await answerAll(page, { status: 401, ...envelope(401, null) })
  await page.reload()
  await expect(loginDialog(page)).toBeVisible()
  await page.unrouteAll()
  await submitLogin(page, reviewer)
  await expect(userMenu(page)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a missing right is a fault of its place and does not log out', async ({ page }) => {
  await page.goto('/')
  await signIn(page, teacher)
  await page.route('**/api/user/homedirectory/homeindex**', (route) =>
    route.fulfill(envelope(403, null, '没有权限查看')),
  )
  await page.reload()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(userMenu(page)).toBeVisible()
  await expect(loginDialog(page)).toBeHidden()
})

test('a session that the server ended is noticed after a reload', async ({ page }) => {
  await page.goto('/')
  await signIn(page, teacher)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await page.request.get('/api/user/users/logout', { headers: { Authorization: `Bearer ${token ?? ''}` } })
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: WARNING })).toBeVisible()
  await expect(loginDialog(page)).toBeVisible()
  await loginDialog(page).getByRole('button', { name: '关闭' }).click()
  await expect(loginButton(page)).toBeVisible()
})

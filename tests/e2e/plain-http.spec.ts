import type { Page } from '@playwright/test'
import { BASE_URL_VARIABLE } from '#tests/support/base-url.ts'
import { NOT_SECURE } from '#tests/support/chromium.ts'
import { signIn } from './support/app.ts'
import { isPaused, letRun, slowDown } from './support/lessons.ts'
import { expect, test } from './support/test.ts'

const FILM = '/play?id=1&section=2'

// As a school in its own network is often reached: the browser then has no locks, no service worker and no keys to seal with.
test.use({ baseURL: process.env[BASE_URL_VARIABLE]?.replace('127.0.0.1', NOT_SECURE) ?? '' })

// R-session-10, R-playback-3.
test('over plain HTTP the account alone is remembered, which is said, and of two tabs one plays', async ({
  page,
  context,
  app,
}) => {
  await signIn(page, 'cloudSchool', { remember: true })
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false])
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('password')

  const other = await context.newPage()
  const elsewhere = (tab: Page) => tab.getByRole('alert').filter({ hasText: '正在另一个标签页播放' })
  await page.goto(FILM)
  await letRun(page)
  await slowDown(page)
  await other.goto(FILM)
  await elsewhere(other).getByRole('button', { name: '在此继续' }).click()
  await expect(elsewhere(page)).toBeVisible()
  await expect(elsewhere(other)).toBeHidden()
  await expect.poll(() => Promise.all([page, other].map(isPaused))).toEqual([true, false])
  await expect(app.userMenu).toBeVisible()
})

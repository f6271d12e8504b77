import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-test.ts'
import { PERSONAS } from '#tests/support/personas.ts'
import { openLogin, signIn, signOut, userMenu } from '#tests/support/sign-in.ts'

/** Spec §9. */
const KEEP_ALIVE_MS = 10_000

const pingsOf = (page: Page): { readonly count: number } => {
  const pings = { count: 0 }
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/users/islogin')) pings.count += 1
  })
  return pings
}

/** The tab that holds the lock of the keep-alive, by the browser's own name for it. */
const leaderOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.map(({ clientId }) => clientId ?? '').join()
  })

/** Lets one interval pass in every tab; the ping itself still takes its real time. */
const pass = ({ clock }: BrowserContext): Promise<void> => clock.runFor(KEEP_ALIVE_MS)

test.beforeEach(async ({ context, page }) => {
  await context.clock.install()
  await page.goto('/')
})

test('pings every ten seconds while logged in, and no longer', async ({ context, page }) => {
  const pings = pingsOf(page)
  await pass(context)
  await signIn(page, PERSONAS.teacher)
  expect(pings.count).toBe(0)
  for (const expected of [1, 2, 3]) {
    await pass(context)
    await expect.poll(() => pings.count).toBe(expected)
  }
  await signOut(page)
  const atLogOut = pings.count
  await pass(context)
  await pass(context)
  expect(pings.count).toBe(atLogOut)
})

test('goes on after a reload', async ({ context, page }) => {
  await signIn(page, PERSONAS.teacher)
  await page.reload()
  await expect(userMenu(page)).toBeVisible()
  const pings = pingsOf(page)
  await pass(context)
  await expect.poll(() => pings.count).toBe(1)
})

test('closing the popup stops nothing while somebody is logged in, and starts nothing for a visitor', async ({
  context,
  page,
}) => {
  const pings = pingsOf(page)
  const dialog = await openLogin(page)
  await dialog.getByRole('button', { name: '关闭' }).click()
  await pass(context)
  expect(pings.count).toBe(0)
})

test('of two tabs one pings for both, and the other takes over', async ({ context, page }) => {
  await signIn(page, PERSONAS.teacher)
  const other = await context.newPage()
  await other.goto('/')
  await expect(userMenu(other)).toBeVisible()
  const [first, second] = [pingsOf(page), pingsOf(other)]
  await pass(context)
  await expect.poll(() => first.count).toBe(1)
  expect(second.count).toBe(0)

  const leader = await leaderOf(other)
  await page.close()
  await expect.poll(() => leaderOf(other)).not.toBe(leader)
  await pass(context)
  await expect.poll(() => second.count).toBe(1)
})

import type { Page } from '@playwright/test'
import { isWholeRun } from '#tests/support/fault-run.ts'
import type { RoutePath } from '#ui/routing/route-handle.ts'
import { VISITS } from './support/addresses.ts'
import { addressOf, submitLogin } from './support/app.ts'
import { answer, CALLS, reconnect } from './support/calls.ts'
import { statusOf } from './support/faults.ts'
import { expect, test } from './support/test.ts'
import { visitsOf } from './support/visits-of.ts'

// A small telephone: nearly every page is longer than that.
test.use({ viewport: { width: 390, height: 640 } })

const topOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Opens an address, and goes down once all of it has come, and it goes down further than `least`; answers how far. Pixels. */
const goDown = async (page: Page, address: string, least = 50): Promise<number> => {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  // A page of which nothing has come yet has no skeleton either.
  let top = 0
  await expect
    .poll(async () => {
      top = await page.evaluate(() => {
        scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * 0.7)
        return Math.round(scrollY)
      })
      return top
    })
    .toBeGreaterThan(least)
  return top
}

/** What needs no account is left without leaving anything. */
const ROUTES = (Object.keys(VISITS) as RoutePath[]).filter((route) => VISITS[route].persona !== null)
/** What `npm test` looks at: pages of each part whose contents come late. */
const SAMPLE: readonly RoutePath[] = [
  '/',
  '/list',
  '/introduction',
  '/coursetable',
  '/studio/published',
  '/studio/courses/:id',
  '/manage/curriculum',
]

const looked = isWholeRun ? ROUTES : SAMPLE

// One browser for the pages of a person: the first of it costs as much as two others.
for (const persona of new Set(looked.map((route) => VISITS[route].persona)))
  test.describe(persona ?? 'nobody', () => {
    test.use({ persona })

    test('every page is where it was after a reload', async ({ page }) => {
      const routes = looked.filter((route) => VISITS[route].persona === persona)
      test.setTimeout(60_000 + routes.length * 60_000)
      const visits = new Map(await visitsOf(page, persona ?? 'teacher'))
      for (const route of routes)
        await test.step(route, async () => {
          const top = await goDown(page, visits.get(route) ?? '')
          await page.reload()
          await expect.poll(async () => Math.abs((await topOf(page)) - top)).toBeLessThanOrEqual(2)
        })
    })
  })

test.describe('after an expiry', () => {
  test.use({ persona: 'teacher' })

  // Another user finds the page at its top: tests/application/navigation/scroll-restoration.test.ts.
  test('the same user finds the list where it was', async ({ page, app, faults }) => {
    faults.forgive(statusOf(401))
    await page.clock.install()
    const there = '/list?type=3&page=2'
    const top = await goDown(page, there, 500)
    await answer(page, CALLS.keepAlive, { status: 401, Code: 401 })
    await page.clock.runFor(10_000)
    await expect(app.dialog).toBeVisible()
    expect(addressOf(page)).toBe('/')
    await reconnect(page)
    await submitLogin(page, 'teacher')
    await expect(page).toHaveURL(there)
    await expect.poll(async () => Math.abs((await topOf(page)) - top)).toBeLessThanOrEqual(2)
  })
})

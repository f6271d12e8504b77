import type { Page } from '@playwright/test'
import { CALLS, hold } from './support/calls.ts'
import { UNREACHABLE } from './support/faults.ts'
import { expectSteadyLayout, watchLayoutShift } from './support/layout.ts'
import { expect, test } from './support/test.ts'

/** The scripts of the app, and not the early one. */
const APP = /\/assets\/(?!early-)[^/]+\.js$/

/** Keeps the app from coming until it is let go. */
const holdApp = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(APP, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const shell = (page: Page) => page.locator('.shell')
const picture = (page: Page) => shell(page).locator('.banners img')
const loaded = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

const painted = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length > 0)

/**
 * Home with its picture, painted: a server that is too busy to name it in time sends the page without. What is in the
 * document before its stylesheet has come is seen by nobody.
 */
const openHome = async (page: Page): Promise<void> => {
  await expect(async () => {
    await page.goto('/', { waitUntil: 'commit' })
    await expect(picture(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect.poll(() => painted(page)).toBe(true)
}

/** Where the things stand that home has before and after, in whole pixels. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['.logo__mark', '.home-hero__question', '.search-box__field', '.banners'].map((thing) => {
      const { x, y, width, height } = document.querySelector(thing)?.getBoundingClientRect() ?? new DOMRect()
      return [thing, ...[x, y, width, height].map(Math.round)]
    }),
  )

for (const { screen, viewport } of [
  { screen: 'a laptop', viewport: { width: 1366, height: 768 } },
  { screen: 'a tablet', viewport: { width: 820, height: 1180 } },
  { screen: 'a phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('home is seen before its scripts have come, and does not jump when they do', async ({
      page,
      app,
    }) => {
      await watchLayoutShift(page)
      const release = await holdApp(page)
      await openHome(page)
      await expect(shell(page)).toContainText('今天想备哪一课？')
      await expect(picture(page)).toBeVisible()
      await expect.poll(() => loaded(page)).toBe(true)
      const before = await places(page)

      release()
      await expect(app.loginButton).toBeVisible()
      await expect(shell(page)).toHaveCount(0)
      await expect(app.main.getByRole('img').first()).toBeVisible()
      expect(await places(page)).toEqual(before)
      await expectSteadyLayout(page)
    })
  })
}

test('what stands there before is only to be looked at', async ({ page }) => {
  const release = await holdApp(page)
  await openHome(page)
  await expect(picture(page)).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  await expect(page.getByRole('img')).toHaveCount(0)
  for (const attribute of ['inert', 'aria-hidden']) await expect(shell(page)).toHaveAttribute(attribute)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  release()
})

test('the banners that came with the page stand until others are read', async ({ page, app }) => {
  const banners = await hold(page, CALLS.banners)
  // A server that is too busy to name them in time sends the page without.
  await expect(async () => {
    await page.goto('/')
    await expect(app.main.getByRole('group', { name: '第 1 张，共 4 张' })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect.poll(banners.waiting).toBeGreaterThan(0)
  banners.release()
})

for (const { chosen, system, ground } of [
  { chosen: 'dark', system: 'light', ground: 'rgb(17, 17, 16)' },
  { chosen: 'light', system: 'dark', ground: 'rgb(253, 253, 252)' },
  { chosen: null, system: 'dark', ground: 'rgb(17, 17, 16)' },
] as const) {
  test(`${chosen ?? 'nothing'} chosen on a system that is ${system} is so from the first painting on`, async ({
    page,
    app,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.addInitScript((appearance) => {
      if (appearance !== null) localStorage.setItem('appearance', appearance)
    }, chosen)
    const release = await holdApp(page)
    await openHome(page)
    await expect(picture(page)).toBeVisible()
    const grounds = () =>
      page.evaluate(() => {
        const radix = document.querySelector('.radix-themes')
        return [document.documentElement, radix].map((it) => it && getComputedStyle(it).backgroundColor)
      })
    expect(await grounds()).toEqual([ground, ground])
    release()
    await expect(app.loginButton).toBeVisible()
    expect(await grounds()).toEqual([ground, ground])
  })
}

test('elsewhere only the frame stands before', async ({ page, app }) => {
  const release = await holdApp(page)
  await page.goto('/agreement', { waitUntil: 'commit' })
  await expect(shell(page).locator('.logo')).toBeVisible()
  await expect(shell(page).locator('.shell__home')).toBeHidden()
  release()
  await expect(app.main.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('signed in', () => {
  test.use({ persona: 'teacher' })

  test('the categories have their place before, and nothing jumps', async ({ page, app }) => {
    await watchLayoutShift(page)
    const release = await holdApp(page)
    await openHome(page)
    await expect(shell(page).locator('.category-menu')).toBeVisible()
    await expect(picture(page)).toBeVisible()
    const before = await places(page)
    release()
    await expect(app.userMenu).toBeVisible()
    await expect(app.main.getByRole('heading', { name: '资料库' })).toBeVisible()
    expect(await places(page)).toEqual(before)
    await expectSteadyLayout(page)
  })
})

for (const { fault, said, arrange } of [
  {
    fault: 'do not come',
    said: UNREACHABLE,
    arrange: (page: Page) => page.route(APP, (route) => route.abort('connectionrefused')),
  },
  {
    fault: 'cannot be read by the browser',
    said: /SyntaxError/,
    arrange: (page: Page) =>
      page.route(APP, (route) => route.fulfill({ contentType: 'text/javascript', body: 'let let = 1' })),
  },
]) {
  test(`scripts that ${fault} are told, with a way to try again`, async ({ page, app, faults }) => {
    faults.forgive(said)
    await arrange(page)
    await page.goto('/')
    await expect(app.alert).toHaveText('请检查网络后重新打开。')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面没有载入')
    await expect(shell(page)).toHaveCount(0)

    await page.unrouteAll()
    await page.getByRole('button', { name: '重新打开' }).click()
    await expect(app.loginButton).toBeVisible()
  })
}

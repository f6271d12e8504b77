import type { Page } from '@playwright/test'
import { BASE_URL_VARIABLE } from '#tests/support/base-url.ts'
import { startFaultyProxy } from '#tests/support/faulty-proxy.ts'
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
    await expect(picture(page)).toBeVisible({ timeout: 10_000 })
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

const LIGHT = 'rgb(253, 253, 252)'
const DARK = 'rgb(17, 17, 16)'

const grounds = (page: Page) =>
  page.evaluate(() => {
    const radix = document.querySelector('.radix-themes')
    return [document.documentElement, radix].map((it) => it && getComputedStyle(it).backgroundColor)
  })

for (const { screen, viewport, system, chosen, ground } of [
  {
    screen: 'a laptop that is light, dark chosen',
    viewport: { width: 1366, height: 768 },
    system: 'light',
    chosen: 'dark',
    ground: DARK,
  },
  {
    screen: 'a tablet that is dark, light chosen',
    viewport: { width: 820, height: 1180 },
    system: 'dark',
    chosen: 'light',
    ground: LIGHT,
  },
  {
    screen: 'a phone that is dark, nothing chosen',
    viewport: { width: 390, height: 844 },
    system: 'dark',
    chosen: null,
    ground: DARK,
  },
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport, colorScheme: system })

    test('home is seen before its scripts have come, only to be looked at, and neither jumps nor flashes when they do', async ({
      page,
      app,
    }) => {
      await page.addInitScript((appearance) => {
        if (appearance !== null) localStorage.setItem('appearance', appearance)
      }, chosen)
      await watchLayoutShift(page)
      const release = await holdApp(page)
      const banners = await hold(page, CALLS.banners)
      await openHome(page)
      await expect(shell(page)).toContainText('今天想备哪一课？')
      await expect.poll(() => loaded(page)).toBe(true)
      const before = await places(page)
      expect(await grounds(page)).toEqual([ground, ground])

      await expect(page.getByRole('heading')).toHaveCount(0)
      await expect(page.getByRole('img')).toHaveCount(0)
      for (const attribute of ['inert', 'aria-hidden']) await expect(shell(page)).toHaveAttribute(attribute)
      await page.keyboard.press('Tab')
      // On a slow machine the document says meanwhile that it is slow, with a link.
      expect(await page.evaluate(() => document.activeElement?.closest('.shell') ?? null)).toBeNull()

      release()
      await expect(app.loginButton).toBeVisible()
      await expect(shell(page)).toHaveCount(0)
      // The banners that came with the page stand until others are read.
      await expect(app.main.getByRole('group', { name: '第 1 张，共 4 张' })).toBeVisible()
      await expect.poll(banners.waiting).toBeGreaterThan(0)
      banners.release()
      await expect(app.main.getByRole('img').first()).toBeVisible()
      expect(await places(page)).toEqual(before)
      expect(await grounds(page)).toEqual([ground, ground])
      await expectSteadyLayout(page)
    })
  })
}

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

test('scripts that do not come, or cannot be read, are told, with a way to try again; elsewhere only the frame stands before', async ({
  page,
  app,
  faults,
}) => {
  faults.forgive(UNREACHABLE)
  faults.forgive(/SyntaxError/)
  const reopen = page.getByRole('button', { name: '重新打开' })
  const expectTold = async () => {
    await expect(app.alert).toHaveText('请检查网络，稍后重新打开。')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面没有载入')
    await expect(shell(page)).toHaveCount(0)
  }
  await page.route(APP, (route) => route.abort('connectionrefused'))
  await page.goto('/')
  await expectTold()

  await page.unrouteAll()
  let unreadable = 0
  await page.route(APP, (route) => {
    unreadable += 1
    return route.fulfill({ contentType: 'text/javascript', body: 'let let = 1' })
  })
  await reopen.click()
  await expect.poll(() => unreadable).toBeGreaterThan(0)
  await expectTold()

  await page.unrouteAll()
  await reopen.click()
  await expect(app.loginButton).toBeVisible()

  const release = await holdApp(page)
  await page.goto('/agreement', { waitUntil: 'commit' })
  await expect(shell(page).locator('.logo')).toBeVisible()
  await expect(shell(page).locator('.shell__home')).toBeHidden()
  release()
  await expect(app.main.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page of which the early script or the stylesheet does not come says so, and is whole when it is opened again', async ({
  page,
  app,
  faults,
}) => {
  faults.forgive(UNREACHABLE)
  const late = page.getByText('页面很慢，或者载入不了，请检查网络。')
  await page.route(/\/assets\/early-/, (route) => route.abort('connectionrefused'))
  await page.goto('/')
  await expect(shell(page)).toBeVisible()
  await expect(late).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('link', { name: '重新打开' }).click()
  await expect(app.loginButton).toBeVisible()
  await expect(late).toHaveCount(0)

  await page.route(/\/assets\/[^/]+\.css$/, (route) => route.abort('connectionrefused'))
  await page.goto('/')
  await expect(app.alert).toHaveText('请检查网络，稍后重新打开。')
  await page.unrouteAll()
  await page.getByRole('button', { name: '重新打开' }).click()
  await expect(app.loginButton).toBeVisible()
})

test('a document that is cut in its shell begins the app all the same, one that is cut before it says so, and is whole when it is opened again', async ({
  browser,
  request,
}) => {
  const html = await (await request.get('/', { headers: { 'accept-encoding': 'identity' } })).text()
  const proxy = await startFaultyProxy(process.env[BASE_URL_VARIABLE] ?? '')
  const context = await browser.newContext({ baseURL: proxy.url })
  const page = await context.newPage()
  const login = page.getByRole('button', { name: '登录', exact: true })
  /** The line breaks when so much has been read: where the early script is still on its way then, Chromium stops reading before it. */
  const openCut = async (before: string, read: string) => {
    const at = Buffer.byteLength(html.slice(0, html.indexOf(before)))
    let breakOff = () => {}
    const until = new Promise<void>((resolve) => {
      breakOff = resolve
    })
    proxy.begin({ kind: 'truncated', meets: (path) => path === '/', chance: () => at, until })
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator(read).waitFor({ state: 'attached' })
    breakOff()
  }
  try {
    await page.goto('/agreement')
    await expect(login).toBeVisible()

    await openCut('<div class="search-box', '.shell .logo')
    await expect(login).toBeVisible()
    await proxy.end()

    await openCut('<div id="root">', 'html.light')
    await expect(page.getByRole('alert')).toHaveText('请检查网络，稍后重新打开。')
    await proxy.end()
    await page.getByRole('button', { name: '重新打开' }).click()
    await expect(login).toBeVisible()
  } finally {
    await context.close()
    await proxy.close()
  }
})

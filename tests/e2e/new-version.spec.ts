import type { Page } from '@playwright/test'
import { BASE_URL_VARIABLE } from '#tests/support/base-url.ts'
import { addressOf, onScreen } from './support/app.ts'
import { comeToComments, commentsOn, openEditor, ownCourse } from './support/comments.ts'
import { signedInState } from './support/signed-in.ts'
import { test as base, expect } from './support/test.ts'
import { serveTwoBuilds, type TwoBuilds } from './support/two-builds.ts'

/** A site that is deployed anew while its pages are open. */
const test = base.extend<{ readonly site: TwoBuilds }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads here what a fixture needs
  site: async ({}, use) => {
    const site = await serveTwoBuilds(process.env[BASE_URL_VARIABLE] ?? '')
    await use(site)
    await site.close()
  },
  baseURL: async ({ site }, use) => use(site.url),
  storageState: async ({ playwright, site }, use) => {
    const request = await playwright.request.newContext()
    await use(await signedInState(request, 'teacher', site.url))
    await request.dispose()
  },
})

test.use({ serviceWorkers: 'allow' })

const HOUR_MS = 3_600_000

/** The workers of this origin, and the revisions of the page that they keep. */
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const kept: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (new URL(url).pathname === '/index.html')
          kept.push(new URL(url).searchParams.get('__WB_REVISION__') === 'second' ? 'second' : 'first')
    return {
      active: registration?.active?.state,
      waiting: registration?.waiting?.state,
      isInCharge: navigator.serviceWorker.controller === registration?.active,
      kept: kept.toSorted(),
    }
  })

const ofSecondBuild = (page: Page) => page.locator('head meta[name=build]')
const isSecond = async (page: Page) => (await ofSecondBuild(page).count()) === 1

/** What is said of the new version, and the loads of this page from here on. */
const watch = (page: Page) => {
  const notices = page.getByRole('region', { name: '通知' })
  const seen = { loads: 0 }
  page.on('load', () => {
    seen.loads += 1
  })
  return {
    seen,
    offer: notices.getByText('有新版本', { exact: true }),
    update: notices.getByRole('button', { name: '更新', exact: true }),
    later: notices.getByRole('button', { name: '以后再说' }),
  }
}

/** A text begun on the first build, which the browser keeps. */
const write = async (page: Page, course: number, words: string) => {
  await openEditor(page, course)
  await expect
    .poll(() => workersOf(page))
    .toEqual({
      active: 'activated',
      waiting: undefined,
      isInCharge: true,
      kept: ['first'],
    })
  await commentsOn(page).field.fill(words)
  return watch(page)
}

const WAITS = { active: 'activated', waiting: 'installed', isInCharge: true, kept: ['first', 'second'] }
const CHANGED = { active: 'activated', waiting: undefined, isInCharge: true, kept: ['second'] }

// R-connection-4.
test('a new version waits and is offered: what is half written stays, and nothing opens anew but the tab that takes it, once; the other one takes it when it is asked to', async ({
  page,
  context,
  app,
  site,
  faults,
}) => {
  faults.forgive(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/)
  await context.clock.install()
  const course = await ownCourse(page, 16)
  const second = await context.newPage()
  const here = await write(page, course, '第一页写了一半')
  const there = await write(second, await ownCourse(page, 17), '第二页写了一半')
  for (const tab of [here, there]) await expect(tab.offer).toBeHidden()

  site.deploy()
  await context.clock.fastForward(HOUR_MS)
  for (const tab of [here, there]) await expect(tab.offer).toBeVisible()
  await expect(here.later).toBeVisible()
  for (const tab of [page, second]) expect(await workersOf(tab)).toEqual(WAITS)
  await page.bringToFront()
  const { field } = commentsOn(page)
  await expect(field).toHaveText('第一页写了一半')
  await field.press('End')
  await page.keyboard.type('，还在写')
  expect([here.seen.loads, there.seen.loads, await isSecond(page)]).toEqual([0, 0, false])

  const address = addressOf(page)
  await here.update.click()
  await expect(ofSecondBuild(page)).toHaveCount(1)
  await expect.poll(() => workersOf(page)).toEqual(CHANGED)
  await comeToComments(page)
  await expect(field).toHaveText('第一页写了一半，还在写')
  await expect(here.offer).toBeHidden()
  await expect.poll(() => workersOf(second)).toEqual(CHANGED)
  await expect(commentsOn(second).field).toHaveText('第二页写了一半')
  await expect(onScreen(second).userMenu).toBeVisible()
  await expect(there.offer).toBeVisible()
  expect([here.seen.loads, await isSecond(page), addressOf(page)]).toEqual([1, true, address])
  expect([there.seen.loads, await isSecond(second)]).toEqual([0, false])

  await second.bringToFront()
  await there.update.click()
  await expect(ofSecondBuild(second)).toHaveCount(1)
  await comeToComments(second)
  await expect(commentsOn(second).field).toHaveText('第二页写了一半')
  await expect(there.offer).toBeHidden()
  expect([here.seen.loads, there.seen.loads]).toEqual([1, 1])
  // Long after it, and as both look again, nothing is offered and nothing opens anew.
  await context.clock.fastForward(HOUR_MS)
  await context.clock.fastForward(HOUR_MS)
  for (const tab of [page, second]) await expect(onScreen(tab).userMenu).toBeVisible()
  for (const { seen, offer } of [here, there])
    expect([seen.loads, await offer.isVisible()]).toEqual([1, false])

  // What is opened without a network is of the new version.
  await second.close()
  await context.setOffline(true)
  await page.goto('/list?type=1')
  await expect(app.userMenu).toBeVisible()
  await expect(ofSecondBuild(page)).toHaveCount(1)
})

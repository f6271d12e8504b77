import { signInHere, signOut } from './support/app.ts'
import { UNREACHABLE } from './support/faults.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** A page that is loaded while the tools keep the network away is told by the browser that there is one, and finds no server in it. */
const OFFLINE = '当前没有网络'
const AWAY = /当前没有网络|连不上服务器，请检查网络/

/** Until the browser keeps the whole app. */
const kept = 'navigator.serviceWorker.ready.then(({ active }) => active.state)'

test('what was opened is read without a network after a reload, goes with a log-out, and the app still opens', async ({
  page,
  context,
  app,
  faults,
}) => {
  const told = page.getByRole('region', { name: '通知' })
  faults.forgive(UNREACHABLE)
  faults.forgive(/net::ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)')).toBe(
    0,
  )
  await signInHere(page, 'teacher')
  await expect(app.main.getByRole('article').first()).toBeVisible()
  await expect.poll(() => page.evaluate(kept)).toBe('activated')

  await page.goto('/list?type=1')
  const card = app.main.getByRole('article').first()
  await expect(card).toBeVisible()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/introduction/)
  await expect(app.main.getByRole('heading', { level: 1 })).toHaveText(title)

  await context.setOffline(true)
  await expect(told.getByText(OFFLINE)).toBeVisible()
  await page.reload()
  await expect(told.getByText(AWAY)).toBeVisible()
  await expect(app.main.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goto('/list?type=1')
  await expect(app.main.getByRole('article').first()).toContainText(title)

  await context.setOffline(false)
  await expect(told.getByText(AWAY)).toBeHidden()
  await signOut(page)
  await expect(app.loginButton).toBeVisible()
  const left = await page.evaluate(async () => ({
    caches: (await caches.keys()).map((name) => name.replace(/-v2-.*/, '')).toSorted(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    storage: localStorage.length,
  }))
  expect(left.caches).toEqual(['app-configuration', 'workbox-precache'])
  expect(left.databases).toEqual([])
  await context.setOffline(true)
  await page.goto('/list?type=1')
  await expect(told.getByText(AWAY)).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
})

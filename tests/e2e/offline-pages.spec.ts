import type { Page } from '@playwright/test'
import type { PersonaKey } from '#tests/support/personas.ts'
import type { RoutePath } from '#ui/routing/route-handle.ts'
import { VISITS } from './support/addresses.ts'
import { signInHere, signOut, turnTo } from './support/app.ts'
import { UNREACHABLE } from './support/faults.ts'
import { sitDown } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'
import { visitsOf } from './support/visits-of.ts'

test.use({ serviceWorkers: 'allow' })

/** What nobody keeps: other people, settings of the site and what changes while one looks at it (docs/decisions/0402). They say so. */
const NOT_KEPT: readonly RoutePath[] = [
  '/school-local/school-local-examine',
  '/studio/jobs',
  '/studio/releases',
  '/studio/versions',
  '/account/data',
]
const isKept = (route: RoutePath): boolean => !route.startsWith('/manage') && !NOT_KEPT.includes(route)

/** What would be untrue of a page that cannot be had. */
const UNTRUE = /不存在|没有权限|登录已失效|我们的问题|没有(?:选用)?成功/

const look = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.innerText.trim())
        .filter((words) => words !== '')
    const main = document.querySelector('main')
    return {
      headings: shown('main h1, main h2, main article h3'),
      alerts: shown('main [role=alert]'),
      isBusy: main?.querySelector('[aria-busy=true], [class*=keleton]') !== null,
      isThere: (main?.innerText.length ?? 0) > 0,
      text: main?.innerText ?? '',
    }
  })

const settled = async (page: Page) => {
  await expect
    .poll(
      async () => {
        const { isBusy, isThere } = await look(page)
        return isThere && !isBusy
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  return look(page)
}

/** What is wanting of a page that cannot be had now; '' when it is what it was, or says why it is not. */
const wantingOf = (
  now: Awaited<ReturnType<typeof look>>,
  before: Awaited<ReturnType<typeof look>> | undefined,
  isExpected: boolean,
): string => {
  if (now.isBusy || !now.isThere) return 'has not come'
  const missing = before?.headings.filter((heading) => !now.headings.includes(heading)) ?? []
  if (isExpected && missing.length > 0) return `has no ${missing.join()}`
  if (!isExpected && !now.alerts.some((words) => words.includes('连不上服务器')))
    return `says ${now.text.slice(0, 80)}`
  return ''
}

/** Who sits down, and whose pages they open: each of them may open those of the others, and to sit down costs as much as five pages. */
const SITTINGS: Readonly<Partial<Record<PersonaKey, readonly PersonaKey[]>>> = {
  teacher: ['teacher', 'cloudSchool'],
  secondReviewer: ['secondReviewer', 'reviewer'],
  platformAdministrator: ['platformAdministrator', 'schoolAdministrator'],
}

// One browser for all: that it keeps the whole app costs as much as five pages.
test('every page that was opened once is read without a network, or says why it is not; it goes with a log-out, and the app still opens', async ({
  page,
  context,
  app,
  faults,
}) => {
  test.setTimeout(600_000)
  faults.forgive(UNREACHABLE)
  faults.forgive(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|status of 404/)
  const wrong: string[] = []
  const told = page.getByRole('region', { name: '通知' })
  const registrations = 'navigator.serviceWorker.getRegistrations().then(({ length }) => length)'
  await page.goto('/')
  await expect(app.loginButton).toBeVisible()
  expect(await page.evaluate(registrations)).toBe(0)
  await signInHere(page, 'teacher')
  const opened: RoutePath[] = []
  for (const [persona, those] of Object.entries(SITTINGS) as [PersonaKey, readonly PersonaKey[]][])
    await test.step(persona, async () => {
      if (persona !== 'teacher') await sitDown(page, persona)
      const visits = await visitsOf(page, ...those)
      opened.push(...visits.map(([route]) => route))
      const healthy = new Map<RoutePath, Awaited<ReturnType<typeof look>>>()
      const last = visits.at(-1)
      // What nobody keeps is the same without a network, opened before or not.
      for (const [route, address] of visits.filter((visit) => isKept(visit[0]) || visit === last)) {
        await (healthy.size === 0 ? page.goto(address) : turnTo(page, address))
        await settled(page)
        await page.waitForLoadState('networkidle')
        healthy.set(route, await settled(page))
      }
      // What is kept is written down when the browser is idle; so is the app itself.
      await expect
        .poll(() => page.evaluate(async () => (await caches.match('/config.json')) !== undefined))
        .toBe(true)
      await expect
        .poll(() => page.evaluate('navigator.serviceWorker.ready.then(({ active }) => active.state)'))
        .toBe('activated')
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

      await context.setOffline(true)
      await expect(told.getByText('当前没有网络')).toBeVisible()
      // One load, which brings nothing with it: what is shown after it comes from what the browser keeps.
      for (const [at, [route, address]] of visits.entries()) {
        await (at === 0 ? page.goto(address) : turnTo(page, address))
        await expect(told.getByText(/当前没有网络|连不上服务器/)).toBeVisible()
        const before = healthy.get(route)
        const wanting = async () => wantingOf(await look(page), before, isKept(route))
        await expect
          .poll(wanting)
          .toBe('')
          .catch(async () => wrong.push(`${persona}: ${route} ${await wanting()}`))
        const untrue = UNTRUE.exec((await look(page)).text)?.[0]
        if (untrue !== undefined && !before?.text.includes(untrue))
          wrong.push(`${persona}: ${route} says ${untrue}`)
      }

      // The last page becomes whole by itself.
      const [route = '/', address = '/'] = last ?? []
      expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname)
      await context.setOffline(false)
      await expect(told.getByText(/当前没有网络|连不上服务器/)).toBeHidden({ timeout: 30_000 })
      await expect
        .poll(
          async () => {
            const { headings, isBusy } = await look(page)
            return (
              !isBusy && (healthy.get(route)?.headings ?? []).every((heading) => headings.includes(heading))
            )
          },
          { timeout: 30_000 },
        )
        .toBe(true)
      await expect(app.userMenu).toBeVisible()
      await signOut(page)
      await expect(app.loginButton).toBeVisible()
      const left = () =>
        page.evaluate(async () => ({
          caches: (await caches.keys()).map((name) => name.replace(/-v2-.*/, '')).toSorted(),
          databases: (await indexedDB.databases()).map(({ name }) => name),
        }))
      await expect.poll(left).toEqual({ caches: ['app-configuration', 'workbox-precache'], databases: [] })
      if (persona !== 'teacher') return
      await context.setOffline(true)
      await page.goto('/list?type=1')
      await expect(told.getByText(/当前没有网络|连不上服务器/)).toBeVisible()
      await expect(app.main.getByRole('article')).toHaveCount(0)
      await context.setOffline(false)
    })
  expect(wrong).toEqual([])
  const routes = Object.keys(VISITS) as RoutePath[]
  expect(opened.toSorted()).toEqual(routes.filter((route) => VISITS[route].persona !== null).toSorted())
})

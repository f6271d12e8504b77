import type { Page } from '@playwright/test'
import type { PersonaKey } from '#tests/support/personas.ts'
import type { RoutePath } from '#ui/routing/route-handle.ts'
import { VISITS } from './support/addresses.ts'
import { UNREACHABLE } from './support/faults.ts'
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
      headings: shown('main h1, main h2'),
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

const personas = [...new Set(Object.values(VISITS).map(({ persona }) => persona))].filter(
  (persona): persona is PersonaKey => persona !== null,
)

for (const persona of personas)
  test.describe(persona, () => {
    test.use({ persona })

    test('every page that was opened once is read without a network, or says why it is not', async ({
      page,
      context,
      app,
      faults,
    }) => {
      test.setTimeout(240_000)
      faults.forgive(UNREACHABLE)
      faults.forgive(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|status of 404/)
      const visits = await visitsOf(page, persona)
      const healthy = new Map<RoutePath, Awaited<ReturnType<typeof look>>>()
      const last = visits.at(-1)
      // What nobody keeps is the same without a network, opened before or not.
      for (const [route, address] of visits.filter((visit) => isKept(visit[0]) || visit === last)) {
        await page.goto(address)
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
      const wrong: string[] = []
      const told = page.getByRole('region', { name: '通知' })
      for (const [route, address] of visits) {
        await page.goto(address)
        await expect(told.getByText(/当前没有网络|连不上服务器/)).toBeVisible()
        const now = await settled(page)
        const before = healthy.get(route)
        const missing = before?.headings.filter((heading) => !now.headings.includes(heading)) ?? []
        if (isKept(route) && missing.length > 0) wrong.push(`${route} has no ${missing.join()}`)
        if (!isKept(route) && !now.alerts.some((words) => words.includes('连不上服务器')))
          wrong.push(`${route} says ${now.text.slice(0, 80)}`)
        const untrue = UNTRUE.exec(now.text)?.[0]
        if (untrue !== undefined && !before?.text.includes(untrue)) wrong.push(`${route} says ${untrue}`)
      }
      expect(wrong).toEqual([])

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
    })
  })

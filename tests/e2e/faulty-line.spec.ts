import type { Browser, Page } from '@playwright/test'
import { BASE_URL_VARIABLE } from '#tests/support/base-url.ts'
import { chanceOf, fromSeed, isWholeRun, kindsFor, seeds, tell } from '#tests/support/fault-run.ts'
import { type FaultKind, type FaultyProxy, startFaultyProxy } from '#tests/support/faulty-proxy.ts'
import type { RoutePath } from '#ui/routing/route-handle.ts'
import { PLACES, type Place } from './support/addresses.ts'
import { expect, test } from './support/test.ts'
import {
  clockedPage,
  freshContext,
  isSame,
  isWhole,
  keptBy,
  type Look,
  leadsOn,
  look,
  notBack,
  OF_THE_LINE,
  opened,
  settled,
  untrueIn,
  urlOf,
} from './support/under-faults.ts'

// What the line does to the files of the app: faulty-code.spec.ts.

/** Answers that cannot be told from right ones show less than there is; whoever opens the page again sees the rest. */
const UNNOTICED: readonly FaultKind[] = ['shape']

/** Presses whatever offers to try again, until nothing does. */
const tryAgain = async (page: Page): Promise<void> => {
  const buttons = page.getByRole('button', { name: /重试|重新加载|重新打开/ })
  for (let times = 0; times < 12 && (await buttons.count()) > 0; times += 1) {
    await buttons
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined)
    await page.waitForTimeout(100)
  }
}

interface Walk {
  readonly page: Page
  readonly proxy: FaultyProxy
  readonly url: string
  readonly healthy: Look
}

/** '' or what did not hold under this fault and after it. */
const wrongOf = async (
  { page, proxy, url, healthy }: Walk,
  kind: FaultKind,
  seed: string,
): Promise<string> => {
  const wrong: string[] = []
  const errors: string[] = []
  const onError = (error: Error) => errors.push(String(error))
  page.on('pageerror', onError)
  const chance = chanceOf(seed, new URL(url).pathname, kind)
  const isSome = chance(0, 1) === 1
  let isAskedFor = false
  const meets = (path: string) => {
    if (path.startsWith('/api/')) return isAskedFor && (!isSome || chanceOf(seed, path, kind)(0, 1) === 1)
    isAskedFor = true
    return false
  }
  // What the page before still asks, or says as it goes, would be met first: of a line that refuses, nothing would be had any more.
  await page.goto('about:blank')
  proxy.begin({ kind, meets, chance })
  // The server's clock is off by hours, or that of the computer.
  const hours = kind === 'clock' && chance(0, 1) === 1 ? chance(-12, 12) : 0
  if (hours !== 0) await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
  // A picture that never comes keeps the page from being loaded, and nobody from using it.
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  if (kind === 'stalled') {
    await expect.poll(async () => (await look(page)).text.trim().length).toBeGreaterThan(20)
    await page.clock.runFor(10_000)
  }
  const isUnnoticed = UNNOTICED.includes(kind)
  const isAsHealthy = (now: Look) => isSame(now, healthy) && now.alerts.length <= healthy.alerts.length
  const isSettled = (now: Look) =>
    isUnnoticed
      ? isWhole(now) || now.told.length > 0
      : isAsHealthy(now) || (now.told.length > 0 && leadsOn(now))
  const seen = await settled(page, isSettled).catch(() => look(page))
  if (seen.text.trim().length < 20) wrong.push('blank')
  for (const words of untrueIn(seen, healthy)) wrong.push(`says ${words}`)
  if (!isAsHealthy(seen) && !isUnnoticed) {
    if (seen.told.length === 0) wrong.push('says nothing')
    if (!leadsOn(seen)) wrong.push(`leads nowhere, says ${seen.told.join()}`)
  }
  await proxy.end()
  if (hours !== 0) await page.clock.setSystemTime(Date.now())
  await page.clock.runFor(20_000)
  await tryAgain(page)
  if (!isUnnoticed) {
    const isBack = async () => {
      const now = await look(page)
      if (isSame(now, healthy)) return 'back'
      await tryAgain(page)
      await page.clock.runFor(5000)
      return `${now.headings.join()} | ${now.told.join()}${now.isBusy ? ' | busy' : ''}`
    }
    await expect
      .poll(isBack, { timeout: 30_000 })
      .toBe('back')
      .catch((error: unknown) => wrong.push(notBack(error)))
  }
  page.off('pageerror', onError)
  return [...wrong, ...errors].join('; ')
}

const walk = async (
  browser: Browser,
  place: Place,
  seed: string,
  kinds: readonly FaultKind[],
): Promise<readonly string[]> => {
  const proxy = await startFaultyProxy(process.env[BASE_URL_VARIABLE] ?? '')
  const context = await freshContext(browser, await keptBy(browser, place, proxy))
  const found: string[] = []
  try {
    const page = await clockedPage(context)
    page.on('console', (message) => {
      if (message.type() === 'error' && !OF_THE_LINE.test(message.text()))
        found.push(`console: ${message.text()}`)
    })
    const { name } = place
    const url = await urlOf(page, place, proxy)
    const healthy = await opened(page, url)
    for (const kind of kinds) {
      const wrong = await wrongOf({ page, proxy, url, healthy }, kind, seed)
      tell({ where: 'page', kind, what: name, wrong })
      if (wrong !== '') found.push(`${kind} on ${name}: ${wrong}`)
    }
  } finally {
    await context.close()
    await proxy.close()
  }
  return found
}

/** What `npm test` looks at: pages of each part, with another fault each. */
const SAMPLE: readonly RoutePath[] = ['/', '/introduction', '/studio', '/manage/people']

for (const [seedIndex, seed] of seeds.entries())
  for (const [index, place] of fromSeed(PLACES, seed)) {
    if (!isWholeRun && !SAMPLE.some((route) => route === place.name)) continue
    test(`${place.name} outlives faults of the line (seed ${seed})`, async ({ browser }) => {
      test.setTimeout(300_000)
      const kinds = kindsFor(index, seedIndex, isWholeRun ? 4 : 1)
      expect(await walk(browser, place, seed, kinds)).toEqual([])
    })
  }

import type { Browser, Page } from '@playwright/test'
import { BASE_URL_VARIABLE } from '#tests/support/base-url.ts'
import {
  chanceOf,
  FILE_FAULTS,
  fromSeed,
  isWholeRun,
  kindsFor,
  seeds,
  tell,
} from '#tests/support/fault-run.ts'
import { type FaultKind, type FaultyProxy, startFaultyProxy } from '#tests/support/faulty-proxy.ts'
import type { RoutePath } from '#ui/routing/route-handle.ts'
import { PLACES, type Place } from './support/addresses.ts'
import { expect, test } from './support/test.ts'
import {
  clockedPage,
  freshContext,
  isSame,
  keptBy,
  type Look,
  leadsOn,
  look,
  notBack,
  OF_THE_LINE,
  opened,
  untrueIn,
  urlOf,
} from './support/under-faults.ts'

/** What a browser, and React of what it could not fetch, writes about code that did not come. */
const OF_CODE =
  /dynamically imported module|module script|preload CSS|apply style|the code of a part did not come/i
/** A page in the place of the early script is read as a script. */
const OF_A_PAGE = /SyntaxError|Unexpected token/

/** Some name before it what did not come. */
const WAYS = /(?:^|，)(?:重试|重新加载|重新打开)$/

const isCode = (path: string): boolean => /^\/assets\/.+\.(?:m?js|css)$/.test(path) || path === '/config.json'
/** Until it has come a browser shows nothing, and nothing of the app is there to say so. */
const isEarly = (path: string): boolean => path.startsWith('/assets/early-')

/** Time that passes for the page, and for what its stylesheets move. */
const passTime = async (page: Page, milliseconds: number): Promise<void> => {
  await page.clock.runFor(milliseconds)
  await page.evaluate((passed) => {
    for (const animation of document.getAnimations())
      animation.currentTime = Number(animation.currentTime ?? 0) + passed
  }, milliseconds)
}

/** What is in the document is painted: its stylesheet has come, or is waited for no longer. */
const isPainted = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    return link === null || link.sheet !== null || link.media === 'print'
  })

/** What the page offers to get on by. */
const waysOf = (page: Page) => page.locator('button, a').filter({ hasText: WAYS, visible: true })

interface Walk {
  readonly page: Page
  readonly proxy: FaultyProxy
  readonly url: string
  readonly healthy: Look
  /** How many ways on are offered without a fault. */
  readonly ways: number
}

const wayOn = async (page: Page): Promise<void> => {
  await waysOf(page)
    .first()
    .click({ timeout: 2000 })
    .catch(() => undefined)
  await page.waitForLoadState('domcontentloaded').catch(() => undefined)
}

/**
 * '' or what did not hold while files of the app met this fault, and after it. The document itself comes, slowly at most: where it does
 * not, a browser shows a page of its own. The app of an earlier visit, which stands in for it, is tried in offline-pages.spec.ts.
 */
const wrongOf = async (
  { page, proxy, url, healthy, ways }: Walk,
  kind: FaultKind,
  seed: string,
): Promise<string> => {
  const wrong: string[] = []
  const chance = chanceOf(seed, new URL(url).pathname, kind)
  const isSome = chance(0, 1) === 1
  const meets = (path: string): boolean => {
    if (path === new URL(url).pathname) return kind === 'slow'
    if (!isCode(path) || (kind === 'stalled' && isEarly(path))) return false
    return !isSome || chanceOf(seed, path, kind)(0, 1) === 1
  }
  proxy.begin({ kind, meets, chance })
  await page.goto(url, { waitUntil: 'commit' })
  const isAsHealthy = (now: Look) => isSame(now, healthy) && now.alerts.length <= healthy.alerts.length
  const isLate = kind === 'stalled' || kind === 'slow'
  let seen = await look(page)
  const isTold = async () => {
    await passTime(page, kind === 'stalled' ? 5000 : 0)
    seen = await look(page)
    if (isAsHealthy(seen)) return true
    return seen.told.length > 0 && leadsOn(seen) && (!isLate || (await isPainted(page)))
  }
  await expect
    .poll(isTold, { timeout: 20_000 })
    .toBe(true)
    .catch(() => undefined)
  if (seen.text.trim().length < 10) wrong.push('blank')
  for (const words of untrueIn(seen, healthy)) wrong.push(`says ${words}`)
  if (!isAsHealthy(seen)) {
    if (seen.told.length === 0) wrong.push(`says nothing of it, but ${seen.text.slice(0, 60)}`)
    else if (!leadsOn(seen)) wrong.push(`leads nowhere, says ${seen.told.join()}`)
  }
  await proxy.end()
  const isBack = async () => {
    await passTime(page, 5000)
    const now = await look(page)
    if (isAsHealthy(now) && (await waysOf(page).count()) <= ways) return 'back'
    await wayOn(page)
    return `${now.headings.join()} | ${now.told.join()}${now.isBusy ? ' | busy' : ''}`
  }
  await expect
    .poll(isBack, { timeout: 30_000, intervals: [300, 700] })
    .toBe('back')
    .catch((error: unknown) => wrong.push(notBack(error)))
  return wrong.join('; ')
}

const walk = async (
  browser: Browser,
  place: Place,
  seed: string,
  kinds: readonly FaultKind[],
): Promise<readonly string[]> => {
  const proxy = await startFaultyProxy(process.env[BASE_URL_VARIABLE] ?? '')
  const kept = await keptBy(browser, place, proxy)
  const found: string[] = []
  /** What is done before a page of a browser that has no file of the app yet. */
  const before = async <Outcome>(kind: FaultKind | null, done: (page: Page) => Promise<Outcome>) => {
    const context = await freshContext(browser, kept)
    const note = (words: string): void => {
      const isMeant = [OF_THE_LINE, OF_CODE, ...(kind === 'html' ? [OF_A_PAGE] : [])]
      if (!isMeant.some((pattern) => pattern.test(words))) found.push(`${kind}: ${words}`)
    }
    try {
      const page = await clockedPage(context)
      page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`))
      page.on('pageerror', (error) => note(String(error)))
      return await done(page)
    } finally {
      await context.close()
    }
  }
  try {
    const { url, healthy, ways } = await before(null, async (page) => {
      const at = await urlOf(page, place, proxy)
      return { url: at, healthy: await opened(page, at), ways: await waysOf(page).count() }
    })
    for (const kind of kinds) {
      const wrong = await before(kind, (page) => wrongOf({ page, proxy, url, healthy, ways }, kind, seed))
      tell({ where: 'code', kind, what: place.name, wrong })
      if (wrong !== '') found.push(`${kind} on ${place.name}: ${wrong}`)
    }
  } finally {
    await proxy.close()
  }
  return found
}

/** What `npm test` looks at: home whose line is refused, and a page whose files stall. */
const SAMPLE: readonly RoutePath[] = ['/', '/list']

for (const [seedIndex, seed] of seeds.entries())
  for (const [index, place] of fromSeed(PLACES, seed)) {
    if (!isWholeRun && !SAMPLE.some((route) => route === place.name)) continue
    test(`${place.name} outlives files that the line keeps away (seed ${seed})`, async ({ browser }) => {
      test.setTimeout(300_000)
      const kinds = kindsFor(index, seedIndex, isWholeRun ? 3 : 1, FILE_FAULTS)
      expect(await walk(browser, place, seed, kinds)).toEqual([])
    })
  }

import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { onScreen, signIn } from '#tests/e2e/support/app.ts'
import { CHROMIUM_FLAGS, wholeChromium } from '#tests/support/chromium.ts'
import { serveBuild } from '#tests/support/served-build.ts'
import { underTheFinger, watch } from './finger.ts'
import { type Heap, readHeap } from './heap.ts'
import { median, printTable } from './table.ts'

const RUNS = 30
const ROUTE_CHANGES = 200
const TAGS = ['课件', '教案', '学案', '试卷']

/** What a user feels in the browser, the server local: route changes, memory over many of them, jumps of a list. */
export const bench = async (): Promise<void> => {
  const served = await serveBuild()
  const browser = await chromium.launch({ executablePath: wholeChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await openPage(browser, served.url)
    const presses = await underTheFinger(page, RUNS)
    await page.goto('/')
    await moreResources(page).waitFor()
    const { toList, toDetails } = await routeChanges(page, RUNS)
    const narrowed = await shiftWhileFiltering(page)
    const { before, after } = await heapOver(page, ROUTE_CHANGES)
    const percent = (of: keyof Heap) => (((after[of] - before[of]) / before[of]) * 100).toFixed(1)
    printTable(
      ['in the browser, server local', 'measured', 'target'],
      [
        [`home to list, median of ${RUNS}, ms`, median(toList).toFixed(0), '150'],
        [`list to details, median of ${RUNS}, ms`, median(toDetails).toFixed(0), '150'],
        ['layout shift, list of 20 rows narrowed', narrowed.toFixed(4), '0'],
        [`heap before ${ROUTE_CHANGES} route changes, MB`, (before.all / 1e6).toFixed(1), ''],
        ['what the page holds of it, MB', (before.held / 1e6).toFixed(1), ''],
        ['what the page holds after them, growth in %', percent('held'), '5'],
        ['with compiled code and records of DevTools', percent('all'), ''],
      ],
    )
    printTable(
      [
        `processor × 4, press to next frame, ${RUNS} of each, ms`,
        '75th percentile',
        'most',
        'target',
        'layout shift',
      ],
      presses.map(({ name, usual, most, shift }) => [
        name,
        usual.toFixed(0),
        most.toFixed(0),
        name.includes(' to ') ? '200' : '150',
        shift.toFixed(4),
      ]),
    )
  } finally {
    await browser.close()
    await served.stop()
  }
}

const openPage = async (browser: Browser, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL,
    locale: 'zh-CN',
    viewport: { width: 1366, height: 768 },
  })
  const page = await context.newPage()
  await watch(page)
  await signIn(page, 'teacher')
  await moreResources(page).waitFor()
  return page
}

const moreResources = (page: Page) => page.getByRole('link', { name: '更多资料库' })

const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('link').first()

/** From home to the list, on to what its first card leads to, and home again. */
const routeChanges = async (page: Page, runs: number): Promise<{ toList: number[]; toDetails: number[] }> => {
  const toList: number[] = []
  const toDetails: number[] = []
  for (let run = 0; run <= runs; run += 1) {
    const list = await timed(page, 'a[aria-label="更多资料库"]', '.result-frame__items article')
    const details = await timed(page, '.result-frame__items article a', '.resource h1')
    // The first time also fetches the pages' code.
    if (run > 0) {
      toList.push(list)
      toDetails.push(details)
    }
    await onScreen(page).logo.click()
    await moreResources(page).waitFor()
  }
  return { toList, toDetails }
}

/** Milliseconds from a click to the first frame in which what it leads to is there, as the page's own clock has it. */
const timed = (page: Page, link: string, shown: string, path = ''): Promise<number> =>
  page.evaluate(
    // No function in it has a name: what runs the scripts would add to it what the page does not have.
    async ([from, to, at]) => {
      const began = performance.now()
      document.querySelector<HTMLElement>(from)?.click()
      while (!location.pathname.startsWith(at) || document.querySelector(to) === null)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return performance.now() - began
    },
    [link, shown, path] as const,
  )

/** The sum of what moved of itself: what answers a click within half a second is no shift, as Cumulative Layout Shift has it. */
const shiftWhileFiltering = async (page: Page): Promise<number> => {
  await page.goto('/list?type=3&view=row')
  await firstCard(page).waitFor()
  await page.evaluate(() => {
    const watched = globalThis as unknown as { shifted: number }
    watched.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) watched.shifted += entry.value
    }).observe({ type: 'layout-shift' })
  })
  for (const tag of TAGS) {
    await page.getByRole('button', { name: tag, exact: true }).click()
    await expect(page.getByRole('region', { name: '结果' })).toHaveAttribute('aria-busy', 'false')
  }
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => resolve((globalThis as unknown as { shifted: number }).shifted)),
      ),
  )
}

const heapOver = async (page: Page, changes: number): Promise<{ before: Heap; after: Heap }> => {
  const devtools = await page.context().newCDPSession(page)
  await onScreen(page).logo.click()
  await moreResources(page).waitFor()
  const app = onScreen(page)
  /** Ways through all parts that stand in the frame; each leads to a page of its own. */
  const steps = [
    () => moreResources(page).click(),
    () => firstCard(page).click(),
    ...['学校资源库', '我的课程', '组卷', '电子组卷'].map(
      (name) => () => app.banner.getByRole('link', { name, exact: true }).click(),
    ),
    () => app.logo.click(),
  ]
  const round = async () => {
    for (const step of steps) {
      const before = page.url()
      await step()
      await page.waitForURL((url) => url.href !== before)
      await page.locator('h1').first().waitFor()
    }
    await moreResources(page).waitFor()
  }
  // Caches and pools fill first.
  for (let run = 0; run < 3; run += 1) await round()
  const before = await readHeap(devtools)
  for (let done = 0; done < changes; done += steps.length) await round()
  return { before, after: await readHeap(devtools) }
}

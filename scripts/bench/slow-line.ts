import { type Browser, chromium, type Page } from '@playwright/test'
import { onScreen, signIn } from '#tests/e2e/support/app.ts'
import { CHROMIUM_FLAGS, wholeChromium } from '#tests/support/chromium.ts'
import { serveBuild } from '#tests/support/served-build.ts'
import { median, printTable } from './table.ts'

const RUNS = 5
/** 1.6 Mbit/s there and 0.75 back, 150 ms. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
/** A phone's processor beside this one. */
const PROCESSOR = 4
const PHONE = { width: 412, height: 823 }

interface Moments {
  readonly painted: number
  readonly largest: number
  readonly usable: number
}

type StorageState = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>

/** Home on a slow line, really slowed: when something is seen, when the largest part is, when the app has come. */
export const bench = async (): Promise<void> => {
  const served = await serveBuild()
  const browser = await chromium.launch({ executablePath: wholeChromium(), args: CHROMIUM_FLAGS })
  try {
    const signedIn = await stateOf(browser, served.url)
    const rows = [
      rowOf('home, visitor', await measure(browser, served.url, null)),
      rowOf('home, signed in', await measure(browser, served.url, signedIn)),
    ]
    printTable(['1.6 Mbit/s, 150 ms, processor × 4, ms', 'first seen', 'largest seen', 'usable'], rows)
  } finally {
    await browser.close()
    await served.stop()
  }
}

const stateOf = async (browser: Browser, url: string): Promise<StorageState> => {
  const context = await browser.newContext({ baseURL: url })
  await signIn(await context.newPage(), 'teacher')
  const state = await context.storageState()
  await context.close()
  return state
}

const measure = async (browser: Browser, url: string, state: StorageState | null): Promise<Moments[]> => {
  const all: Moments[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: PHONE, ...(state && { storageState: state }) })
    all.push(await arrive(await context.newPage(), url, state !== null))
    await context.close()
  }
  return all
}

const arrive = async (page: Page, url: string, signedIn: boolean): Promise<Moments> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  await page.goto(url, { waitUntil: 'commit' })
  const app = onScreen(page)
  await (signedIn ? app.userMenu : app.loginButton).waitFor()
  const usable = await page.evaluate(() => performance.now())
  const seen = await page.evaluate(
    () =>
      new Promise<Pick<Moments, 'painted' | 'largest'>>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]
        new PerformanceObserver((list) =>
          resolve({
            painted: first?.startTime ?? Number.NaN,
            largest: list.getEntries().at(-1)?.startTime ?? Number.NaN,
          }),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  return { ...seen, usable }
}

const rowOf = (name: string, all: readonly Moments[]): string[] => [
  name,
  ...(['painted', 'largest', 'usable'] as const).map((moment) =>
    median(all.map((moments) => moments[moment])).toFixed(0),
  ),
]

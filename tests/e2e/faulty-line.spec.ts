import type { Browser, Page } from '@playwright/test'
import { BASE_URL_VARIABLE } from '#tests/support/base-url.ts'
import { chanceOf, isWholeRun, kindsFor, seeds, tell } from '#tests/support/fault-run.ts'
import { type FaultKind, type FaultyProxy, startFaultyProxy } from '#tests/support/faulty-proxy.ts'
import type { RoutePath } from '#ui/routing/route-handle.ts'
import { type Ask, PLACES, type Place } from './support/addresses.ts'
import { askApi } from './support/lessons.ts'
import { signedInState } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

/** What a browser writes itself about an answer that was none. */
const OF_THE_LINE = /Failed to load resource|net::ERR_|the server responded with a status of/
/** What would be untrue of anything that a fault keeps away. */
const UNTRUE = [
  '登录信息已失效',
  '登录已失效',
  '页面不存在',
  '没有权限',
  '不存在',
  '已下架',
  '还没有',
  '暂无',
  '没有找到',
  '我们的问题',
]
/** The page goes on by itself, or says how its reader can. */
const WAYS_ON = ['重试', '重新加载', '重新打开', '停止', '继续等', '登录']
const GOES_ON = ['正在重试', '恢复后自动发送']

/** Answers that cannot be told from right ones show less than there is; whoever opens the page again sees the rest. */
const UNNOTICED: readonly FaultKind[] = ['shape']

/** What is left out where it cannot be had, without a word: nobody asked for it. */
const EXTRAS: readonly string[] = ['AI 视频讲解']

interface Look {
  readonly text: string
  readonly headings: readonly string[]
  /** What is wanting on the page itself. */
  readonly alerts: readonly string[]
  /** The same, and what is said of the connection. */
  readonly told: readonly string[]
  readonly isBusy: boolean
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.innerText.trim())
        .filter((words) => words !== '')
    return {
      text: document.body.innerText,
      headings: shown('main h1, main h2'),
      alerts: shown('main [role=alert]'),
      told: [...shown('[role=alert]'), ...shown('.toast__words')],
      isBusy: document.querySelector('main [aria-busy=true], main [class*=keleton]') !== null,
    }
  })

/** The look that was enough: the page goes on, and another one a moment later may find it busy with its next question. */
const settled = async (page: Page, isEnough: (look: Look) => boolean): Promise<Look> => {
  let seen = await look(page)
  const isSettled = async () => {
    seen = await look(page)
    return isEnough(seen)
  }
  await expect.poll(isSettled, { timeout: 30_000 }).toBe(true)
  return seen
}

const isWhole = ({ headings, isBusy }: Look): boolean => headings.length > 0 && !isBusy

/** Nothing is wanting; what comes late may have been late without a fault. */
const isSame = ({ headings, isBusy }: Look, healthy: Look): boolean =>
  healthy.headings.every((heading) => headings.includes(heading) || EXTRAS.includes(heading)) && !isBusy

const leadsOn = ({ text }: Look): boolean => [...WAYS_ON, ...GOES_ON].some((way) => text.includes(way))

/** A document that is read as it is scrolled through holds its connection: it is waited for no longer than that. */
const quiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)

/** The page as it is without a fault. */
const opened = async (page: Page, url: string): Promise<Look> => {
  await page.goto(url)
  await settled(page, isWhole)
  await quiet(page)
  await page.clock.runFor(3000)
  await quiet(page)
  return settled(page, isWhole)
}

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
  for (const words of UNTRUE)
    if (seen.text.includes(words) && !healthy.text.includes(words)) wrong.push(`says ${words}`)
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
      .catch((error: unknown) => wrong.push(`not back: ${String(error).split('\n').slice(0, 12).join(' ')}`))
  }
  page.off('pageerror', onError)
  return [...wrong, ...errors].join('; ')
}

const openContext = async (browser: Browser, { persona }: Place, proxy: FaultyProxy) => {
  const requests = await browser.newContext()
  const state = persona === null ? undefined : await signedInState(requests.request, persona, proxy.url)
  await requests.close()
  return browser.newContext({
    ...(state === undefined ? {} : { storageState: state }),
    serviceWorkers: 'block',
  })
}

const walk = async (
  browser: Browser,
  place: Place,
  seed: string,
  kinds: readonly FaultKind[],
): Promise<readonly string[]> => {
  const proxy = await startFaultyProxy(process.env[BASE_URL_VARIABLE] ?? '')
  const context = await openContext(browser, place, proxy)
  const found: string[] = []
  try {
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error' && !OF_THE_LINE.test(message.text()))
        found.push(`console: ${message.text()}`)
    })
    await page.clock.install()
    const { address, name } = place
    const ask: Ask = (path, body) => askApi(page, `${proxy.url}${path}`, body)
    const url = `${proxy.url}${typeof address === 'string' ? address : await address(ask)}`
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
  for (const [index, place] of PLACES.entries()) {
    if (!isWholeRun && !SAMPLE.some((route) => route === place.name)) continue
    test(`${place.name} outlives faults of the line (seed ${seed})`, async ({ browser }) => {
      test.setTimeout(300_000)
      const kinds = kindsFor(index, seedIndex, isWholeRun ? 4 : 1)
      expect(await walk(browser, place, seed, kinds)).toEqual([])
    })
  }

import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { FaultyProxy } from '#tests/support/faulty-proxy.ts'
import type { Ask, Place } from './addresses.ts'
import { askApi, forbidAutoplay } from './lessons.ts'
import { signedInState } from './signed-in.ts'
import { expect } from './test.ts'

/** What a browser writes itself about an answer that was none. */
export const OF_THE_LINE = /Failed to load resource|net::ERR_|the server responded with a status of/

/** What would be untrue of anything that a fault keeps away. */
const UNTRUE = [
  '登录信息已失效',
  '登录已失效',
  '页面不存在',
  '没有权限',
  '不存在',
  '不在服务器上',
  '已下架',
  '还没有',
  '暂无',
  '没有找到',
  '我们的问题',
]
/** The page goes on by itself, or says how its reader can. */
const WAYS_ON = ['重试', '重新加载', '重新打开', '停止', '继续等', '登录']
const GOES_ON = ['正在重试', '正在重新连接', '恢复后自动发送']

/** What is left out where it cannot be had, without a word: nobody asked for it. */
const EXTRAS: readonly string[] = ['AI 视频讲解']

/** What is seen of a page. */
export interface Look {
  readonly text: string
  readonly headings: readonly string[]
  /** What is wanting on the page itself. */
  readonly alerts: readonly string[]
  /** The same, and what is said of the connection. */
  readonly told: readonly string[]
  readonly isBusy: boolean
  /** Whether there is a film that can be played. */
  readonly isFilmed: boolean
}

export const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.innerText.trim())
        .filter((words) => words !== '')
    const film = document.querySelector('video')
    return {
      // A document that has only begun has none.
      text: (document.body as HTMLElement | null)?.innerText ?? '',
      headings: shown('main h1, main h2, #live-console-title'),
      alerts: shown('main [role=alert]'),
      told: [...shown('[role=alert]'), ...shown('.toast__words')],
      isBusy: document.querySelector('main [aria-busy=true], main [class*=keleton]') !== null,
      isFilmed: film !== null && film.error === null && film.readyState >= HTMLMediaElement.HAVE_METADATA,
    }
  })

/** The look that was enough: the page goes on, and another one a moment later may find it busy with its next question. */
export const settled = async (page: Page, isEnough: (look: Look) => boolean): Promise<Look> => {
  let seen = await look(page)
  const isSettled = async () => {
    seen = await look(page)
    return isEnough(seen)
  }
  await expect.poll(isSettled, { timeout: 30_000 }).toBe(true)
  return seen
}

export const isWhole = ({ headings, isBusy }: Look): boolean => headings.length > 0 && !isBusy

/** Nothing is wanting; what comes late may have been late without a fault. */
export const isSame = ({ headings, isBusy, isFilmed }: Look, healthy: Look): boolean =>
  healthy.headings.every((heading) => headings.includes(heading) || EXTRAS.includes(heading)) &&
  !isBusy &&
  (isFilmed || !healthy.isFilmed)

export const leadsOn = ({ text }: Look): boolean => [...WAYS_ON, ...GOES_ON].some((way) => text.includes(way))

/** What is said and not so. */
export const untrueIn = ({ text }: Look, healthy: Look): readonly string[] =>
  UNTRUE.filter((words) => text.includes(words) && !healthy.text.includes(words))

/** A document that is read as it is scrolled through holds its connection: it is waited for no longer than that. */
const quiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)

/** The page as it is without a fault. */
export const opened = async (page: Page, url: string): Promise<Look> => {
  await page.goto(url)
  await settled(page, isWhole)
  await quiet(page)
  await page.clock.runFor(3000)
  await quiet(page)
  return settled(page, isWhole)
}

/** What a browser keeps of whoever goes to this place, by this line. */
export const keptBy = async (browser: Browser, { persona }: Place, { url }: FaultyProxy) => {
  const requests = await browser.newContext()
  const state = persona === null ? undefined : await signedInState(requests.request, persona, url)
  await requests.close()
  return state
}

/** A browser that has nothing of the app yet. */
export const freshContext = async (
  browser: Browser,
  kept: Awaited<ReturnType<typeof keptBy>>,
): Promise<BrowserContext> =>
  browser.newContext({ ...(kept === undefined ? {} : { storageState: kept }), serviceWorkers: 'block' })

/** A page by a clock that is moved on, in which no film runs by itself. */
export const clockedPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.clock.install()
  await forbidAutoplay(page)
  return page
}

/** The address of a place by this line; what it shows is made where it has to be. */
export const urlOf = async (page: Page, { address }: Place, { url }: FaultyProxy): Promise<string> => {
  const ask: Ask = (path, body) => askApi(page, `${url}${path}`, body)
  return `${url}${typeof address === 'string' ? address : await address(ask)}`
}

/** What is said where a page is not whole again. One that went with its browser, as where the time of all is over, was not seen to its end: that is no finding. */
export const notBack = (error: unknown): string => {
  const said = String(error)
  if (said.includes('has been closed')) throw error
  return `not back: ${said.split('\n').slice(0, 12).join(' ')}`
}

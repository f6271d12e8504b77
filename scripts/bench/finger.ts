import type { Locator, Page } from '@playwright/test'
import { onScreen } from '#tests/e2e/support/app.ts'
import { threeQuarters } from './table.ts'

/** A phone's processor beside this one. */
const PROCESSOR = 4
/** The browser tells of nothing shorter, ms. */
const LEAST_MS = 16

interface Watched {
  felt: number[]
  shifted: number
}

/** From now on each document tells how long a press took to its next frame, and what moved of itself. */
export const watch = (page: Page): Promise<unknown> =>
  page.addInitScript((least) => {
    const watched = globalThis as unknown as Watched
    watched.felt = []
    watched.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId !== 0) watched.felt.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) watched.shifted += entry.value
    }).observe({ type: 'layout-shift' })
  }, LEAST_MS)

/** What the browser told of presses since it was asked the last time, in ms; empty where all were shorter than it tells. */
const felt = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const watched = globalThis as unknown as Watched
    for (let frame = 0; frame < 4; frame += 1) await new Promise((done) => requestAnimationFrame(done))
    // Told after the frame was shown.
    await new Promise((done) => setTimeout(done, 50))
    return watched.felt.splice(0)
  })

/** What moved of itself in the document that is open, in the unit of Cumulative Layout Shift. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as Watched).shifted)

interface Press {
  readonly name: string
  /** Where it is done. */
  readonly at: string
  /** What has to be done first; not counted. */
  readonly begin?: () => Promise<unknown>
  readonly press: (run: number) => Promise<unknown>
  /** Back to where it can be done again; what is pressed for it is not counted. */
  readonly back?: () => Promise<unknown>
}

const pressesOn = (page: Page): readonly Press[] => {
  const app = onScreen(page)
  const more = page.getByRole('link', { name: '更多资料库' })
  const card = app.main.getByRole('article').first().getByRole('link').first()
  const home = async () => {
    await app.logo.click()
    await more.waitFor()
  }
  const question = page.getByRole('region', { name: /^第 1 题，/ })
  const tab = (run: number): Locator =>
    app.main.getByRole('link', { name: run % 2 === 0 ? '我的收藏' : '我的课程', exact: true }).first()
  return [
    { name: 'home to a list', at: '/', press: () => more.click(), back: home },
    {
      name: 'a list to a content',
      at: '/list?type=3',
      press: () => card.click(),
      back: async () => {
        await page.goBack()
        await card.waitFor()
      },
    },
    {
      name: 'a letter in the search',
      at: '/list?type=3',
      press: async (run) => {
        await app.keyword.focus()
        await felt(page)
        await page.keyboard.press('abcdefghij'[run % 10] ?? 'a')
      },
    },
    {
      name: 'a filter',
      at: '/list?type=3&view=row',
      press: (run) =>
        page.getByRole('button', { name: run % 2 === 0 ? '课件' : '教案', exact: true }).click(),
    },
    { name: 'a tab', at: '/coursetable?activeIndex=0', press: (run) => tab(run).click() },
    {
      name: 'a menu',
      at: '/list?type=3',
      press: () => app.userMenu.click(),
      back: async () => {
        await app.profileItem.waitFor()
        await page.keyboard.press('Escape')
        await app.profileItem.waitFor({ state: 'hidden' })
      },
    },
    {
      name: 'an answer',
      at: '/details?type=4&qtype=1',
      begin: async () => {
        await page.getByRole('button', { name: '练习这些题' }).click()
        await page
          .getByRole('dialog', { name: '练习这些题' })
          .getByRole('button', { name: '开始练习' })
          .click()
        await question.waitFor()
      },
      press: (run) =>
        question
          .getByRole('radio')
          .nth(run % 2)
          .click({ force: true }),
    },
    {
      name: 'a star',
      at: '/list?type=3',
      press: () =>
        app.main.getByRole('article').first().getByRole('button', { name: /收藏/ }).first().click(),
    },
  ]
}

export interface Felt {
  readonly name: string
  /** Of all presses, ms. */
  readonly most: number
  /** Their 75th percentile, ms. */
  readonly usual: number
  readonly shift: number
}

/** Each kind of press `runs` times at a four times slower processor, by the browser's own clock from the press to the next frame. */
export const underTheFinger = async (page: Page, runs: number): Promise<readonly Felt[]> => {
  const devtools = await page.context().newCDPSession(page)
  const all: Felt[] = []
  for (const { name, at, begin, press, back } of pressesOn(page)) {
    await page.goto(at)
    await page.waitForLoadState('networkidle')
    await begin?.()
    const times: number[] = []
    // The first time fetches what is fetched when it is wanted.
    for (let run = -1; run < runs; run += 1) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
      await felt(page)
      await press(run + 1)
      const told = await felt(page)
      if (run >= 0) times.push(Math.max(LEAST_MS, ...told))
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await back?.()
    }
    all.push({ name, most: Math.max(...times), usual: threeQuarters(times), shift: await shifted(page) })
  }
  return all
}

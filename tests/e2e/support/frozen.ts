import { expect, type Page } from '@playwright/test'

/** What a browser tells a page when it freezes it and when it lets it go on. */
export const tell = (page: Page, news: 'freeze' | 'resume'): Promise<boolean> =>
  page.evaluate((type) => document.dispatchEvent(new Event(type)), news)

/** Stops the clock of a page: one that is later than the moment by the time it hears of it stands still all the same, and takes the next. */
export const standStill = (page: Page): Promise<void> =>
  expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))).toPass()

/**
 * A browser without a window freezes no tab, also when it is told to: this does to the page what freezing does. Its timers stand still, its
 * events are told, and when it wakes it is `ms` later. Wants `page.clock.install()` before the page is opened.
 */
export const freeze = async (
  page: Page,
  ms: number,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> => {
  await tell(page, 'freeze')
  await standStill(page)
  await meanwhile()
  await page.clock.fastForward(ms)
  await page.clock.resume()
  await tell(page, 'resume')
}

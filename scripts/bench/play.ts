import { chromium, type Page } from '@playwright/test'
import { signIn } from '#tests/e2e/support/app.ts'
import { CHROMIUM_FLAGS, wholeChromium } from '#tests/support/chromium.ts'
import { serveBuild } from '#tests/support/served-build.ts'
import { findFilms } from './play/films.ts'
import { SLOW_LINE } from './slow-line.ts'
import { median, printTable } from './table.ts'

const RUNS = 5

interface Moments {
  readonly toFrame: number
  readonly toSeekEnd: number
}

/** A lesson on a slow line: from the click on it to its first picture, and from a jump to the picture that it leads to. */
export const bench = async (): Promise<void> => {
  const served = await serveBuild()
  const browser = await chromium.launch({ executablePath: wholeChromium(), args: CHROMIUM_FLAGS })
  try {
    const context = await browser.newContext({ baseURL: served.url, locale: 'zh-CN' })
    const page = await context.newPage()
    await signIn(page, 'teacher')
    const films = await findFilms(page)
    const storageState = await context.storageState()
    await context.close()
    const rows: string[][] = []
    for (const { kind, courseId, sectionId } of films) {
      const all: Moments[] = []
      for (let run = 0; run < RUNS; run += 1) {
        // With nothing in its cache.
        const visit = await browser.newContext({ baseURL: served.url, locale: 'zh-CN', storageState })
        all.push(await play(await visit.newPage(), courseId, sectionId))
        await visit.close()
      }
      rows.push([
        kind,
        median(all.map(({ toFrame }) => toFrame)).toFixed(0),
        median(all.map(({ toSeekEnd }) => toSeekEnd)).toFixed(0),
      ])
    }
    printTable(
      [`1.6 Mbit/s, 150 ms, median of ${RUNS}, ms`, 'click to first frame', 'jump to its frame'],
      rows,
    )
  } finally {
    await browser.close()
    await served.stop()
  }
}

const play = async (page: Page, courseId: number, sectionId: number): Promise<Moments> => {
  await page.goto(`/introduction?id=${courseId}&type=1`)
  const lesson = page.locator(`a[href*="section=${sectionId}"]`).last()
  await lesson.waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  await page.evaluate(() => {
    const watched = globalThis as unknown as { clicked: number }
    addEventListener(
      'click',
      () => {
        watched.clicked = performance.now()
      },
      { once: true, capture: true },
    )
  })
  await lesson.click()
  await page.locator('video').waitFor({ state: 'attached' })
  // No function in it has a name: the runner of these scripts adds a helper to named ones, which the page lacks.
  return page.evaluate(async () => {
    const { clicked } = globalThis as unknown as { clicked: number }
    const video = document.querySelector('video')
    if (video === null) throw new Error('the lesson has no film')
    while (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    const toFrame = (await new Promise<number>((resolve) => requestAnimationFrame(resolve))) - clicked
    const jumped = performance.now()
    const sought = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
    video.currentTime = video.duration * 0.6
    await sought
    return { toFrame, toSeekEnd: performance.now() - jumped }
  })
}

import type { APIRequestContext, Page } from '@playwright/test'
import { seededAddress } from '#tests/support/seeded.ts'
import { leadTo, onScreen } from './support/app.ts'
import { addressOfFilm, filmOf as firstFilmOf, hasten } from './support/lessons.ts'
import { readStores } from './support/stores.ts'
import { expect, test } from './support/test.ts'

const OFFLINE = /net::ERR_INTERNET_DISCONNECTED/

interface Known {
  readonly RecordSectionId: number
  readonly ProgressTime: number
  readonly Progress: number
  readonly RecordNum: number
}

/** What the server knows of a section, asked for past the page. */
const recordOf = async (request: APIRequestContext, token: string, sectionId: number) => {
  const answer = await request.post('/api/usercentent/GetLearningOrBrowOrCoursePageList', {
    data: { Type: 1 },
    headers: { authorization: `Bearer ${token}` },
  })
  const { Data } = (await answer.json()) as {
    readonly Data: { readonly Items: readonly { Record: Known }[] }
  }
  return Data.Items.map(({ Record }) => Record).find(({ RecordSectionId }) => RecordSectionId === sectionId)
}

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')

const filmOf = (page: Page) => page.locator('video')
const secondOf = (page: Page) => filmOf(page).evaluate((film: HTMLVideoElement) => film.currentTime)

/** Opens the first film of a course, which begins by itself, and lets it run up to a second. */
const watch = async (page: Page, course: string, second: number): Promise<number> => {
  const film = await firstFilmOf(page, Number(new URL(course, 'http://zhiyuan.test').searchParams.get('id')))
  await page.goto(addressOfFilm(film))
  await expect(filmOf(page)).toBeVisible()
  await hasten(page, second)
  return film.sectionId
}

test.describe('what was watched', () => {
  test.use({ persona: 'reviewer' })

  test('is found again to the second when the network went and the tab was closed', async ({
    page,
    app,
    context,
    request,
    faults,
  }) => {
    faults.forgive(OFFLINE)
    const section = await watch(page, seededAddress('math-junior-pythagoras'), 2)
    const token = await tokenIn(page)
    await expect(app.main.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible()
    await context.setOffline(true)
    // On a busy machine the film ran on before the network went.
    const cut = await secondOf(page)
    await hasten(page, cut + 3)
    await page.keyboard.press('k')
    await expect(app.main.getByText('离线·1 条待同步')).toBeVisible()
    await page.keyboard.press('k')
    await hasten(page, cut + 5)
    const last = await secondOf(page)
    await page.close()
    expect((await recordOf(request, token, section))?.ProgressTime ?? 0).toBeLessThanOrEqual(cut)

    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto('/')
    const known = async () => (await recordOf(request, token, section))?.ProgressTime ?? 0
    await expect.poll(known).toBeGreaterThanOrEqual(Math.floor(last) - 1)
    // The page forgets what it kept once the answer has come, which is after the server knows.
    await expect.poll(async () => (await readStores(next)).databases['zhiyuan/ledger']).toEqual([])
    const record = await recordOf(request, token, section)
    expect(record?.RecordNum).toBe(1)

    const course = new URL(seededAddress('math-junior-pythagoras'), next.url()).searchParams.get('id')
    await leadTo(next, `/play?id=${course}&section=${section}`)
    await expect(onScreen(next).main.getByText(/^上次看到/)).toBeVisible()
    await expect.poll(() => secondOf(next)).toBeGreaterThanOrEqual(record?.ProgressTime ?? 0)
  })

  // When another page is opened, and before a log-out: tests/main/ledger-wiring.dom.test.ts.
  test('is said when the tab is closed', async ({ page, request }) => {
    const section = await watch(page, seededAddress('chemistry-junior-air-oxygen'), 3)
    const token = await tokenIn(page)
    const last = await secondOf(page)
    await page.close({ runBeforeUnload: true })
    const known = async () => (await recordOf(request, token, section))?.ProgressTime ?? 0
    await expect.poll(known).toBeGreaterThanOrEqual(Math.floor(last))
  })
})

import type { APIRequestContext, Page } from '@playwright/test'
import { seededAddress } from '#tests/support/seeded.ts'
import { leadTo, onScreen, signOut } from './support/app.ts'
import { CALLS, hold, recordCalls } from './support/calls.ts'
import { addressOfFilm, filmOf as firstFilmOf, hasten } from './support/lessons.ts'
import { sitDown } from './support/signed-in.ts'
import { readStores } from './support/stores.ts'
import { expect, test } from './support/test.ts'
import { tokenFor } from './support/token-for.ts'

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

  test('is said when another page is opened, which is right after it, and when the tab is closed', async ({
    page,
    request,
    app,
  }) => {
    const course = seededAddress('chemistry-junior-air-oxygen')
    const section = await watch(page, course, 2)
    const token = await tokenIn(page)
    const known = async () => (await recordOf(request, token, section))?.ProgressTime ?? 0
    const left = await secondOf(page)
    await app.logo.click()
    await expect.poll(known).toBeGreaterThanOrEqual(Math.floor(left))
    await leadTo(page, course)
    const goOn = app.main.getByRole('link', { name: /^继续学习 \(第\d+节 00:0[2-9]\)/ })
    await goOn.click()
    await expect(filmOf(page)).toBeVisible()
    await hasten(page, left + 3)
    const last = await secondOf(page)
    await page.close({ runBeforeUnload: true })
    await expect.poll(known).toBeGreaterThanOrEqual(Math.floor(last))
  })
})

test('what was watched is said before a log-out, and then nothing of it is kept', async ({
  page,
  app,
  request,
}) => {
  await sitDown(page, 'emptyMenus')
  const section = await watch(page, seededAddress('math-junior-pythagoras'), 3)
  const last = await secondOf(page)
  const calls = recordCalls(page)
  const leaving = await hold(page, CALLS.logout)
  await signOut(page)
  await expect.poll(leaving.waiting).toBe(1)
  // It stands still before the server is told, so that nothing more is learned.
  expect(await filmOf(page).evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true)
  leaving.release()
  await expect(app.loginButton).toBeVisible()
  const told = calls.map(({ path }) => path).filter((path) => path === CALLS.logout || path === CALLS.learned)
  expect(told.at(-1)).toBe(CALLS.logout)
  expect(told).toContain(CALLS.learned)
  await expect.poll(async () => (await readStores(page)).databases).toEqual({})
  const record = await recordOf(request, await tokenFor(request, 'emptyMenus', 'asking'), section)
  expect(record?.ProgressTime).toBeGreaterThanOrEqual(Math.floor(last))
})

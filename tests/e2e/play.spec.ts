import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { seededAddress } from '#tests/support/seeded.ts'
import { expectAccessible, expectReadable, inScheme } from './support/accessibility.ts'
import { addressOf, leadTo, onScreen, submitLogin } from './support/app.ts'
import { statusOf } from './support/faults.ts'
import { expectNothingSideways } from './support/layout.ts'
import {
  addressOfFilm,
  askApi,
  filmAt,
  filmOf,
  filmPosition,
  isPaused,
  letRun,
  recordedPosition,
  runTo,
  slowDown,
} from './support/lessons.ts'
import { signedInState, sitDown } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test.use({ persona: 'teacher' })

// What a lesson asks: questions.spec.ts; without a network, or left in the middle: learning-record.spec.ts.

const saved = (page: Page) => page.getByRole('main').getByText(/^已保存/)
const question = (page: Page) => page.getByRole('dialog', { name: /^第 \d+ 题/ })

/** Another device of the same user: nothing is shared but the server. */
const otherDevice = async (page: Page): Promise<BrowserContext> => {
  const browser = page.context().browser()
  if (browser === null) throw new Error('no browser')
  const { origin } = new URL(page.url())
  return browser.newContext({
    storageState: await signedInState(page.request, 'teacher', origin),
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
}

test('a lesson is watched, left, and goes on at its second on another device; of two tabs one plays, and which is up to the user', async ({
  page,
  app,
  context,
}) => {
  const film = await filmAt(page, 1)
  await page.goto(addressOfFilm(film, '&at=3'))
  await expect(app.main.getByRole('heading', { level: 1, name: film.name })).toBeVisible()
  await expect(page).toHaveTitle(`播放 · ${film.name} - 知源课堂`)
  await expect(app.breadcrumb).toContainText(film.name.slice(0, 12))
  await runTo(page, 7)
  // What was begun by the address is from now on where the record says.
  expect(addressOf(page)).toBe(addressOfFilm(film))
  await page.keyboard.press('k')
  await expect(saved(page)).toBeVisible()
  const left = await filmPosition(page)
  await expect.poll(() => recordedPosition(page, film)).toBeGreaterThanOrEqual(Math.floor(left) - 1)

  const device = await otherDevice(page)
  const there = await device.newPage()
  await there.goto(`/introduction?id=${film.courseId}&type=1`)
  await there.getByRole('link', { name: /^继续学习/ }).click()
  await expect(onScreen(there).main.getByText(/^上次看到/)).toBeVisible()
  await runTo(there, left)
  expect(await filmPosition(there)).toBeLessThan(left + 8)
  await device.close()

  await letRun(page)
  await slowDown(page)
  const other = await context.newPage()
  await other.goto(addressOfFilm(film))
  const covered = (tab: Page) => tab.getByText('正在另一个标签页播放')
  await expect(other.locator('video')).toBeVisible()
  // It begins by itself where the browser lets it; a key pressed at that very moment would stop it.
  await expect(async () => {
    if (await isPaused(other)) await other.keyboard.press('k')
    await expect(covered(other)).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect.poll(() => isPaused(other)).toBe(true)
  expect(await isPaused(page)).toBe(false)
  await other.getByRole('button', { name: '在此继续' }).click()
  await expect.poll(() => isPaused(other)).toBe(false)
  await expect(covered(page)).toBeVisible()
  await expect.poll(() => isPaused(page)).toBe(true)
})

test.describe('with a session of its own', () => {
  // The one that the other tests share has to stay.
  test.use({ persona: null })

  test('an expiry in the middle costs nothing: after the sign-in the film goes on', async ({
    page,
    app,
    faults,
  }) => {
    faults.forgive(statusOf(401))
    await sitDown(page, 'teacher')
    const film = await filmAt(page, 5)
    await page.goto(addressOfFilm(film))
    await runTo(page, 2)
    await app.main.getByRole('link', { name: '笔记' }).click()
    await app.main.getByRole('textbox', { name: '写笔记' }).fill('还没保存的一句话')
    await app.main.getByRole('heading', { level: 1 }).click()
    await runTo(page, 5)
    // The server forgets the session; the page learns it with what it saves next.
    await askApi(page, '/api/user/users/logout')
    await page.keyboard.press('k')
    await expect(app.dialog).toBeVisible()
    expect(addressOf(page)).toBe('/')
    await submitLogin(page, 'teacher')
    await expect(app.main.getByRole('heading', { level: 1, name: film.name })).toBeVisible()
    await expect(app.main.getByText(/^上次看到/)).toBeVisible()
    // The first second that it shows is the one that was left.
    await expect.poll(() => filmPosition(page)).toBeGreaterThan(0)
    expect(await filmPosition(page)).toBeGreaterThanOrEqual(4)
    await expect(app.main.getByRole('textbox', { name: '写笔记' })).toHaveValue('还没保存的一句话')
    await expect.poll(() => recordedPosition(page, film)).toBeGreaterThanOrEqual(4)
  })
})

// Notes that are changed, deleted and had back: tests/ui/pages/notes.test.tsx.
test('a note stands at its second, also before it is saved, and leaves as a text; all of the page fits and can be reached', async ({
  page,
  app,
}) => {
  const film = await filmAt(page, 7)
  await page.goto(addressOfFilm(film, '&at=5&tab=notes'))
  const field = page.getByRole('textbox', { name: '写笔记' })
  await field.fill('板书可以照搬')
  await page.reload()
  await expect(field).toHaveValue('板书可以照搬')
  await field.press('Control+Enter')
  const list = app.main.getByRole('list', { name: '笔记列表' })
  await expect(list.getByRole('listitem')).toHaveText(/板书可以照搬/)
  const clock = (await list.getByRole('button', { name: /^跳到/ }).textContent()) ?? ''

  const download = page.waitForEvent('download')
  await app.main.getByRole('button', { name: '导出为文本' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain(`[${clock}] 板书可以照搬`)

  // Everything fits, has a name, and can be reached, on a screen, a tablet and a phone.
  const other = await filmAt(page, 9)
  await leadTo(page, addressOfFilm(other))
  await expect(app.main.getByRole('heading', { level: 1, name: other.name })).toBeVisible()
  await letRun(page)
  await page.keyboard.press('k')
  await app.main.getByRole('link', { name: '笔记' }).click()
  await expect(field).toBeVisible()
  await expectNothingSideways(page)
  await expectAccessible(page)
  await inScheme(page, 'dark')
  await page.setViewportSize({ width: 820, height: 1180 })
  await expectNothingSideways(page)
  await expectReadable(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNothingSideways(page)
  await app.main.getByRole('button', { name: '笔记' }).click()
  await expect(page.getByRole('dialog', { name: '笔记' })).toBeVisible()
  await expect(field).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(app.main.getByRole('button', { name: '笔记' })).toBeFocused()
})

test('the next lesson is offered at the end, and begins unless somebody stays', async ({ page, app }) => {
  const course = new URL(seededAddress('chemistry-senior-electrochemistry'), 'http://zhiyuan.test')
  const film = await filmOf(page, Number(course.searchParams.get('id')))
  expect(film.nextId).toBeGreaterThan(0)
  await page.goto(addressOfFilm(film, `&at=${film.duration - 12}`))
  await letRun(page)
  // Over its questions, which nobody gets past by an address, to the end, with the keys alone.
  const offer = app.main.getByRole('button', { name: '立即播放' })
  // Within the page: on a busy machine a press from outside may come after the seconds that it has.
  const stayed = page.evaluate(async () => {
    const cancel = () =>
      [...document.querySelectorAll('main button')].find((one) => one.textContent === '取消')
    while (cancel() === undefined) await new Promise((resolve) => requestAnimationFrame(resolve))
    ;(cancel() as HTMLElement).click()
    return true
  })
  let isOffered = false
  void stayed.then(() => {
    isOffered = true
  })
  await expect(async () => {
    if (isOffered) return
    if (await question(page).isVisible()) {
      const skip = question(page).getByRole('button', { name: /^(跳过|继续播放)$/ })
      if ((await skip.count()) > 0) await skip.first().click()
      else {
        const options = question(page).getByRole('radio').or(question(page).getByRole('checkbox'))
        if ((await options.count()) > 0) await options.first().check({ force: true })
        else await question(page).getByRole('textbox').first().fill('1')
        await question(page).getByRole('button', { name: '提交', exact: true }).click()
      }
    } else await page.keyboard.press('l')
    expect(isOffered).toBe(true)
  }).toPass({ timeout: 70_000, intervals: [100] })
  expect(await stayed).toBe(true)
  await expect(offer).toBeHidden()
  await app.main.getByRole('link', { name: '下一节' }).click()
  await expect(page).toHaveURL(new RegExp(`section=${film.nextId}`))
  await expect(app.main.getByRole('link', { name: '上一节' })).toBeVisible()
})

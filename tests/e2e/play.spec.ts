import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { seededAddress } from '#tests/support/seeded.ts'
import { expectAccessible } from './support/accessibility.ts'
import { addressOf, onScreen, signIn, submitLogin } from './support/app.ts'
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
import { expect, test } from './support/test.ts'

test.use({ persona: 'teacher' })

/** Without the network; what the page itself was told of it. */
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED/

const saved = (page: Page) => page.getByRole('main').getByText(/^已保存/)
const question = (page: Page) => page.getByRole('dialog', { name: /^第 \d+ 题/ })

/** Another device of the same user: nothing is shared but the server. */
const otherDevice = async (page: Page): Promise<BrowserContext> => {
  const browser = page.context().browser()
  if (browser === null) throw new Error('no browser')
  return browser.newContext({
    storageState: { cookies: [], origins: [] },
    baseURL: new URL(page.url()).origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
}

test('a lesson is watched, left, and goes on at its second on another device', async ({ page, app }) => {
  await page.goto('/')
  const film = await filmAt(page, 1)
  await page.goto(addressOfFilm(film, '&at=3'))
  await expect(app.main.getByRole('heading', { level: 1, name: film.name })).toBeVisible()
  await expect(page).toHaveTitle(`${film.name} - 知源课堂`)
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
  await submitLogin(there, 'teacher')
  await there.getByRole('link', { name: /^继续学习/ }).click()
  await expect(onScreen(there).main.getByText(/^上次看到/)).toBeVisible()
  await runTo(there, left)
  expect(await filmPosition(there)).toBeLessThan(left + 8)
  await device.close()
})

test('the page of the course is right after coming back', async ({ page, app }) => {
  await page.goto('/')
  const film = await filmAt(page, 2)
  await page.goto(addressOfFilm(film))
  await runTo(page, 5)
  // It runs on until the page is left.
  await slowDown(page)
  await app.main.getByRole('navigation').or(app.main).getByRole('link', { name: /./ }).first().waitFor()
  await page.goto(`/introduction?id=${film.courseId}&type=1`)
  await expect(app.main.getByRole('link', { name: /^继续学习 \(第\d+节 00:0[4-9]\)/ })).toBeVisible()
})

test('a question stops the film, is answered, explained and reviewed; the film goes on', async ({
  page,
  app,
}) => {
  await page.goto('/')
  const film = await filmAt(page, 3)
  const second = film.points[0]?.Second ?? 0
  await page.goto(addressOfFilm(film, `&at=${Math.max(1, Math.floor(second) - 3)}`))
  await letRun(page)
  await expect(question(page)).toBeVisible()
  await expect.poll(() => isPaused(page)).toBe(true)
  expect(Math.abs((await filmPosition(page)) - second)).toBeLessThan(1.5)
  // The film cannot be let run past it.
  await page.getByRole('main').press('k')
  expect(await isPaused(page)).toBe(true)
  const options = question(page).getByRole('radio').or(question(page).getByRole('checkbox'))
  if ((await options.count()) > 0) await options.first().check({ force: true })
  else await question(page).getByRole('textbox').first().fill('1')
  await question(page).getByRole('button', { name: '提交', exact: true }).click()
  await expect(
    question(page)
      .getByText(/回答正确|回答错误|请对照参考答案/)
      .first(),
  ).toBeVisible()
  await question(page).getByRole('button', { name: '继续播放' }).click()
  await expect(question(page)).toBeHidden()
  await expect.poll(() => isPaused(page)).toBe(false)

  await app.main.getByRole('link', { name: '题目' }).click()
  await expect(app.main.getByRole('list', { name: /题/ })).toBeVisible()
  await page.reload()
  await expect(app.main.getByRole('list', { name: /题/ })).toBeVisible()
})

test('without a network nothing is lost, though the tab is closed', async ({
  page,
  app,
  context,
  faults,
}) => {
  faults.forgive(OFFLINE)
  await page.goto('/')
  const film = await filmAt(page, 4)
  await page.goto(addressOfFilm(film))
  await runTo(page, 2)
  await context.setOffline(true)
  await runTo(page, 8)
  await page.keyboard.press('k')
  await expect(app.main.getByText(/离线·\d+ 条待同步/)).toBeVisible()
  const left = Math.floor(await filmPosition(page))
  await page.close()

  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(addressOfFilm(film))
  await expect(onScreen(again).main.getByText(/^上次看到/)).toBeVisible()
  await expect.poll(() => recordedPosition(again, film)).toBeGreaterThanOrEqual(left)
  await expect.poll(() => filmPosition(again)).toBeGreaterThanOrEqual(left)
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
    await signIn(page, 'teacher')
    const film = await filmAt(page, 5)
    await page.goto(addressOfFilm(film))
    await runTo(page, 2)
    await app.main.getByRole('link', { name: '笔记' }).click()
    await app.main.getByRole('textbox', { name: '写笔记' }).fill('还没保存的一句话')
    await app.main.getByRole('heading', { level: 1 }).click()
    // The server forgets the session; the page learns it with what it saves next.
    await askApi(page, '/api/user/users/logout')
    await runTo(page, 5)
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

test('of two tabs one plays, and which is up to the user', async ({ page, context }) => {
  await page.goto('/')
  const film = await filmAt(page, 6)
  await page.goto(addressOfFilm(film))
  await runTo(page, 1)
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

test('notes stand at their second, lead back to it, and leave as a text', async ({ page, app }) => {
  await page.goto('/')
  const film = await filmAt(page, 7)
  await page.goto(addressOfFilm(film, '&at=5&tab=notes'))
  const field = app.main.getByRole('textbox', { name: '写笔记' })
  await field.fill('板书可以照搬')
  await page.reload()
  await expect(field).toHaveValue('板书可以照搬')
  await field.press('Control+Enter')
  const list = app.main.getByRole('list', { name: '笔记列表' })
  await expect(list.getByRole('listitem')).toHaveText(/板书可以照搬/)
  const clock = (await list.getByRole('button', { name: /^跳到/ }).textContent()) ?? ''

  await page.keyboard.press('Escape')
  await list.getByRole('button', { name: `修改 ${clock} 的笔记` }).click()
  await app.main.getByRole('textbox', { name: `正在修改 ${clock} 的笔记` }).fill('板书可以照搬，例题要换')
  await app.main.getByRole('button', { name: '保存笔记' }).click()
  await expect(list.getByRole('listitem')).toHaveText(/例题要换/)

  const download = page.waitForEvent('download')
  await app.main.getByRole('button', { name: '导出为文本' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain(`[${clock}] 板书可以照搬，例题要换`)

  await list.getByRole('button', { name: `删除 ${clock} 的笔记` }).click()
  await expect(app.main.getByText('还没有笔记')).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(list.getByRole('listitem')).toHaveText(/例题要换/)
})

test('the next lesson is offered at the end, and begins unless somebody stays', async ({ page, app }) => {
  await page.goto('/')
  const course = new URL(seededAddress('chemistry-senior-electrochemistry'), page.url())
  const film = await filmOf(page, Number(course.searchParams.get('id')))
  expect(film.nextId).toBeGreaterThan(0)
  await page.goto(addressOfFilm(film))
  await letRun(page)
  // Over its questions to the end, with the keys alone.
  const offer = app.main.getByRole('button', { name: '立即播放' })
  await expect(async () => {
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
    await expect(offer).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 70_000 })
  await app.main.getByRole('button', { name: '取消' }).click()
  await expect(offer).toBeHidden()
  await app.main.getByRole('link', { name: '下一节' }).click()
  await expect(page).toHaveURL(new RegExp(`section=${film.nextId}`))
  await expect(app.main.getByRole('link', { name: '上一节' })).toBeVisible()
})

test('what is not there is said, and leads on', async ({ page, app, faults }) => {
  faults.forgive(statusOf(404))
  await page.goto('/play')
  await expect(app.main.getByRole('link', { name: '返回首页' })).toBeVisible()
  await page.goto('/play?id=99999999&section=99999999')
  await expect(app.main.getByText('没有找到这节课')).toBeVisible()
  await page.goto('/play?id=99999999')
  await expect(app.main.getByText('没有找到这门课程')).toBeVisible()
})

for (const { device, viewport, scheme } of [
  { device: 'a screen', viewport: { width: 1366, height: 768 }, scheme: 'light' },
  { device: 'a tablet', viewport: { width: 820, height: 1180 }, scheme: 'dark' },
  { device: 'a phone', viewport: { width: 390, height: 844 }, scheme: 'dark' },
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, colorScheme: scheme })

    test('everything fits, has a name, and can be reached', async ({ page, app }) => {
      await page.goto('/')
      const film = await filmAt(page, 9)
      await page.goto(addressOfFilm(film))
      await expect(app.main.getByRole('heading', { level: 1, name: film.name })).toBeVisible()
      await letRun(page)
      await page.keyboard.press('k')
      await expectNothingSideways(page)
      await expectAccessible(page)
      if (device !== 'a phone') {
        await app.main.getByRole('link', { name: '笔记' }).click()
      } else {
        await app.main.getByRole('button', { name: '笔记' }).click()
        await expect(page.getByRole('dialog', { name: '笔记' })).toBeVisible()
      }
      await expect(page.getByRole('textbox', { name: '写笔记' })).toBeVisible()
      await expectAccessible(page)
      if (device === 'a phone') {
        await page.keyboard.press('Escape')
        await expect(app.main.getByRole('button', { name: '笔记' })).toBeFocused()
      }
    })
  })
}

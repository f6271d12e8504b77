import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { PERSONAS } from '#tests/support/personas.ts'
import { expectAccessible } from './support/accessibility.ts'
import { type ClockedServer, test } from './support/clocked.ts'
import { codeHasCome, watchCode } from './support/code-on-its-way.ts'
import { freeze } from './support/frozen.ts'
import { expectNothingSideways, expectTouchable } from './support/layout.ts'
import {
  enter,
  firstLesson,
  type inRoom,
  type Lesson,
  MINUTE,
  SECOND,
  standStill,
} from './support/live-room.ts'
import { expect } from './support/test.ts'

const consoleOn = (page: Page) => {
  const liveConsole = page.getByRole('region', { name: '发题控制台' })
  return {
    liveConsole,
    push: liveConsole.getByRole('button', { name: /^立即推送/ }),
    close: liveConsole.getByRole('button', { name: '立即收卷' }),
    extend: liveConsole.getByRole('button', { name: '延长 1 分钟' }),
    show: liveConsole.getByRole('button', { name: '公布结果' }),
  }
}

const at = (lesson: Lesson, index: number) => {
  const put = lesson.puts[index]
  if (put === undefined) throw new Error(`the lesson puts no question ${index}`)
  return put
}

/** Lets so much time pass, for the server and for the page alike. */
const pass = async (
  page: Page,
  clocked: ClockedServer,
  until: number,
  milliseconds: number,
): Promise<void> => {
  await clocked.setClock(until)
  await codeHasCome(page)
  await page.clock.fastForward(milliseconds)
}

/** The picture goes on by itself. */
const expectPlaying = async (page: Page): Promise<void> => {
  const video = page.locator('video')
  const position = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(position).toBeGreaterThan(0)
  const before = await position()
  await expect.poll(position).toBeGreaterThan(before)
}

const LAPTOP = { width: 1366, height: 768 }
const PHONE = { width: 390, height: 844 }

/** On a phone the question follows the picture, which stays in sight and never over the place of the focus; nothing goes sideways. */
const expectBelowPicture = async (page: Page, room: ReturnType<typeof inRoom>): Promise<void> => {
  const belowPicture = async (element: Locator) => {
    const [box, picture] = [await element.boundingBox(), await room.video.boundingBox()]
    return (box?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0)
  }
  await expect.poll(() => belowPicture(room.rounds)).toBeGreaterThanOrEqual(0)
  await expectNothingSideways(page)
  await expectTouchable(page)
  await expectAccessible(page)
  await room.options.last().focus()
  await page.keyboard.press('Tab')
  await expect(room.video).toBeInViewport({ ratio: 1 })
  await expect.poll(() => belowPicture(page.locator(':focus'))).toBeGreaterThanOrEqual(0)
  await page.evaluate(() => scrollTo(0, 500))
  await expect(room.video).toBeInViewport({ ratio: 1 })
}

test.describe.configure({ mode: 'default' })

test.beforeEach(({ page }) => watchCode(page))

test('who waits sees the lesson begin, on a device whose clock is wrong by months', async ({
  page,
  app,
  clocked,
  askAs,
}) => {
  await page.clock.install()
  const lesson = await firstLesson(clocked, askAs)
  await clocked.setClock(lesson.start - 20 * MINUTE)
  const room = await enter(page, 'teacher', lesson, 'watching')
  await expect(page).toHaveTitle(`播放 · ${lesson.name} - 知源课堂`)
  await expect(room.countdown).toHaveText(/^(20:00|19:\d\d)$/)
  await expect(room.status).toContainText(/预告.*\d+ 人在等候/)
  await expect(room.main.getByRole('complementary', { name: '目录' })).toBeVisible()
  await expectAccessible(page)
  await room.main.getByRole('button', { name: '预约直播' }).click()
  await expect(app.success.filter({ hasText: '预约成功' })).toBeVisible()
  await expect(room.main.getByText('已预约')).toBeVisible()

  await clocked.setClock(lesson.start - 50 * SECOND)
  await page.reload()
  await expect(room.countdown).toHaveText(/^00:[0-4]\d$/)
  await expect(room.main.getByText('已预约')).toBeVisible()
  // Somebody who reads in another tab meanwhile.
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, value: true }))
  await pass(page, clocked, lesson.start, 50 * SECOND)
  await expect(app.success.filter({ hasText: `直播开始了：${lesson.name}` })).toBeVisible()
  await expect(page).toHaveTitle(`【直播开始】${lesson.name}`)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page).toHaveTitle(`播放 · ${lesson.name} - 知源课堂`)
  await expect(room.status).toContainText(/直播中.*在线 \d+ 人/)
  await expect(room.rounds).toContainText('还没有题目')
  await expectPlaying(page)
})

test('a question stands beside the picture, on a phone below it, and is answered once by keys, also after a reload', async ({
  page,
  clocked,
  askAs,
}) => {
  const lesson = await firstLesson(clocked, askAs)
  await clocked.setClock(at(lesson, 0).open - 4 * SECOND)
  const room = await enter(page, 'teacher', lesson, 'watching')
  await expect(room.left).toHaveText(/^剩余 0[0-3]:\d\d$/)
  await expectPlaying(page)
  // Some parts before the last that can be had: that is where the lesson is.
  await expect(room.main.getByRole('button', { name: '直播', exact: true })).toBeVisible()
  await standStill(page)
  const picture = await room.video.boundingBox()
  const panel = await room.rounds.boundingBox()
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0)
  await expectAccessible(page)
  await expect(room.submit).toBeDisabled()
  await page.setViewportSize(PHONE)
  await expectBelowPicture(page, room)
  await page.setViewportSize(LAPTOP)

  await room.options.first().focus()
  await page.keyboard.press('Space')
  await page.reload()
  await expect(room.options.first()).toBeChecked()
  await room.options.first().focus()
  await page.keyboard.press('Tab')
  await expect(room.submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(room.rounds.getByText(/^回答(正确|错误)$/)).toBeVisible()
  await expect(room.rounds.getByRole('heading', { level: 3, name: /^第 1 题/ })).toBeFocused()
  await expect(room.rounds.getByRole('list', { name: /大家的选择/ })).toContainText(/1 人 · 100%/)
  await expect(room.submit).toHaveCount(0)
  await expectAccessible(page)
})

// A question that is closed, while its tab is frozen too: tests/ui/live/closed-question.test.tsx.
test('a tab that was frozen over the end of a lesson wakes after it, waits for its replay, and becomes it', async ({
  page,
  clocked,
  askAs,
}) => {
  await page.clock.install()
  const lesson = await firstLesson(clocked, askAs)
  await clocked.setClock(lesson.end - MINUTE)
  const room = await enter(page, 'reviewer', lesson)
  await expect(room.status).toContainText(/直播中.*在线 \d+ 人/)
  await codeHasCome(page)
  await freeze(page, 2 * MINUTE, () => clocked.setClock(lesson.end + MINUTE))
  await expect(room.main.getByText('直播已结束', { exact: true })).toBeVisible()
  await expect(room.main.getByText(/回放生成中，预计 \d\d:\d\d 可以观看/)).toBeVisible()
  await expectAccessible(page)

  await clocked.setClock(lesson.replay - MINUTE)
  await page.reload()
  await expect(room.main.getByText('直播已结束', { exact: true })).toBeVisible()
  await pass(page, clocked, lesson.replay, MINUTE)
  await expect(page.getByRole('region', { name: new RegExp(lesson.name) })).toBeVisible()
  await expect(room.status).toHaveCount(0)
  await expect(room.video).toBeVisible()
})

// In a lesson in which nobody else is asked: what is put to one stays there.
// One off the cuff, and what everybody answered: tests/ui/live/live-console.test.tsx and tests/contracts/live-console.contract.ts.
test('a teacher puts a prepared question before two learners, and takes along who has not answered', async ({
  page,
  browser,
  clocked,
  askAs,
}) => {
  const lesson = await firstLesson(clocked, askAs, '沈雨桐', 1)
  await clocked.setClock(lesson.start + MINUTE)
  const [first, second] = [
    await browser.newPage({ baseURL: clocked.url }),
    await browser.newPage({ baseURL: clocked.url }),
  ]
  const pupil = await enter(first, 'reviewer', lesson)
  const other = await enter(second, 'emptyMenus', lesson)
  const room = await enter(page, 'teacher', lesson)
  const { liveConsole, push, close, extend, show } = consoleOn(page)
  await expect(push.first()).toBeVisible()
  await expectAccessible(page)
  const prepared = await push.count()

  await liveConsole.getByRole('combobox', { name: '备好的第 1 题的作答时间' }).selectOption('2 分钟')
  await push.first().dblclick()
  await expect(push).toHaveCount(prepared - 1)
  await expect(room.left).toHaveText(/^剩余 0[12]:\d\d$/)
  await extend.click()
  await expect(room.left).toHaveText(/^剩余 0[23]:\d\d$/)
  await expect(pupil.options.first()).toBeVisible()
  await expect(pupil.left).toHaveText(/^剩余 0[23]:\d\d$/)
  await pupil.options.first().check({ force: true })
  await pupil.submit.click()
  await expect(room.rounds).toContainText('1 人已作答，在线 3 人')
  await expect(room.rounds).toContainText('未作答（1 人）')
  await expect(room.submit).toHaveCount(0)
  const { name } = PERSONAS.emptyMenus
  await expect(room.rounds.getByText(name)).toBeVisible()
  const download = page.waitForEvent('download')
  await room.rounds.getByRole('button', { name: '导出未作答名单' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`未作答-第1题-${lesson.name.replace(/[\\/:*?"<>|]/g, '_')}.csv`)
  const list = await readFile(await file.path(), 'utf8')
  expect(list).toMatch(new RegExp(`^\\uFEFF"题号","题目","姓名"\\r\\n"1",".+","${name}"\\r\\n$`))
  await expect(other.rounds.getByRole('list', { name: /大家的选择/ })).toHaveCount(0)
  await show.click()
  await expect(other.rounds.getByRole('list', { name: /大家的选择/ })).toContainText('1 人 · 100%')
  await expect(other.submit).toBeVisible()
  await expectAccessible(page)
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(close).toHaveCount(0)
  await expect(liveConsole.getByRole('heading', { name: '发题控制台' })).toBeFocused()
  await expect(other.submit).toHaveCount(0)

  for (const [width, height] of [
    [390, 844],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectNothingSideways(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectTouchable(page)
  await first.close()
  await second.close()
})

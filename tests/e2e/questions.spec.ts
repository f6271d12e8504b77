import type { Locator, Page } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectReadable,
  inScheme,
} from './support/accessibility.ts'
import { CALLS, callsTo, recordCalls } from './support/calls.ts'
import { expectFits } from './support/layout.ts'
import { answerSomehow, playTo, pointsOf, questionOn } from './support/questions.ts'
import { expect, test } from './support/test.ts'

// What is required, cannot be read, was written before or waits for the line: tests/ui/pages/lesson-questions.test.tsx; how an answer outlives the
// page without a network: practice.spec.ts.

test.use({ persona: 'teacher' })
// Films run at their own pace.
test.setTimeout(180_000)

const firstOf = async (page: Page, place: number) => {
  const [point] = await pointsOf(page, place)
  if (point === undefined) throw new Error('the lesson asks nothing')
  return point
}

/** As a hand does it whose second click comes when what is waited for stands there already. */
const doubleClickSlowly = async (page: Page, button: Locator, until: Locator) => {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(until).toBeVisible()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

test('a lesson stops, marks the answer, says why, and goes on, by keys alone, whole on a phone and on a tablet', async ({
  page,
}) => {
  const point = await firstOf(page, 1)
  const calls = recordCalls(page)
  await playTo(page, point)
  const { dialog, submit, verdict } = questionOn(page)
  await expect(dialog).toBeFocused()
  const film = page.locator('video')
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(isPaused).toBe(true)
  const at = await film.evaluate((video: HTMLVideoElement) => video.currentTime)
  expect(Math.abs(at - point.second)).toBeLessThan(1.5)
  // The film cannot be let run past it.
  await page.getByRole('main').press('k')
  expect(await isPaused()).toBe(true)
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('还没有')
  await answerSomehow(page)
  await expectAccessibleInBothSchemes(page)
  await expectFits(page)
  // Where 继续播放 comes to stand under the pointer.
  await page.setViewportSize({ width: 390, height: 844 })
  await doubleClickSlowly(page, submit, verdict.first())
  await expect(verdict.first()).toContainText(/回答正确|部分得分|回答错误|已提交/)
  await expect(verdict.first()).toBeFocused()
  await expect(dialog.getByText('解析')).toBeVisible()
  expect(callsTo(CALLS.answers, calls)).toHaveLength(1)
  await expectReadable(page)
  await expectFits(page)
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: '继续播放' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('group', { name: '画面' })).toBeFocused()
  await expect.poll(isPaused).toBe(false)
  await page.getByRole('main').getByRole('button', { name: '题目', exact: true }).press('Enter')
  await page.getByRole('button', { name: '重新作答第 1 题' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(dialog).toBeFocused()
  await answerSomehow(page)
  await dialog.locator('input, [contenteditable=true]').first().focus()
  await page.keyboard.press('Control+Enter')
  await expect(verdict.first()).toContainText(/回答正确|部分得分|回答错误|已提交/)

  await page.setViewportSize({ width: 1366, height: 768 })
  await inScheme(page, 'light')
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: '题目', exact: true }).click()
  const list = page.getByRole('list', { name: '本节题目' })
  await expect(list.getByRole('listitem').first()).toContainText(/正确|错误|已提交/)
  await list.getByRole('button', { name: '查看第 1 题的解析' }).click()
  await expect(list.getByText('解析', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

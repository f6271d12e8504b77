import { seededAddress } from '#tests/support/seeded.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from './support/accessibility.ts'
import { submitLogin } from './support/app.ts'
import { answer, CALLS, callsTo, disconnect, reconnect, recordCalls } from './support/calls.ts'
import { UNREACHABLE } from './support/faults.ts'
import { expectNothingSideways, expectTouchable } from './support/layout.ts'
import { answerSomehow, playTo, pointsOf, questionOn } from './support/questions.ts'
import { expect, test } from './support/test.ts'

test.use({ persona: 'teacher' })
// Films run at their own pace.
test.setTimeout(180_000)

const firstOf = async (page: Parameters<typeof pointsOf>[0], place: number) => {
  const [point] = await pointsOf(page, place)
  if (point === undefined) throw new Error('the lesson asks nothing')
  return point
}

test('a lesson stops, marks the answer, says why, and goes on', async ({ page }) => {
  const point = await firstOf(page, 1)
  const calls = recordCalls(page)
  await playTo(page, point)
  const { dialog, submit, goOn, verdict } = questionOn(page)
  await expect(dialog).toBeFocused()
  const film = page.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('还没有')
  await answerSomehow(page)
  await submit.dblclick()
  await expect(verdict.first()).toContainText(/回答正确|回答错误|已提交/)
  await expect(verdict.first()).toBeFocused()
  await expect(dialog.getByText('解析')).toBeVisible()
  expect(callsTo(CALLS.answers, calls)).toHaveLength(1)
  await expectAccessible(page)
  await goOn.click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)

  await page.reload()
  await page.getByRole('main').getByRole('link', { name: '题目', exact: true }).click()
  const list = page.getByRole('list', { name: '本节题目' })
  await expect(list.getByRole('listitem').first()).toContainText(/正确|错误|已提交/)
  await list.getByRole('button', { name: '查看第 1 题的解析' }).click()
  await expect(list.getByText('解析', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('an answer is still there after a reload and after an expiry', async ({ page }) => {
  const point = await firstOf(page, 2)
  await playTo(page, point)
  const { dialog, submit, verdict } = questionOn(page)
  await answerSomehow(page)
  await playTo(page, point)
  await expect(dialog.getByText('已恢复上次没有提交的答案')).toBeVisible()
  await answer(page, CALLS.answers, { Code: 401 })
  await submit.click()
  await expect(page.getByRole('dialog', { name: '账号登录' })).toBeVisible()
  await reconnect(page)
  await submitLogin(page, 'teacher')
  await expect(page).toHaveURL(/\/play/)
  await playTo(page, point)
  await expect(dialog.getByText('已恢复上次没有提交的答案')).toBeVisible()
  await submit.click()
  await expect(verdict.first()).toContainText(/回答正确|回答错误|已提交/)
})

test('without a connection an answer waits, is counted, and arrives once, on another page too', async ({
  page,
  faults,
}) => {
  faults.forgive(UNREACHABLE)
  const point = await firstOf(page, 3)
  const calls = recordCalls(page)
  await playTo(page, point)
  const { dialog, submit, goOn } = questionOn(page)
  await answerSomehow(page)
  await disconnect(page, CALLS.answers)
  await submit.click()
  await expect(dialog.getByText('没有连上网络，答案已存在本机')).toBeVisible()
  await expectAccessible(page)
  await goOn.click()
  await expect(dialog).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: '题目', exact: true }).click()
  await expect(page.getByText('1 条答案待同步')).toBeVisible()
  await expect(page.getByRole('list', { name: '本节题目' }).getByText('待同步')).toBeVisible()
  // The page is closed before the network is back.
  await page.goto('/')
  await reconnect(page)
  await page.reload()
  await expect(page.getByText('离线时的答案已提交')).toBeVisible()
  const ids = callsTo(CALLS.answers, calls).map(({ body }) => JSON.stringify(body))
  expect(new Set(ids).size).toBe(1)
  const [asked] = await pointsOf(page, 3)
  await page.goto(`/play?id=${asked?.courseId}&section=${asked?.sectionId}&tab=questions`)
  await expect(page.getByRole('list', { name: '本节题目' }).getByRole('listitem').first()).toContainText(
    /正确|错误|已提交/,
  )
})

test('a required question cannot be leapt over, another can be skipped', async ({ page }) => {
  const points = await pointsOf(page, seededAddress('physics-senior-newton'))
  const required = points.find((point) => point.required)
  const optional = points.find((point) => !point.required)
  if (required === undefined || optional?.number !== 1) throw new Error('the lesson asks otherwise')
  const { dialog, skip, watchAgain } = questionOn(page)
  await playTo(page, optional)
  await skip.click()
  await expect(dialog).toBeHidden()
  await page.goto(`/play?id=${required.courseId}&section=${required.sectionId}`)
  await expect(page.getByRole('slider', { name: '播放进度' })).toBeVisible()
  await page.keyboard.press('9')
  await expect(dialog).toBeVisible({ timeout: 40_000 })
  await expect(dialog.getByText('必答')).toBeVisible()
  await expect(skip).toBeHidden()
  await watchAgain.click()
  await expect(dialog).toBeHidden()
})

test('a question that cannot be read keeps nobody from the lesson', async ({ page, faults }) => {
  faults.forgive(UNREACHABLE)
  const point = await firstOf(page, 5)
  await disconnect(page, CALLS.questions)
  await playTo(page, point)
  const { dialog, goOn } = questionOn(page)
  await expect(dialog.getByRole('alert')).toContainText('题目加载失败')
  await expectAccessible(page)
  await reconnect(page)
  await dialog.getByRole('button', { name: '重试' }).click()
  await answerSomehow(page)
  await disconnect(page, CALLS.questions)
  await playTo(page, point)
  await goOn.click()
  await expect(dialog).toBeHidden()
})

for (const { name, width, height, place } of [
  { name: 'a phone', width: 390, height: 844, place: 6 },
  { name: 'a tablet', width: 820, height: 1180, place: 8 },
])
  test(`is whole on ${name}, by keys alone`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const point = await firstOf(page, place)
    await playTo(page, point)
    const { dialog, verdict } = questionOn(page)
    await answerSomehow(page)
    await expectAccessibleInBothSchemes(page)
    await expectNothingSideways(page)
    await expectTouchable(page)
    await dialog.locator('input, [contenteditable=true]').first().focus()
    await page.keyboard.press('Control+Enter')
    await expect(verdict.first()).toContainText(/回答正确|回答错误|已提交/)
    await expectAccessibleInBothSchemes(page)
    await expectNothingSideways(page)
    if (width > 767) return
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: '继续播放' }).press('Enter')
    await page.getByRole('main').getByRole('button', { name: '题目', exact: true }).press('Enter')
    await page.getByRole('button', { name: '重新作答第 1 题' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(dialog).toBeFocused()
  })

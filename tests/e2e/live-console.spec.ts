import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { CALLS } from './support/calls.ts'
import { test } from './support/clocked.ts'
import { expectNothingSideways, expectTouchable } from './support/layout.ts'
import { enter, firstLesson, MINUTE, SECOND } from './support/live-room.ts'
import { expect } from './support/test.ts'

interface WireSession {
  readonly QuestionPoints: readonly { readonly PointId: number; readonly Second: number }[]
}
interface WireRounds {
  readonly Rounds: readonly { readonly RoundId: number }[]
}

const consoleOn = (page: Page) => {
  const liveConsole = page.getByRole('region', { name: '发题控制台' })
  return {
    liveConsole,
    push: liveConsole.getByRole('button', { name: /^立即推送/ }),
    ask: liveConsole.getByRole('button', { name: 'A–D 四选一' }),
    close: liveConsole.getByRole('button', { name: '立即收卷' }),
    extend: liveConsole.getByRole('button', { name: '延长 1 分钟' }),
    show: liveConsole.getByRole('button', { name: '公布结果' }),
  }
}

test.use({ clockedFor: 'the console' })

test('a teacher puts a prepared question and one off the cuff before two learners; the replay asks both', async ({
  page,
  browser,
  clocked,
  askAs,
}) => {
  const lesson = await firstLesson(clocked, askAs, '沈雨桐')
  await clocked.setClock(lesson.start + MINUTE)
  const [first, second] = [
    await browser.newPage({ baseURL: clocked.url }),
    await browser.newPage({ baseURL: clocked.url }),
  ]
  const pupil = await enter(first, 'reviewer', lesson)
  const other = await enter(second, 'emptyMenus', lesson)
  const room = await enter(page, 'teacher', lesson)
  const { liveConsole, push, ask, close, extend, show } = consoleOn(page)
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
  await expect(room.rounds).toContainText('未作答（1 人）')
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

  await ask.click()
  await expect(room.rounds.getByRole('heading', { level: 3, name: /^第 2 题/ })).toBeVisible()
  await expect(other.options).toHaveCount(4)
  await expect(other.rounds).not.toContainText('错误')
  await other.options.nth(2).check({ force: true })
  await other.submit.click()
  await expect(other.rounds.getByText('已作答', { exact: true })).toBeVisible()
  await close.click()
  await liveConsole.getByRole('button', { name: '第 2 题的正确答案是 C' }).click()
  await expect(other.rounds.getByText('回答正确')).toBeVisible()
  await expect(liveConsole.getByRole('button', { name: /的正确答案是/ })).toHaveCount(0)

  for (const [width, height] of [
    [390, 844],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectNothingSideways(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectTouchable(page)

  const sectionId = Number(new URL(lesson.address, clocked.url).searchParams.get('section'))
  const { Rounds } = await (await askAs('teacher'))<WireRounds>(CALLS.pushed, { SectionId: sectionId })
  await first.close()
  await second.close()
  await clocked.setClock(lesson.replay + 10 * SECOND)
  const { QuestionPoints } = await (await askAs('emptyMenus'))<WireSession>(CALLS.liveSession, {
    Id: sectionId,
  })
  const points = QuestionPoints.map(({ PointId }) => PointId)
  expect(points).toEqual(expect.arrayContaining(Rounds.map(({ RoundId }) => RoundId)))
})

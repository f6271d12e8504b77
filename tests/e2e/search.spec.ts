import type { Page } from '@playwright/test'
import { PERSONAS } from '#tests/support/personas.ts'
import { addressOf } from './support/app.ts'
import { CALLS, callsTo, heard, recordCalls } from './support/calls.ts'
import { pressEnterWhileComposing } from './support/ime.ts'
import { expect, test } from './support/test.ts'

/** Type, keyword and the kind of `time` of a list address. */
const listAddress = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  const { time, ...rest } = Object.fromEntries(searchParams)
  return { pathname, timed: /^\d+$/.test(time ?? ''), ...rest }
}

test('a visitor who searches signs in by Enter, but not by one that ends a composition, and sees exactly that list; the same word again is another search, remembered once', async ({
  page,
  app,
}) => {
  const calls = recordCalls(page)
  await page.goto('/')
  await expect(app.category.getByRole('option')).toHaveText([
    '全部',
    '课程视频',
    '课程直播',
    '资料库',
    '题库',
  ])
  expect((await app.category.boundingBox())?.width).toBe(102)
  await app.category.selectOption('资料库')
  await app.keyword.focus()
  await pressEnterWhileComposing(page, '期中试卷')
  await expect(app.keyword).toHaveValue('期中试卷')
  await heard(page)
  await expect(app.dialog).toBeHidden()
  await app.keyword.press('Enter')
  await expect(app.dialog).toContainText('登录后为你显示搜索结果')
  expect(addressOf(page)).toBe('/')

  const { account, password } = PERSONAS.teacher
  await app.password.fill(password)
  await app.account.focus()
  await pressEnterWhileComposing(page, account)
  await expect(app.account).toHaveValue(account)
  await heard(page)
  expect(callsTo(CALLS.login, calls)).toEqual([])
  await app.account.press('Enter')
  await expect(app.success).toHaveText('登录成功')
  expect(callsTo(CALLS.login, calls)).toHaveLength(1)
  await expect(page).toHaveTitle('搜索“期中试卷” - 知源课堂')
  const wanted = { pathname: '/list', timed: true, type: '3', q: '期中试卷' }
  expect(listAddress(page)).toEqual(wanted)
  const first = addressOf(page)

  await app.keyword.fill('  期中试卷 ')
  await app.searchButton.click()
  await expect.poll(() => addressOf(page)).not.toBe(first)
  expect(listAddress(page)).toEqual(wanted)
  await expect(app.panel).toBeHidden()

  await app.keyword.fill('浮力')
  await app.keyword.press('Enter')
  await expect(page).toHaveTitle('搜索“浮力” - 知源课堂')
  await app.keyword.click()
  await expect(app.recent.getByRole('listitem')).toHaveText(['浮力', '期中试卷'])
  expect(await page.evaluate(() => Object.values(localStorage).join())).toContain('期中试卷')
})

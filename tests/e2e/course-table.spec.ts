import type { Page } from '@playwright/test'
import { expectAccessible, expectSoundEverywhere } from './support/accessibility.ts'
import { standOutside } from './support/app.ts'
import { hold } from './support/calls.ts'
import { expectSteadyLayout, watchLayoutShift } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const PAGE_LIST = '/api/usercentent/GetLearningOrBrowOrCoursePageList'
const ACTION = '/api/user/userAction/addUserAction'

const tabAddress = (index: number): string => `/coursetable?activeIndex=${index}`

/** Asks the server as the page does. */
const ask = (page: Page, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ({ to, sent }) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage['token']}` }
      const response = await fetch(
        to,
        sent === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(sent) },
      )
      return ((await response.json()) as { Data: unknown }).Data
    },
    { to: path, sent: body },
  )

const browse = async (page: Page, ids: readonly number[]): Promise<void> => {
  for (const id of ids) await ask(page, ACTION, { ActionType: 1, ObjectId: id })
}

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

// What is deleted, empty, signed out, or has its place in a week: tests/ui/pages/course-table.test.tsx.

test.describe('a teacher who learns', () => {
  test.use({ persona: 'teacher' })

  test('every tab has its place while it is on its way, fits, can be touched, and is accessible', async ({
    page,
    app,
  }) => {
    test.slow()
    await standOutside(page)
    await browse(page, [21, 22])
    await watchLayoutShift(page)
    const held = await hold(page, PAGE_LIST)
    await page.goto(tabAddress(1))
    await expect(page.getByRole('status', { name: '正在读取' })).toBeVisible()
    held.release()
    await expect(list(page, '学习记录').getByRole('article').first()).toBeVisible()
    await expectSteadyLayout(page)

    const tabs = page.getByRole('navigation', { name: '个人中心栏目' })
    const open = tabs.locator('[aria-current]')
    for (const name of ['学习记录', '我的课程', '浏览记录', '账号']) {
      await tabs.getByRole('link', { name }).click()
      await expect(open).toHaveText(name)
      await expect(app.main.locator('[aria-busy="true"]')).toHaveCount(0)
      await expect(app.main.getByRole('status', { name: '正在读取' })).toHaveCount(0)
      await expectSoundEverywhere(page)
      if (name !== '浏览记录') continue
      await list(page, name).getByRole('button', { name: '删除今天的浏览记录' }).click()
      await expect(page.getByRole('alertdialog')).toContainText('删除今天的浏览记录？')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    }
  })
})

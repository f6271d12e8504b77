import type { Page } from '@playwright/test'
import { PERSONAS } from '#tests/support/personas.ts'
import { expectAccessible, expectSoundEverywhere } from './support/accessibility.ts'
import { leadTo, standOutside } from './support/app.ts'
import { hold } from './support/calls.ts'
import { tabTo } from './support/keyboard.ts'
import { expectSteadyLayout, watchLayoutShift } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const PAGE_LIST = '/api/usercentent/GetLearningOrBrowOrCoursePageList'
const LIVES = '/api/user/liveplaydirectory/gethomelivelist'
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

interface Live {
  readonly Id: number
  readonly Name: string
  readonly LiveStatus: number
  readonly TeacherName: string
  readonly StartTime: string
}

const DAY = 24 * 3600_000
/** Midnight of a Monday in Beijing, where the tests' browser is too. */
const A_MONDAY = Date.parse('2024-01-08T00:00:00+08:00')

/** The Monday of a moment's week, as the address of the timetable says it. */
const weekOf = (moment: number): string => {
  const monday = A_MONDAY + Math.floor((moment - A_MONDAY) / (7 * DAY)) * 7 * DAY
  return new Date(monday + DAY / 3).toISOString().slice(0, 10)
}

/** Reserves the next live of another teacher, which does not begin while the test looks at it. */
const reserveOne = async (page: Page): Promise<Live> => {
  const lives = (await ask(page, `${LIVES}?count=50`)) as readonly Live[]
  const soon = Date.now() + 5 * 60_000
  const live = lives.find(
    ({ LiveStatus, TeacherName, StartTime }) =>
      LiveStatus === 1 && TeacherName !== PERSONAS.teacher.name && Date.parse(StartTime) > soon,
  )
  if (live === undefined) throw new Error('no live is announced')
  await ask(page, ACTION, { ActionType: 6, ObjectId: live.Id, Type: 2 })
  return live
}

const browse = async (page: Page, ids: readonly number[]): Promise<void> => {
  for (const id of ids) await ask(page, ACTION, { ActionType: 1, ObjectId: id })
}

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

// What is deleted, empty or signed out: tests/ui/pages/course-table.test.tsx.

test.describe('a teacher who learns', () => {
  test.use({ persona: 'teacher' })

  test('every tab has its place while it is on its way, fits, can be touched, and is accessible; a reserved live has its place in a week', async ({
    page,
    app,
  }) => {
    test.slow()
    await standOutside(page)
    const live = await reserveOne(page)
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

    // The reserved live stands first among the courses and has its place in a week, which keys turn to.
    await leadTo(page, tabAddress(0))
    const row = list(page, '我的课程').getByRole('article').filter({ hasText: live.Name })
    await expect(row).toContainText('已预约')
    await expect(row).toContainText('预告')
    const timetable = list(page, '课表')
    await expect(timetable.getByRole('heading', { level: 3 })).toHaveCount(7)
    await expect(timetable.getByText('今天', { exact: true })).toHaveCount(1)
    const next = timetable.getByRole('link', { name: '下一周' })
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/week=/)
    await expect(timetable.getByText('今天', { exact: true })).toHaveCount(0)
    await tabTo(page, timetable.getByRole('link', { name: '回到本周' }))
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/week=/)
    const lesson = timetable.getByRole('article').filter({ hasText: live.Name })
    // Once the last lesson of a week has begun, the next one is next week's.
    const week = weekOf(Date.parse(live.StartTime))
    if (week !== weekOf(Date.now())) {
      await next.click()
      await expect(page).toHaveURL(`${tabAddress(0)}&week=${week}`)
    }
    await expect(lesson.first()).toContainText('已预约')
    await lesson.first().getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/introduction\\?id=${live.Id}&type=2$`))
  })
})

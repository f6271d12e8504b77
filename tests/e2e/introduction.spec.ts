import { seededAddress } from '#tests/support/seeded.ts'
import { expectSoundEverywhere } from './support/accessibility.ts'
import { leadTo } from './support/app.ts'
import { CALLS, hold } from './support/calls.ts'
import { expectSteadyLayout, watchLayoutShift } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const COURSE = seededAddress('math-junior-pythagoras')
const CALLED_OFF = seededAddress('math-junior-geometry-software-live')

test.describe('the introduction of a course', () => {
  test.use({ persona: 'teacher' })

  test('has its place while it is on its way, says what it is, who teaches it and what to do first; keeps the open tab in the address and its place, copies that address, and prints the contents only', async ({
    page,
    app,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      globalThis.print = () => document.body.setAttribute('data-printed', '')
    })
    await watchLayoutShift(page)
    const course = await hold(page, CALLS.course)
    await page.goto(COURSE)
    await expect(app.main.locator('[aria-busy="true"]')).toBeVisible()
    await expect.poll(() => course.waiting()).toBe(1)
    const heading = app.main.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('课程介绍')
    course.release()
    await expect(heading).toHaveText('勾股定理及其逆定理')
    await expectSteadyLayout(page)

    await expect(page).toHaveTitle('勾股定理及其逆定理 - 知源课堂')
    await expect(app.breadcrumb.getByRole('listitem').last()).toHaveText('勾股定理及其逆定理')
    await expect(app.main).toContainText('徐明远 · 青禾实验学校')
    await expect(app.main.getByRole('definition').first()).toHaveText('11 节')
    await expect(app.main.getByRole('link', { name: '开始学习' })).toHaveAttribute(
      'href',
      /^\/play\?id=\d+&section=\d+$/,
    )
    await expect(app.main.getByRole('heading', { level: 3 }).filter({ hasText: '节' })).toHaveText([
      /^勾股定理的发现与证明/,
      /^勾股定理的逆定理/,
      /^综合应用/,
    ])
    await expect(app.main.getByRole('link', { name: '7. 勾股定理的逆定理教学设计' })).toHaveAttribute(
      'href',
      /^\/details\?id=\d+&type=3$/,
    )
    await expect(app.main.getByRole('region', { name: '相关推荐' }).getByRole('article')).toHaveCount(4)
    await expectSoundEverywhere(page)

    const tabs = app.main.getByRole('navigation', { name: '课程栏目' })
    await expect(tabs.getByRole('link')).toHaveText(['简介', '资料', '评论', '学习报告'])
    await tabs.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(0)
    await tabs.getByRole('link', { name: '资料' }).click()
    await expect(page).toHaveURL(`${COURSE}&tab=files`)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await expect(app.main.getByRole('link', { name: /^下载 / }).first()).toHaveAttribute('download', /\.\w+$/)
    await expect(app.breadcrumb.getByRole('listitem').last()).toHaveText('勾股定理及其逆定理')
    await app.main.getByRole('button', { name: '分享链接' }).click()
    await expect(app.success).toContainText('链接已复制')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${COURSE}`)

    await expect(tabs.getByRole('link', { name: '资料' })).toHaveAttribute('aria-current', 'page')
    await expectSoundEverywhere(page)
    await page.goBack()
    await expect(tabs.getByRole('link', { name: '简介' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('link', { name: '学习报告' }).click()
    await expect(app.main).toContainText('还没有学习记录')
    await tabs.getByRole('link', { name: '评论' }).click()
    await expect(app.main.getByRole('region', { name: '评论' })).toBeVisible()
    await tabs.getByRole('link', { name: '简介' }).click()

    await app.main.getByRole('button', { name: '打印目录' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
    await page.emulateMedia({ media: 'print' })
    await expect(app.main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(app.main.getByText('1. 地砖中的面积关系')).toBeVisible()
    for (const hidden of [
      app.banner,
      app.breadcrumb,
      app.footer,
      app.main.getByRole('link', { name: '开始学习' }),
      tabs,
      app.main.getByRole('region', { name: '相关推荐' }),
    ])
      await expect(hidden).toBeHidden()
    // Whether anything is told or not: the connection has its line there too.
    await expect(page.locator('#toasts')).toHaveCSS('display', 'none')

    // Another one goes on where the teacher stopped, and reports what was learned.
    await page.emulateMedia({ media: null })
    await leadTo(page, '/')
    const card = app.main.getByRole('region', { name: '继续学习' }).getByRole('article').first()
    const play = new URL((await card.getByRole('link').getAttribute('href')) ?? '', page.url())
    await leadTo(page, `/introduction?id=${play.searchParams.get('id')}&type=1`)
    const first = app.main.getByRole('link', { name: /^继续学习 \(第\d+节 \d\d:\d\d\)$/ })
    await expect(first).toHaveAttribute('href', `${play.pathname}${play.search}`)
    await expect(app.main.getByText('上次学到这里')).toHaveCount(1)
    await expect(app.main.getByRole('img', { name: /^已学 \d+%$/ })).not.toHaveCount(0)
    await app.main.getByRole('link', { name: '学习报告' }).click()
    await expect(app.main).toContainText(/已观看\d\d:\d\d \/ \d\d:\d\d/)
    await expect(app.main).toContainText(/已完成课时\d+ \/ \d+ 节/)

    // What of it cannot be reserved, and one that was withdrawn: tests/ui/pages/introduction.test.tsx.
    await leadTo(page, CALLED_OFF)
    await expect(app.main.getByRole('status').filter({ hasText: '直播已取消' })).toBeVisible()
    await expect(app.main.getByRole('region', { name: '目录' })).toContainText('已取消')
    await expectSoundEverywhere(page)
  })
})

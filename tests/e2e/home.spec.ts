import type { Page } from '@playwright/test'
import { CALLS, hold } from './support/calls.ts'
import { expectSteadyLayout, watchLayoutShift } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const sections = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('a visitor sees banners, the search box and the login button, and nothing else', async ({
  page,
  app,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle('首页 - 知源课堂')
  await expect(app.loginButton).toBeVisible()
  await expect(app.search).toHaveCount(1)
  await expect(app.main.getByRole('img').first()).toBeVisible()
  await expect(sections(page)).toHaveCount(0)
  await expect(app.main.getByRole('article')).toHaveCount(0)
  await expect(app.userMenu).toHaveCount(0)
})

test.describe('signed in', () => {
  test.use({ persona: 'teacher' })

  test('what to go on with, lives, and one block per classify', async ({ page, app }) => {
    await page.goto('/')
    await expect(sections(page)).toHaveText(['继续学习', '直播', '课程视频', '课程直播', '资料库'])
    const block = (name: string) => app.main.getByRole('region', { name, exact: true })
    await expect(block('继续学习').getByRole('article')).toHaveCount(4)
    await expect(block('继续学习').getByRole('article').first()).toContainText(/已学 \d+%/)
    await expect(block('直播').getByRole('article').first()).toContainText('直播中')
    for (const [name, address] of [
      ['课程视频', /^\/introduction\?id=\d+&type=1$/],
      ['课程直播', /^\/introduction\?id=\d+&type=2$/],
      ['资料库', /^\/details\?id=\d+&type=3$/],
    ] as const) {
      const card = block(name).getByRole('article').first()
      await expect(card.getByRole('link')).toHaveCount(1)
      await expect(card.getByRole('link')).toHaveAttribute('href', address)
    }
    await expect(app.main.locator('[aria-busy="true"]')).toHaveCount(0)
  })

  test('a resume card leads to the very second', async ({ page, app }) => {
    await page.goto('/')
    const first = app.main.getByRole('region', { name: '继续学习' }).getByRole('article').first()
    const address = await first.getByRole('link').getAttribute('href')
    const [, second = ''] = /^\/play\?id=\d+&section=\d+&at=([1-9]\d*)$/.exec(address ?? '') ?? []
    await first.getByRole('link').click()
    const film = page.locator('video')
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThanOrEqual(Number(second))
    expect(second).not.toBe('')
  })

  test('what is on the way has its place: the page does not jump', async ({ page, app }) => {
    await watchLayoutShift(page)
    const content = await hold(page, CALLS.home, CALLS.lives, CALLS.banners)
    await page.goto('/')
    await expect(app.main.locator('[aria-busy="true"]').first()).toBeVisible()
    content.release()
    await expect(sections(page)).toHaveText(['继续学习', '直播', '课程视频', '课程直播', '资料库'])
    await expect(app.main.getByRole('img').first()).toBeVisible()
    await expectSteadyLayout(page)
  })
})

test.describe('banners', () => {
  const shown = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('group', { name: /^第 \d+ 张/ })
      .and(page.locator(':not([inert])'))

  test('turn by themselves until they are stopped', async ({ page, app }) => {
    await page.clock.install()
    await page.goto('/')
    await expect(shown(page)).toHaveAccessibleName('第 1 张，共 4 张')
    await expect(shown(page).getByRole('img')).toHaveAccessibleName(/\S{4,}/)
    await page.clock.runFor(6_000)
    await expect(shown(page)).toHaveAccessibleName('第 2 张，共 4 张')

    await app.main.getByRole('button', { name: '暂停轮播' }).click()
    await expect(app.main.getByRole('button', { name: '播放轮播' })).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    await expect(shown(page)).toHaveAccessibleName('第 2 张，共 4 张')
    await app.main.getByRole('button', { name: '下一张' }).click()
    await expect(shown(page)).toHaveAccessibleName('第 3 张，共 4 张')
  })

  test('a picture leads to what it shows', async ({ page, app }) => {
    await page.goto('/')
    await shown(page).getByRole('link').click()
    await expect(app.dialog).toBeVisible()
  })

  test('do not make the page of a visitor jump', async ({ page, app }) => {
    await watchLayoutShift(page)
    const banners = await hold(page, CALLS.banners)
    await page.goto('/')
    await expect(app.loginButton).toBeVisible()
    banners.release()
    await expect(shown(page).getByRole('img')).toBeVisible()
    await expectSteadyLayout(page)
  })
})

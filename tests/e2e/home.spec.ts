import type { Locator, Page } from '@playwright/test'
import { envelope, expect, test } from '#tests/support/browser-test.ts'
import { PERSONAS } from '#tests/support/personas.ts'
import { loginButton, signIn, userMenu } from '#tests/support/sign-in.ts'

const HOME_INDEX = '**/api/user/homedirectory/homeindex**'
const BANNERS = '**/api/user/banner/getbannerlist'
const LIVES = '**/api/user/liveplaydirectory/gethomelivelist**'

const block = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true })
const carousel = (page: Page): Locator => page.getByRole('region', { name: '推荐' })
const shownSlide = (page: Page): Locator => carousel(page).locator('[role=group]:not([inert])')

test('a visitor finds banners, the search box and the login button, and nothing that needs an account', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle('首页 - 知源课堂')
  await expect(page.getByRole('search')).toHaveCount(1)
  await expect(loginButton(page)).toBeVisible()
  await expect(carousel(page)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: '国家中小学智慧教育平台' })).toBeVisible()
  for (const name of ['学校资源库', '我的课程', '组卷', '电子组卷']) {
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveCount(0)
  }
  for (const name of ['课程视频', '课程直播', '资料库', '直播', '继续学习']) {
    await expect(block(page, name)).toHaveCount(0)
  }
  const thisYear = String(new Date().getFullYear())
  await expect(page.getByRole('contentinfo')).toContainText(thisYear === '2021' ? '2021' : `2021–${thisYear}`)
})

test('every banner has words, and the pause stops them', async ({ context, page }) => {
  await context.clock.install()
  await page.goto('/')
  const images = carousel(page).locator('img')
  await expect(images.first()).toBeVisible()
  for (const image of await images.all()) expect(await image.getAttribute('alt')).toMatch(/\S/)

  const first = await shownSlide(page).getAttribute('aria-label')
  await context.clock.runFor(6_000)
  await expect(shownSlide(page)).not.toHaveAttribute('aria-label', first ?? '')
  await carousel(page).getByRole('button', { name: '暂停轮播' }).click()
  const paused = await shownSlide(page).getAttribute('aria-label')
  await page.mouse.move(0, 700)
  await context.clock.runFor(20_000)
  await expect(shownSlide(page)).toHaveAttribute('aria-label', paused ?? '')
  await expect(carousel(page).getByRole('button', { name: '播放轮播' })).toBeVisible()
})

test('banners stand still for those who asked for less motion', async ({ context, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await context.clock.install()
  await page.goto('/')
  const first = await shownSlide(page).getAttribute('aria-label')
  await context.clock.runFor(20_000)
  await expect(shownSlide(page)).toHaveAttribute('aria-label', first ?? '')
})

test('a signed-in teacher finds the live strip and a block of cards for each kind of content', async ({
  page,
}) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  for (const [name, address] of [
    ['课程视频', /^\/introduction\?id=\d+&type=1$/],
    ['资料库', /^\/details\?id=\d+&type=3$/],
  ] as const) {
    await expect(block(page, name)).toBeVisible()
    const cards = block(page, name).getByRole('article').getByRole('link')
    await expect(cards.first()).toHaveAttribute('href', address)
    expect(await cards.count()).toBeGreaterThan(3)
  }
  const lives = block(page, '直播').getByRole('article')
  await expect(lives.first()).toContainText('直播中')
})

test('a card leads to its page', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  await block(page, '课程视频').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/introduction\?id=\d+&type=1$/)
})

test('what cannot be read says so in its place and comes on 重试, with everything else there', async ({
  page,
}) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  await page.route(HOME_INDEX, (route) => route.fulfill(envelope(500, null, '服务器正忙')))
  await page.route(BANNERS, (route) => route.fulfill({ body: 'no envelope' }))
  await page.reload()
  await expect(block(page, '直播').getByRole('article').first()).toBeVisible()
  const fault = page.getByRole('main').getByRole('alert').filter({ hasText: '内容没有读出来' })
  await expect(fault).toBeVisible()
  await expect(userMenu(page)).toBeVisible()

  await page.unroute(HOME_INDEX)
  await fault.getByRole('button', { name: '重试' }).click()
  await expect(block(page, '课程视频')).toBeVisible()
  await expect(fault).toBeHidden()
})

test('an empty block is hidden, not blank', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  await page.route(LIVES, (route) => route.fulfill(envelope(200, [])))
  await page.route(HOME_INDEX, (route) => route.fulfill(envelope(200, { Classifies: [], Continue: [] })))
  await page.reload()
  await expect(page.getByRole('main')).toContainText('还没有内容')
  for (const name of ['课程视频', '课程直播', '资料库', '直播', '继续学习']) {
    await expect(block(page, name)).toHaveCount(0)
  }
})

test('content that comes late takes the place that was kept for it', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  await page.route(HOME_INDEX, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.reload()
  await expect(block(page, '课程视频').getByRole('article').first()).toBeVisible()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without a single shift the observer is never called.
        setTimeout(() => resolve(0), 500)
      }),
  )
  expect(shift).toBeLessThan(0.02)
})

import type { Page } from '@playwright/test'
import { CALLS, hold } from './support/calls.ts'
import { expectSteadyLayout, watchLayoutShift } from './support/layout.ts'
import { expect, MOVING, test } from './support/test.ts'

test.use(MOVING)

const sections = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test.describe('signed in', () => {
  test.use({ persona: 'teacher' })

  test('what is on the way has its place; a card of what was begun leads to the very second', async ({
    page,
    app,
  }) => {
    await watchLayoutShift(page)
    const content = await hold(page, CALLS.home, CALLS.lives, CALLS.banners)
    await page.goto('/')
    await expect(app.main.locator('[aria-busy="true"]').first()).toBeVisible()
    content.release()
    await expect(sections(page)).toHaveText(['继续学习', '直播', '课程视频', '课程直播', '资料库'])
    await expect(app.main.getByRole('img').first()).toBeVisible()
    await expect(app.main.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectSteadyLayout(page)

    const block = (name: string) => app.main.getByRole('region', { name, exact: true })
    await expect(block('继续学习').getByRole('article')).toHaveCount(4)
    await expect(block('直播').getByRole('article').first()).toContainText('直播中')
    for (const [name, address] of [
      ['课程视频', /^\/introduction\?id=\d+&type=1$/],
      ['课程直播', /^\/introduction\?id=\d+&type=2$/],
      ['资料库', /^\/details\?id=\d+&type=3$/],
    ] as const) {
      const link = block(name).getByRole('article').first().getByRole('link')
      await expect(link).toHaveAttribute('href', address)
    }

    const first = block('继续学习').getByRole('article').first()
    await expect(first).toContainText(/已学 \d+%/)
    const address = await first.getByRole('link').getAttribute('href')
    const [, second = ''] = /^\/play\?id=\d+&section=\d+&at=([1-9]\d*)$/.exec(address ?? '') ?? []
    expect(second).not.toBe('')
    await first.getByRole('link').click()
    const film = page.locator('video')
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThanOrEqual(Number(second))
  })
})

test('the banners of a visitor come without a jump, turn until they are stopped, and lead to what they show', async ({
  page,
  app,
}) => {
  const shown = app.main.getByRole('group', { name: /^第 \d+ 张/ }).and(page.locator(':not([inert])'))
  await page.clock.install()
  await watchLayoutShift(page)
  const banners = await hold(page, CALLS.banners)
  await page.goto('/')
  await expect(app.loginButton).toBeVisible()
  await expect.poll(banners.waiting).toBe(1)
  banners.release()
  await expect(shown).toHaveAccessibleName('第 1 张，共 4 张')
  await expect(shown.getByRole('img')).toHaveAccessibleName(/\S{4,}/)
  await expectSteadyLayout(page)
  await expect(sections(page)).toHaveCount(0)

  await page.clock.runFor(6_000)
  await expect(shown).toHaveAccessibleName('第 2 张，共 4 张')
  await app.main.getByRole('button', { name: '暂停轮播' }).click()
  await expect(app.main.getByRole('button', { name: '播放轮播' })).toBeVisible()
  await page.mouse.move(0, 0)
  // On a busy machine one more has come before it was stopped.
  const stopped = Number(/^第 (\d)/.exec((await shown.getAttribute('aria-label')) ?? '')?.[1])
  await page.clock.runFor(20_000)
  await expect(shown).toHaveAccessibleName(`第 ${stopped} 张，共 4 张`)
  await app.main.getByRole('button', { name: '下一张' }).click()
  await expect(shown).toHaveAccessibleName(`第 ${(stopped % 4) + 1} 张，共 4 张`)
  await shown.getByRole('link').click()
  await expect(app.dialog).toBeVisible()
})

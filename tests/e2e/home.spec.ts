import type { Page } from '@playwright/test'
import { CALLS, hold } from './support/calls.ts'
import { expectSteadyLayout, watchLayoutShift } from './support/layout.ts'
import { expect, MOVING, test } from './support/test.ts'

test.use(MOVING)

const sections = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

// Banners: before-the-app.spec.ts and tests/ui/pages/carousel.test.tsx.
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

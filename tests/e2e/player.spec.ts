import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { CALLS, hold } from './support/calls.ts'
import { expectNothingSideways } from './support/layout.ts'
import { addressOfFilm, type FilmInfo, filmAt, slowDown } from './support/lessons.ts'
import { expect, MOVING, test } from './support/test.ts'

test.use(MOVING)
test.use({ persona: 'teacher' })

// A film that cannot be had, its menus, keys and chapters: tests/ui/playback/lesson-player.test.tsx and player-keys.dom.test.ts; the quality that is chosen: video-player.spec.ts; how
// somebody watches is remembered: tests/contracts/player-settings.contract.ts.

const player = (page: Page) => page.getByRole('region', { name: /^播放器：/ })

/** As far from every question as can be: one would take the keys, also one that stands a second before the beginning. */
const quiet = ({ points, duration }: FilmInfo): number => {
  const seconds = [0, ...points.map(({ Second }) => Second), duration]
  const gaps = seconds.slice(1).map((to, at) => ({ from: seconds[at] ?? 0, to }))
  const widest = gaps.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a))
  return Math.round((widest.from + widest.to) / 2)
}

/** A film that a browser lets run by itself would come to its next question. */
const stop = (page: Page) =>
  expect(async () => {
    if (await player(page).getByRole('button', { name: '暂停' }).isVisible()) await page.keyboard.press('k')
    await expect(player(page).getByRole('button', { name: '播放', exact: true })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()

/** The page of a film whose course no other test plays, where it asks nothing. It comes where a place was kept for it. */
const open = async (page: Page, course: number): Promise<FilmInfo> => {
  const film = await filmAt(page, course)
  const answer = await hold(page, CALLS.playInfo)
  await page.goto(addressOfFilm(film, `&at=${quiet(film)}`))
  const kept = await page.getByRole('status', { name: '正在打开这节课…' }).boundingBox()
  answer.release()
  const video = player(page).locator('video')
  await expect(video).toBeVisible()
  expect(Math.abs((kept?.height ?? 0) - ((await video.boundingBox())?.height ?? 0))).toBeLessThan(2)
  await expect(player(page).getByRole('button', { name: /^(播放|暂停)$/ })).toBeVisible()
  await stop(page)
  return film
}

test('the film comes where a place was kept for it; every control has a name and is reached by Tab; what is said stays above them', async ({
  page,
}) => {
  await open(page, 10)
  const film = player(page)
  // What the film can do is known once it is open.
  await expect(film.getByRole('button', { name: '画中画' })).toBeVisible()
  await film.getByRole('slider', { name: '播放进度' }).focus()
  const names: string[] = []
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  while (names.at(-1) !== '全屏' && names.length < 20) {
    names.push(await focused())
    await page.keyboard.press('Tab')
  }
  // Only a film in parts has qualities to choose from.
  expect(
    names
      .filter((name) => !name.startsWith('清晰度'))
      .map((name) => (name.startsWith('章节：') ? '章节' : name)),
  ).toEqual([
    '播放进度',
    '播放',
    '静音',
    '音量',
    '章节',
    '字幕',
    '倍速：1×',
    '字幕全文',
    '画中画',
    '键盘快捷键',
    '宽屏',
    '全屏',
  ])

  // What is said stands over the film and below it, and leads to its second.
  await page.keyboard.press('c')
  await film.getByRole('button', { name: '字幕全文' }).click()
  const lines = page.getByRole('region', { name: '字幕全文' }).getByRole('button')
  await lines.nth(1).click()
  await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true')
  const said = ((await lines.nth(1).innerText()).split('\n').at(-1) ?? '').trim()
  await expect(film.locator('.caption-overlay')).toContainText(said.slice(0, 6))
  const words = film.locator('.caption-overlay')
  await expect(words).toBeVisible()
  // It stays above controls that are kept by the focus.
  await page.keyboard.press('k')
  await slowDown(page)
  await film.getByRole('button', { name: '字幕全文' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(film.getByRole('group', { name: '画面' })).toHaveAttribute('data-idle', 'true')
  const foot = async () => {
    const [above, below] = [await words.boundingBox(), await film.locator('.seek-bar').boundingBox()]
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
  }
  await expect.poll(foot).toBeGreaterThanOrEqual(0)
  await stop(page)

  await page.keyboard.press('f')
  await expect(film.getByRole('button', { name: '退出全屏' })).toBeVisible()
  const size = async () => {
    const box = await film.locator('video').boundingBox()
    return [box?.width, box?.height]
  }
  await expect.poll(size).toEqual([1366, 768])
  await film.getByRole('button', { name: /^倍速/ }).click()
  await page.getByRole('menuitemradio', { name: '1.5×' }).click()
  await expect(film.getByRole('button', { name: '倍速：1.5×' })).toBeFocused()
  await page.keyboard.press('f')
  await expect(film.getByRole('button', { name: '全屏', exact: true })).toBeVisible()

  await film.getByRole('button', { name: '宽屏' }).click()
  const width = async () => (await film.boundingBox())?.width ?? 0
  await expect.poll(width).toBeGreaterThan(1000)
  await film.getByRole('button', { name: '宽屏' }).click()
  await expect.poll(width).toBeLessThan(1000)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('there is room for what matters, the rest is in a menu', async ({ page }) => {
    await open(page, 12)
    const film = player(page)
    await expectNothingSideways(page)
    for (const name of ['播放进度', '音量']) {
      const slider = film.getByRole('slider', { name })
      if (name === '播放进度') await expect(slider).toBeVisible()
      else await expect(slider).toBeHidden()
    }
    await film.getByRole('button', { name: '更多播放设置' }).click()
    await page.getByRole('menuitem', { name: '字幕全文' }).click()
    await expect(page.getByRole('region', { name: '字幕全文' })).toBeVisible()
    await expectAccessible(page)
  })
})

import { expect, type Page, test } from '@playwright/test'
import { type ServedFiles, serveMemoryBuild } from '#tests/support/memory-build.ts'
import { onScreen, signInHere } from './support/app.ts'
import { settledMotion } from './support/motion.ts'

/**
 * The stylesheet of Radix Themes is cut at build time (docs/decisions/0016-radix-stylesheet-cut.md). Every look is
 * compared with the one that the whole stylesheet gives, pixel by pixel.
 */

/** Every width and both schemes: rules of the one do not depend on the other. */
const SCREENS = [
  { name: 'desktop', width: 1366, height: 768, colorScheme: 'light' },
  { name: 'tablet', width: 820, height: 1180, colorScheme: 'dark' },
  { name: 'phone', width: 390, height: 844, colorScheme: 'light' },
] as const

/** The same page drawn twice differs by a few pixels at the edges of letters; a lost rule by thousands. */
const DRAWN_ALIKE = 40

const NOW = new Date('2026-09-03T10:20:00+08:00')
/** How long the warning and then the word of the sign-in are shown. */
const NOTICES_MS = 2 * 3_000

/** Every look of the product, one after the other, as somebody would come upon it. */
const looks = async (page: Page, url: string): Promise<Map<string, Buffer>> => {
  const seen = new Map<string, Buffer>()
  const picture = (fullPage: boolean) => page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' })
  /** All of the page is compared: it has to have come, and to stand. */
  const look = async (name: string, fullPage = false) => {
    await expect(page.locator('main [aria-busy="true"], main .rt-Skeleton')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    await settledMotion(page)
    let last = await picture(fullPage)
    await expect(async () => {
      const before = last
      last = await picture(fullPage)
      expect(last.equals(before)).toBe(true)
    }).toPass()
    seen.set(name, last)
  }
  const app = onScreen(page)
  await page.clock.install({ time: NOW })
  await page.clock.setFixedTime(NOW)
  await page.goto(url)
  await expect(page.getByRole('region', { name: '推荐' }).getByRole('img').first()).toBeVisible()
  await look('visitor')

  await app.keyword.focus()
  await expect(app.hot.getByRole('listitem').first()).toBeVisible()
  await look('search panel')
  await page.keyboard.press('Escape')

  await app.loginButton.click()
  await expect(app.dialog).toBeVisible()
  await app.submit.click()
  // A notice stays while the pointer rests on it.
  await app.alert.first().hover()
  await look('login dialog with a warning')
  await page.keyboard.press('Escape')
  await expect(app.dialog).toBeHidden()

  await signInHere(page, 'teacher')
  await expect(app.main.getByRole('heading', { level: 2 })).toHaveCount(5)
  await expect(app.main.getByRole('article').nth(19)).toBeVisible()
  await page.clock.runFor(NOTICES_MS)
  await expect(app.success).toHaveCount(0)
  await look('home', true)

  await app.userMenu.click()
  await expect(app.signOutItem).toBeVisible()
  await look('user menu')
  await page.keyboard.press('Escape')

  await page.getByRole('navigation', { name: '分类导航' }).getByRole('button').first().click()
  await look('category menu')
  await page.keyboard.press('Escape')

  const folded = app.banner.getByRole('button', { name: '菜单', exact: true })
  const links = app.banner.getByRole('link', { name: '学校资源库' })
  if (await folded.isVisible()) {
    await folded.click()
    await expect(links.first()).toBeVisible()
    await look('folded links')
  }
  await links.first().click()
  await expect(app.main.getByRole('article').first()).toBeVisible()
  await expect(
    app.main.getByRole('group', { name: '上传者' }).or(app.main.getByRole('button', { name: /^筛选/ })),
  ).toBeVisible()
  await app.banner.getByRole('button', { name: /切换学校/ }).click()
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  await look('school with its menu')
  await page.keyboard.press('Escape')
  return seen
}

/** How many pixels of two pictures differ; all of them when their sizes do. */
const differingPixels = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async ([first, second]) => {
      const pixels = async (base64: string) => {
        const image = new Image()
        image.src = `data:image/png;base64,${base64}`
        await image.decode()
        const canvas = new OffscreenCanvas(image.width, image.height)
        const context = canvas.getContext('2d')
        if (context === null) throw new Error('no canvas')
        context.drawImage(image, 0, 0)
        return context.getImageData(0, 0, image.width, image.height)
      }
      const [a, b] = [await pixels(first), await pixels(second)]
      if (a.width !== b.width || a.height !== b.height) return a.width * a.height
      const [left, right] = [new Uint32Array(a.data.buffer), new Uint32Array(b.data.buffer)]
      return left.reduce((count, pixel, index) => count + (pixel === right[index] ? 0 : 1), 0)
    },
    [one.toString('base64'), other.toString('base64')] as const,
  )

test.describe('the cut stylesheet', () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 })
  let whole: ServedFiles | undefined
  let cut: ServedFiles | undefined

  test.beforeAll(async () => {
    test.setTimeout(240_000)
    whole = await serveMemoryBuild({ RADIX_CSS: 'whole' })
    cut = await serveMemoryBuild()
  })
  test.afterAll(async () => {
    await Promise.all([whole?.close(), cut?.close()])
  })

  for (const { name, width, height, colorScheme } of SCREENS)
    test(`looks like the whole one: ${name}, ${colorScheme}`, async ({ browser }, testInfo) => {
      const seen = []
      for (const served of [whole, cut]) {
        const context = await browser.newContext({
          viewport: { width, height },
          colorScheme,
          reducedMotion: 'reduce',
          hasTouch: name === 'phone',
        })
        seen.push(await looks(await context.newPage(), served?.url ?? ''))
        await context.close()
      }
      const [asWhole, asCut] = seen as [Map<string, Buffer>, Map<string, Buffer>]
      const page = await browser.newPage()
      const different: string[] = []
      for (const [look, picture] of asWhole) {
        const other = asCut.get(look) ?? Buffer.alloc(0)
        const count = await differingPixels(page, picture, other)
        if (count <= DRAWN_ALIKE) continue
        different.push(`${look}: ${count} pixels`)
        await testInfo.attach(`${look}, whole`, { body: picture, contentType: 'image/png' })
        await testInfo.attach(`${look}, cut`, { body: other, contentType: 'image/png' })
      }
      expect(different).toEqual([])
      await page.close()
    })
})

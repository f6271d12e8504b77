import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectReadable, inScheme } from './support/accessibility.ts'
import { expectFits, expectNothingSideways } from './support/layout.ts'
import { printed } from './support/printed.ts'
import { expect, test } from './support/test.ts'

const LIBRARY = '/school-local/school-local-database'

/** Presses 打印 where a file is looked at: its pages come out of the printer, and nothing around them. */
const expectPrintedPageByPage = async (page: Page, preview: Locator): Promise<void> => {
  const count = Number(/\d+/.exec((await preview.getByText(/^\/ \d+$/).textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(0)
  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '')
  })
  const print = preview.getByRole('button', { name: '打印', exact: true })
  await expect(print).toHaveAttribute('aria-disabled', 'false')
  await print.click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  const pages = await printed(page)
  expect(pages).toHaveLength(count)
  expect(pages.map(({ text }) => text).join('')).not.toMatch(/关闭|适合宽度|我的资料库|学校资源库|下载/)
}

// Printing from the review's workbench: review.spec.ts. Every dialog with a preview has the same button: tests/ui/pages/own-files.test.tsx.

test.describe('a teacher of two schools', () => {
  test.use({ persona: 'teacher' })

  test('finds, looks at, keeps, packs and prints what colleagues shared, school by school', async ({
    page,
    app,
  }) => {
    const rows = app.main.getByRole('article')
    await page.goto(`${LIBRARY}?orgId=1`)
    await expect(rows).toHaveCount(20)
    await app.main.getByRole('treeitem', { name: /^初中/ }).click()
    await app.main.getByRole('treeitem', { name: /^数学/ }).click()
    await app.main.getByRole('group', { name: '格式' }).getByRole('button', { name: '演示' }).click()
    await expect(page).toHaveURL(/orgId=1&stage=\d+&subject=\d+&format=slides$/)
    await expect(rows.first()).toContainText('PPTX')

    const boxes = app.main.getByRole('checkbox', { name: /^选择/ })
    await boxes.nth(0).focus()
    await page.keyboard.press('Space')
    await boxes.nth(1).click()
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await app.main.getByRole('button', { name: '批量下载' }).click()
    expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)
    await rows
      .first()
      .getByRole('button', { name: /存到我的资料$/ })
      .click()
    await expect(app.success.filter({ hasText: '已存到我的资料' })).toBeVisible()

    const look = rows.first().getByRole('button', { name: /^预览/ })
    await look.click()
    await expect(page.getByRole('dialog').getByRole('button', { name: '关闭' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNothingSideways(page)
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.keyboard.press('Escape')
    await expect(look).toBeFocused()

    const here = await rows.getByRole('heading').allTextContents()
    await app.main.getByRole('group', { name: '格式' }).getByRole('button', { name: 'PDF' }).click()
    await expect(rows.first()).toContainText('PDF')
    await look.click()
    await expectPrintedPageByPage(page, page.getByRole('dialog'))

    await page.goto(`${LIBRARY}?orgId=2`)
    await expect(rows.first()).toBeVisible()
    for (const name of await rows.getByRole('heading').allTextContents()) expect(here).not.toContain(name)

    await inScheme(page, 'dark')
    await expectReadable(page)
    await expectFits(page)
    await expectAccessible(page)
  })
})

test.describe('a user of the cloud school', () => {
  test.use({ persona: 'cloudSchool' })

  test('goes through its menu, its notices and all of its courses', async ({ page, app }) => {
    await page.goto('/cloud-school?code=yxsy&orgId=2')
    const part = (name: string) => app.main.getByRole('region', { name })
    await expect(part('学校课程').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('search')).toBeHidden()
    await part('通知公告').locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await expect(part('通知公告').locator('.rich-text').first()).toBeVisible()
    await expectAccessible(page)
    await part('学校课程')
      .getByRole('link', { name: /^全部学校课程/ })
      .click()
    await expect(page).toHaveURL('/cloud-school?code=yxsy&orgId=2&part=courses')
    await expect(app.main.getByRole('article').first()).toBeVisible()
    await app.main
      .getByRole('navigation', { name: '云学校栏目' })
      .getByRole('link', { name: '资料中心' })
      .click()
    await expect(part('最新资料').getByRole('article').first()).toBeVisible()
    await inScheme(page, 'dark')
    await expectReadable(page)
    await expectFits(page, [
      [820, 900],
      [390, 900],
    ])
    await expectAccessible(page)
  })
})

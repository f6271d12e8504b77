import type { Locator, Page } from '@playwright/test'
import { printed } from './support/printed.ts'
import { expect, test } from './support/test.ts'

// From the review's workbench: review.spec.ts. Every dialog with a preview has the same button: tests/ui/pages/own-files.test.tsx.

test.use({ persona: 'teacher' })

/** Presses 打印 where a file is looked at; answers what comes out of the printer. */
const printIn = async (page: Page, preview: Locator) => {
  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '')
  })
  const print = preview.getByRole('button', { name: '打印', exact: true })
  await expect(print).toHaveAttribute('aria-disabled', 'false')
  await print.click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  const pages = await printed(page)
  expect(pages.map(({ text }) => text).join('')).not.toMatch(/关闭|适合宽度|我的资料库|学校资源库|下载/)
  return pages
}

test('a file of the school library is printed from its preview, page by page', async ({ page, app }) => {
  await page.goto('/school-local/school-local-database?orgId=1')
  await app.main.getByRole('group', { name: '格式' }).getByRole('button', { name: 'PDF' }).click()
  const rows = app.main.getByRole('article')
  await expect(rows.first()).toContainText('PDF')
  await rows.first().getByRole('button', { name: /^预览/ }).click()
  const preview = page.getByRole('dialog')
  const count = Number(/\d+/.exec((await preview.getByText(/^\/ \d+$/).textContent()) ?? '')?.[0])
  const pages = await printIn(page, preview)
  expect(pages).toHaveLength(count)
  expect(count).toBeGreaterThan(0)
})

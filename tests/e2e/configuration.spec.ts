import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const serve = (page: Page, body: string) =>
  page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body }))

for (const { wrong, body, named } of [
  { wrong: 'a field of the wrong shape', body: '{"apiHost":3}', named: 'apiHost' },
  { wrong: 'a field deep inside', body: '{"player":{"version":"latest"}}', named: 'player.version' },
  { wrong: 'a field that nobody knows', body: '{"productname":"x"}', named: 'productname' },
  { wrong: 'no JSON', body: '{"apiHost":', named: '/config.json' },
]) {
  test(`${wrong} in the configuration stops the start and is named`, async ({ page }) => {
    await serve(page, body)
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText(named)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)

    await page.unrouteAll()
    await page.getByRole('button', { name: '重新打开' }).click()
    await expect(page.getByRole('banner')).toBeVisible()
  })
}

test('what a school sets is what its teachers see', async ({ page, app }) => {
  await serve(
    page,
    JSON.stringify({
      productName: '青禾课堂',
      filingNumber: '浙ICP备2024000001号',
      copyrightHolder: '青禾教育',
      regionalPlatform: { name: '浙江智慧教育平台', url: 'https://edu.example.cn/' },
    }),
  )
  await page.goto('/')
  await expect(page).toHaveTitle('首页 - 青禾课堂')
  await expect(app.logo).toHaveAccessibleName('青禾课堂')
  await expect(app.banner.getByRole('link', { name: '浙江智慧教育平台' })).toHaveAttribute(
    'href',
    'https://edu.example.cn/',
  )
  await expect(app.footer).toContainText('青禾教育')
  await expect(app.footer).toContainText('浙ICP备2024000001号')
})

import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const serve = async (page: Page, body: string) => {
  await page.unrouteAll()
  await page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body }))
}

const OF_A_SCHOOL = {
  productName: '青禾课堂',
  filingNumber: '浙ICP备2024000001号',
  copyrightHolder: '青禾教育',
  regionalPlatform: { name: '浙江智慧教育平台', url: 'https://edu.example.cn/' },
}

test('a configuration that cannot be read stops the start and is named; what a school sets is what its teachers see', async ({
  page,
  app,
}) => {
  const alert = page.getByRole('alert')
  const reopen = page.getByRole('button', { name: '重新打开' })
  await serve(page, '{"apiHost":')
  await page.goto('/')
  await expect(alert).toContainText('/config.json')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await serve(page, '{"player":{"version":"latest"}}')
  await reopen.click()
  await expect(alert).toContainText('player.version')
  await expect(page.getByRole('banner')).toHaveCount(0)

  await serve(page, JSON.stringify(OF_A_SCHOOL))
  await reopen.click()
  await expect(page).toHaveTitle('首页 - 青禾课堂')
  await expect(app.logo).toHaveAccessibleName('青禾课堂')
  await expect(app.banner.getByRole('link', { name: '浙江智慧教育平台' })).toHaveAttribute(
    'href',
    'https://edu.example.cn/',
  )
  await expect(app.footer).toContainText('青禾教育')
  await expect(app.footer).toContainText('浙ICP备2024000001号')
})

import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser-test.ts'
import { PERSONAS } from '#tests/support/personas.ts'
import { openLogin, signIn, userMenu } from '#tests/support/sign-in.ts'

const ground = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const painted = [...document.querySelectorAll('body, .radix-themes')]
      .map((element) => getComputedStyle(element).backgroundColor)
      .filter((colour) => colour !== 'rgba(0, 0, 0, 0)')
    return painted.at(-1) ?? ''
  })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('home of a visitor, the popup and the panel are accessible', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('region', { name: '推荐' })).toBeVisible()
      await expectNoAxeViolations(page)
      await page.getByRole('searchbox', { name: '搜索' }).focus()
      await expect(page.getByRole('group', { name: '热门搜索' }).getByRole('button').first()).toBeVisible()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      const dialog = await openLogin(page)
      await expectNoAxeViolations(page)
      await dialog.getByRole('button', { name: '登录', exact: true }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('home signed in, its menu and the school pages are accessible', async ({ page }) => {
      await page.goto('/')
      await signIn(page, PERSONAS.reviewer)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectNoAxeViolations(page)
      await userMenu(page).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await page.getByRole('banner').getByRole('link', { name: '学校资源库', exact: true }).click()
      await expect(page.getByRole('navigation', { name: '校本导航' })).toBeVisible()
      await expectNoAxeViolations(page)
    })
  })
}

test('follows the system until the switch says otherwise, and remembers it', async ({ page }) => {
  await page.goto('/')
  const light = await ground(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).not.toBe(light)

  await page.getByRole('button', { name: '外观：跟随系统' }).click()
  await expect(page.getByRole('button', { name: '外观：浅色' })).toBeVisible()
  await expect.poll(() => ground(page)).toBe(light)
  await page.reload()
  await expect(page.getByRole('button', { name: '外观：浅色' })).toBeVisible()
  expect(await ground(page)).toBe(light)
  await page.getByRole('button', { name: '外观：浅色' }).click()
  await expect(page.getByRole('button', { name: '外观：深色' })).toBeVisible()
  await expect.poll(() => ground(page)).not.toBe(light)
})

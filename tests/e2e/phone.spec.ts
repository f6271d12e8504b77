import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser-test.ts'
import { PERSONAS } from '#tests/support/personas.ts'
import { loginDialog, openLogin, signIn, submitLogin, userMenu } from '#tests/support/sign-in.ts'

const WIDTH = 390

test.use({ viewport: { width: WIDTH, height: 844 }, hasTouch: true, isMobile: true })

/** Elements that make the page wider than the screen; none is wanted. */
const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH)
  await page.evaluate(() => window.scrollTo(0, 0))
}

test('the home page of a visitor fits', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: '推荐' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page)
})

test('the popup fills the width, and the home page signed in fits', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page)
  const box = await dialog.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(WIDTH - 32)
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= WIDTH).toBe(true)
  await expectNoAxeViolations(page)
  await submitLogin(page, PERSONAS.teacher)
  await expect(userMenu(page)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page)
})

test('the links of the role fold into a menu', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  const library = page.getByRole('banner').getByRole('link', { name: '学校资源库', exact: true })
  await expect(library).toBeHidden()
  await page.getByRole('button', { name: '菜单', exact: true }).click()
  await library.click()
  await expect(page).toHaveURL(/\/school-local\/school-local-database/)
  await expect(page.getByRole('navigation', { name: '校本导航' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('the panel of searches fits', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: '搜索' }).tap()
  const panel = page.getByRole('region', { name: '搜索建议' })
  await expect(panel).toBeVisible()
  const box = await panel.boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= WIDTH).toBe(true)
  await expectNoSidewaysScroll(page)
})

test('what is to be touched is large enough and is there alone', async ({ page }) => {
  await page.goto('/')
  const small = await page
    .getByRole('banner')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .map((button) => ({
          name: button.getAttribute('aria-label') ?? button.textContent,
          box: button.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(({ name }) => name),
    )
  expect(small).toEqual([])
  await expect(loginDialog(page)).toBeHidden()
})

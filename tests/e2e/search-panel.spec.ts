import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-test.ts'
import { PERSONAS } from '#tests/support/personas.ts'
import { loginDialog, signIn } from '#tests/support/sign-in.ts'

const box = (page: Page): Locator => page.getByRole('searchbox', { name: '搜索' })
const panel = (page: Page): Locator => page.getByRole('region', { name: '搜索建议' })
const recent = (page: Page): Locator => panel(page).getByRole('group', { name: '最近搜索' })
const hot = (page: Page): Locator => panel(page).getByRole('group', { name: '热门搜索' })
const terms = (group: Locator): Locator => group.locator('li')

/** As a visitor: the term is remembered, the popup asks for an account and is sent away. */
const searchFor = async (page: Page, term: string): Promise<void> => {
  await box(page).fill(term)
  await box(page).press('Enter')
  await loginDialog(page).getByRole('button', { name: '关闭' }).click()
  await expect(loginDialog(page)).toBeHidden()
}

const openPanel = async (page: Page): Promise<void> => {
  await box(page).blur()
  await box(page).focus()
  await expect(panel(page)).toBeVisible()
}

test.beforeEach(({ page }) => page.goto('/'))

test('focus opens the panel with the hot searches of the category', async ({ page }) => {
  await expect(panel(page)).toBeHidden()
  await box(page).focus()
  await expect(terms(hot(page)).first()).toBeVisible()
  await expect(recent(page)).toBeHidden()
  const ofCourses = await terms(hot(page)).allInnerTexts()
  expect(ofCourses.length).toBeGreaterThan(3)
  expect(ofCourses.length).toBeLessThanOrEqual(10)

  const asked = page.waitForRequest('**/api/user/search/hotsearch?type=3')
  await page.getByRole('combobox', { name: '分类' }).selectOption('资料库')
  await asked
  await openPanel(page)
  await expect(terms(hot(page)).first()).toBeVisible()
  expect(await terms(hot(page)).allInnerTexts()).not.toEqual(ofCourses)
})

test('the category select is 102 px wide and choosing clears the keyword', async ({ page }) => {
  const category = page.getByRole('combobox', { name: '分类' })
  expect((await category.boundingBox())?.width).toBe(102)
  await box(page).fill('勾股定理')
  await category.selectOption('课程直播')
  await expect(box(page)).toHaveValue('')
})

test('keeps recent searches, newest first and each once, through a reload', async ({ page }) => {
  await searchFor(page, '勾股定理')
  await searchFor(page, '  赤壁赋 ')
  await searchFor(page, '勾股定理')
  await searchFor(page, '   ')
  await page.reload()
  await openPanel(page)
  await expect(terms(recent(page))).toHaveText(['赤壁赋', '勾股定理'])
})

test('takes single terms out of the history, then all', async ({ page }) => {
  for (const term of ['勾股定理', '赤壁赋', '光合作用']) await searchFor(page, term)
  await openPanel(page)
  await recent(page).getByRole('button', { name: '删除“赤壁赋”' }).click()
  await expect(terms(recent(page))).toHaveText(['光合作用', '勾股定理'])
  await expect(panel(page)).toBeVisible()
  await recent(page).getByRole('button', { name: '清空' }).click()
  await expect(recent(page)).toBeHidden()
  await page.reload()
  await openPanel(page)
  await expect(hot(page)).toBeVisible()
  await expect(recent(page)).toBeHidden()
})

test('closes on a click outside and on Escape', async ({ page }) => {
  await box(page).focus()
  await expect(panel(page)).toBeVisible()
  await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } })
  await expect(panel(page)).toBeHidden()
  await openPanel(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(box(page)).toBeFocused()
})

test('arrow keys walk through the terms and Enter searches for the one that is on', async ({ page }) => {
  await signIn(page, PERSONAS.teacher)
  await box(page).focus()
  await expect(terms(hot(page)).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const second = hot(page).getByRole('button').nth(1)
  const id = (await second.getAttribute('id')) ?? 'none'
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id)
  const term = (await second.locator('.search-panel__text').innerText()).trim()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(`搜索“${term}” - 知源课堂`)
  await expect(panel(page)).toBeHidden()
  await expect(box(page)).toHaveValue(term)
})

test('choosing a term searches for it and closes the panel', async ({ page }) => {
  await signIn(page, PERSONAS.teacher)
  await box(page).focus()
  const first = hot(page).getByRole('button').first()
  const term = (await first.locator('.search-panel__text').innerText()).trim()
  await first.click()
  await expect(page).toHaveTitle(`搜索“${term}” - 知源课堂`)
  await expect(panel(page)).toBeHidden()
})

test('Enter inside a composition chooses letters and does not search', async ({ page }) => {
  await box(page).focus()
  const input = await page.context().newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'gougu', selectionStart: 5, selectionEnd: 5 })
  await page.keyboard.press('Enter')
  await expect(loginDialog(page)).toBeHidden()
  await input.send('Input.insertText', { text: '勾股' })
  await expect(box(page)).toHaveValue(/勾股$/)
  await page.keyboard.press('Enter')
  await expect(loginDialog(page)).toBeVisible()
})

test('says when the hot searches cannot be had, and tries again', async ({ page }) => {
  await page.route('**/api/user/search/hotsearch**', (route) => route.fulfill({ json: 'nonsense' }))
  await box(page).focus()
  await expect(panel(page)).toContainText('热门搜索暂时读不到')
  await page.unrouteAll()
  await panel(page).getByRole('button', { name: '重试' }).click()
  await expect(terms(hot(page)).first()).toBeVisible()
})

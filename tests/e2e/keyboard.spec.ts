import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-test.ts'
import { PERSONAS } from '#tests/support/personas.ts'
import { loginButton, loginDialog, signIn, userMenu } from '#tests/support/sign-in.ts'

/** What has the focus, in the words of its role and name. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
  })

test('the first stop leads to the text of the page', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '跳到正文' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('signs in and out without a mouse', async ({ page }) => {
  await page.goto('/')
  await loginButton(page).focus()
  await page.keyboard.press('Enter')
  const dialog = loginDialog(page)
  const account = dialog.getByRole('textbox', { name: '账号' })
  await expect(account).toBeFocused()
  await page.keyboard.type(PERSONAS.teacher.account)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PERSONAS.teacher.password)
  await page.keyboard.press('Enter')
  await expect(userMenu(page)).toBeVisible()

  await userMenu(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: '个人中心' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(loginButton(page)).toBeVisible()
})

test('the popup keeps the focus and gives it back', async ({ page }) => {
  await page.goto('/')
  await loginButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(loginDialog(page).getByRole('textbox', { name: '账号' })).toBeFocused()
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await loginDialog(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(loginDialog(page)).toBeHidden()
  await expect(loginButton(page)).toBeFocused()
})

test('a warning takes the focus to its field', async ({ page }) => {
  await page.goto('/')
  await loginButton(page).click()
  const dialog = loginDialog(page)
  await dialog.getByRole('textbox', { name: '账号' }).fill(PERSONAS.teacher.account)
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(dialog.getByLabel('密码', { exact: true })).toBeFocused()
})

test('every stop of the home page shows that it has the focus', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const unseen: string[] = []
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const visible = await page.evaluate(() => {
      let element: Element | null = document.activeElement
      while (element !== null && element !== document.body) {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') return true
        element = element.parentElement
      }
      return document.activeElement === document.body
    })
    if (!visible) unseen.push(await focusedName(page))
  }
  expect(unseen).toEqual([])
})

test('the panel of searches works from the keyboard and lets go', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('searchbox', { name: '搜索' })
  await box.focus()
  const panel = page.getByRole('region', { name: '搜索建议' })
  await expect(panel.getByRole('group', { name: '热门搜索' }).getByRole('button').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', /.+/)
  await page.keyboard.press('ArrowUp')
  await expect(box).not.toHaveAttribute('aria-activedescendant', /.+/)
  await loginButton(page).focus()
  await expect(panel).toBeHidden()
})

test('the next page is announced and begins at its heading', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  await page.getByRole('banner').getByRole('link', { name: '我的课程' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('个人中心 - 知源课堂')
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true)
})

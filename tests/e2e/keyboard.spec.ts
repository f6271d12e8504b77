import { PERSONAS } from '#tests/support/personas.ts'
import { startOver, tab, tabTo } from './support/keyboard.ts'
import { expect, MOVING, test } from './support/test.ts'

test.use(MOVING)

// R-product-9.
test('by keyboard alone: jump to the page itself, sign in in a popup that keeps Tab within, search, use the menus, log out', async ({
  page,
  app,
}) => {
  await page.goto('/')
  await expect(app.loginButton).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '跳到正文' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(app.main).toBeFocused()

  await startOver(page)
  await tabTo(page, app.loginButton)
  await page.keyboard.press('Enter')
  await expect(app.account).toBeFocused()
  const holdsFocus = () => app.dialog.evaluate((dialog) => dialog.contains(document.activeElement))
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    expect(await holdsFocus()).toBe(true)
  }
  await page.keyboard.press('Shift+Tab')
  expect(await holdsFocus()).toBe(true)
  await app.account.fill(PERSONAS.teacher.account)
  await app.account.press('Enter')
  await expect(app.alert).toHaveText('密码不能为空')
  await expect(app.password).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(app.dialog).toBeHidden()
  await expect(app.loginButton).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(app.account).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(PERSONAS.teacher.account)
  await tabTo(page, app.password)
  await page.keyboard.type(PERSONAS.teacher.password)
  await tabTo(page, app.agreement)
  await page.keyboard.press('Space')
  await expect(app.agreement).not.toBeChecked()
  await page.keyboard.press('Space')
  await expect(app.agreement).toBeChecked()
  await tabTo(page, app.submit)
  await page.keyboard.press('Enter')
  await expect(app.userMenu).toBeVisible()
  await expect(app.dialog).toBeHidden()
  await expect(page.locator('body')).not.toBeFocused()

  // Every stop of the home page shows that it has the focus.
  await expect(app.main.getByRole('heading', { name: '资料库' })).toBeVisible()
  for (let stop = 0; stop < 50; stop++) await tab(page)

  await startOver(page)
  await tabTo(page, app.keyword)
  await expect(app.hot.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^搜索“.+” - 知源课堂$/)
  await expect(app.main.getByRole('heading', { level: 1 })).toBeFocused()

  // A term that is forgotten, and another school: tests/ui/search/search-box.test.tsx and tests/ui/navigation/school-menu.test.tsx.
  await startOver(page)
  await tabTo(page, app.userMenu)
  await page.keyboard.press('Enter')
  await expect(app.profileItem).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(app.userMenu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(app.signOutItem).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(app.loginButton).toBeVisible()
  await expect(page).toHaveTitle('首页 - 知源课堂')
})

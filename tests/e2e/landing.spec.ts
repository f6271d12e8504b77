import { expect, test } from '#tests/support/browser-test.ts'
import { PERSONAS } from '#tests/support/personas.ts'
import { loginDialog, openLogin, signIn, submitLogin, userMenu } from '#tests/support/sign-in.ts'

test('a user of the cloud school lands there, in one step of the history', async ({ page }) => {
  await page.goto('/')
  const before = await page.evaluate(() => history.length)
  await signIn(page, PERSONAS.cloudSchool)
  await expect(page).toHaveURL(/^[^?]+\/cloud-school\?code=ljzk&orgId=\d+$/)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await expect(page).toHaveTitle('云学校 - 知源课堂')
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAccessibleName('资料中心')
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: '云学校栏目' }).getByRole('link')).toHaveText([
    '云校首页',
    '名师课堂',
    '同步备课',
    '资料中心',
  ])
  await expect(userMenu(page)).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAccessibleName('知源课堂')
  await expect(page.getByRole('search')).toHaveCount(1)
})

test('the others stay on the home page', async ({ page }) => {
  for (const persona of [PERSONAS.teacher, PERSONAS.emptyMenus]) {
    await page.goto('/')
    await signIn(page, persona)
    await expect(page).toHaveURL('/')
    await page.evaluate(() => localStorage.clear())
  }
})

test('a deep link of a visitor opens the popup and leads exactly there', async ({ page }) => {
  await page.goto('/introduction?id=1&type=1')
  const dialog = loginDialog(page)
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('这个页面需要登录')
  await submitLogin(page, PERSONAS.teacher)
  await expect(userMenu(page)).toBeVisible()
  await expect(page).toHaveURL('/introduction?id=1&type=1')
})

test('a search of a visitor is asked for after the sign-in', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: '搜索' }).fill('勾股定理')
  await page.getByRole('searchbox', { name: '搜索' }).press('Enter')
  await expect(loginDialog(page)).toBeVisible()
  await submitLogin(page, PERSONAS.teacher)
  await expect(page).toHaveURL(/\/list\?.*q=%E5%8B%BE%E8%82%A1%E5%AE%9A%E7%90%86/)
  await expect(page).toHaveTitle('搜索“勾股定理” - 知源课堂')
})

test('what a visitor had begun is forgotten when the popup is closed', async ({ page }) => {
  await page.goto('/play?id=1')
  await loginDialog(page).getByRole('button', { name: '关闭' }).click()
  await page.getByRole('banner').getByRole('link').first().click()
  await openLogin(page)
  await submitLogin(page, PERSONAS.teacher)
  await expect(userMenu(page)).toBeVisible()
  await expect(page).toHaveURL('/')
})

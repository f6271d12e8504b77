import { addressOf, signOut, submitLogin } from './support/app.ts'
import { CALLS } from './support/calls.ts'
import { expect, test } from './support/test.ts'

// The links of each role: tests/ui/navigation/main-links.test.tsx; who has no role: tests/ui/session/login-dialog.test.tsx; who may not see a page: school-menu.test.tsx and pages.test.tsx.

test('the cloud school persona lands on the last item of the first role menu, in one step, also after a reload', async ({
  page,
  app,
}) => {
  await page.goto('/')
  await expect(app.banner.getByRole('link')).toHaveText(['知源课堂', '国家中小学智慧教育平台'])
  const current = page.waitForResponse((response) => response.url().endsWith(CALLS.current))
  await app.loginButton.click()
  await expect(app.dialog).toBeVisible()
  const before = await page.evaluate(() => history.length)
  const visited: string[] = []
  // The making of UNIQUE_ID measures fonts in a frame of its own.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(addressOf(page))
  })
  await submitLogin(page, 'cloudSchool')
  // Said for three seconds.
  await expect(app.success).toHaveText('登录成功')

  const { Data } = (await (await current).json()) as {
    Data: { RoleIsShowMenus: [{ Children: { MenuName: string; Parameter: string }[] }] }
  }
  const items = Data.RoleIsShowMenus[0].Children
  const last = items.at(-1)
  await expect(page).toHaveTitle(`云学校 · ${last?.MenuName} - 知源课堂`)
  expect(addressOf(page)).toBe(`/cloud-school?${last?.Parameter}`)
  expect(visited).toEqual([`/cloud-school?${last?.Parameter}`])
  expect(await page.evaluate(() => history.length)).toBe(before + 1)

  await expect(app.logo).toHaveAccessibleName(last?.MenuName ?? '')
  await expect(app.search).toBeHidden()
  const menu = app.main.getByRole('navigation').getByRole('link')
  await expect(menu).toHaveText(items.map(({ MenuName }) => MenuName))
  await expect(menu.and(page.locator('[aria-current="page"]'))).toHaveText([last?.MenuName ?? ''])
  await expect(app.banner.getByRole('link', { name: '我的课程' })).toBeVisible()
  await expect(app.banner.getByRole('link', { name: '学校资源库' })).toBeHidden()
  await page.reload()
  await expect(app.logo).toHaveAccessibleName(last?.MenuName ?? '')
  await expect(app.search).toBeHidden()

  await page.goBack()
  await expect(page).toHaveTitle('首页 - 知源课堂')
  await expect(app.search).toBeVisible()
  await expect(app.logo).toHaveAccessibleName('知源课堂')
  await signOut(page)
  await expect(app.loginButton).toBeVisible()
})

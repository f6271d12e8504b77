import { addressOf } from './support/app.ts'
import { expect, test } from './support/test.ts'

const MENU = '校本导航'

test.describe('a teacher of two schools', () => {
  test.use({ persona: 'teacher' })

  test('has no review in the school menu', async ({ page, app }) => {
    await page.goto('/')
    const menu = app.banner.getByRole('navigation', { name: MENU })
    await expect(app.userMenu).toBeVisible()
    await expect(menu).toBeHidden()
    await app.banner.getByRole('link', { name: '学校资源库' }).click()
    await expect(menu.getByRole('link')).toHaveText(['学校资源库', '我的资料库'])
    await menu.getByRole('link', { name: '我的资料库' }).click()
    await expect(page).toHaveTitle('我的资料库 - 知源课堂')
  })

  test('is told of the missing right on a link to the review, and stays logged in', async ({ page, app }) => {
    await page.goto('/school-local/school-local-examine')
    await expect(app.main).toContainText('无权限')
    await expect(app.userMenu).toBeVisible()
    await expect(app.dialog).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
    await app.main.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveTitle('首页 - 知源课堂')
  })

  test('changes the school, and every school page follows', async ({ page, app }) => {
    await page.goto('/school-local/school-local-database')
    await app.banner.getByRole('button', { name: '青禾实验学校' }).click()
    const schools = page.getByRole('menuitemradio')
    await expect(schools).toHaveText(['青禾实验学校', '江城第一中学'])
    await schools.filter({ hasText: '江城第一中学' }).click()
    await expect(app.banner.getByRole('button', { name: '江城第一中学' })).toBeVisible()
    await expect(app.main).toContainText('江城第一中学')
    expect(addressOf(page)).toBe('/school-local/school-local-database?orgId=2')

    const menu = app.banner.getByRole('navigation', { name: MENU })
    await menu.getByRole('link', { name: '我的资料库' }).click()
    await expect(page).toHaveTitle('我的资料库 - 知源课堂')
    expect(addressOf(page)).toBe('/school-local/school-local-mydatabase?orgId=2')
    await page.reload()
    await expect(app.main).toContainText('江城第一中学')

    await page.goBack()
    await expect(app.main).toContainText('江城第一中学')
    await page.goBack()
    await expect(app.main).toContainText('青禾实验学校')
  })

  test('sees no other school', async ({ page, app }) => {
    await page.goto('/school-local/school-local-database?orgId=999')
    await expect(app.main).toContainText('不是你的学校')
    await app.main.getByRole('link', { name: '青禾实验学校' }).click()
    await expect(page).toHaveURL('/school-local/school-local-database?orgId=1')
    await expect(app.main.getByRole('article').first()).toBeVisible()
    await expect(app.main).not.toContainText('不是你的学校')
  })

  test('leaves the school menu behind on the way home', async ({ page, app }) => {
    await page.goto('/school-local/school-local-database')
    const menu = app.banner.getByRole('navigation', { name: MENU })
    await expect(menu).toBeVisible()
    await app.banner.getByRole('link', { name: '我的课程' }).click()
    await expect(page).toHaveTitle('个人中心 - 知源课堂')
    await expect(menu).toBeVisible()
    await app.logo.click()
    await expect(page).toHaveTitle('首页 - 知源课堂')
    await expect(menu).toBeHidden()
  })
})

test.describe('a reviewer', () => {
  test.use({ persona: 'reviewer' })

  test('has the review in the school menu', async ({ page, app }) => {
    await page.goto('/school-local/school-local-database')
    const menu = app.banner.getByRole('navigation', { name: MENU })
    await expect(menu.getByRole('link')).toHaveText([
      '学校资源库',
      /^资料审核(\d+)，\1 项待审核$/,
      '我的资料库',
    ])
    await menu.getByRole('link', { name: '资料审核' }).click()
    await expect(page).toHaveTitle('资料审核 - 知源课堂')
    await expect(app.main).not.toContainText('无权限')
  })
})

test.describe('a user without the school library', () => {
  test.use({ persona: 'emptyMenus' })

  for (const path of ['/school-local/school-local-database', '/paper']) {
    test(`is told of the missing right at ${path}, and stays logged in`, async ({ page, app }) => {
      await page.goto(path)
      await expect(app.main).toContainText('无权限')
      await expect(app.userMenu).toBeVisible()
    })
  }
})

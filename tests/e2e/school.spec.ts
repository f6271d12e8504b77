import { addressOf } from './support/app.ts'
import { expect, test } from './support/test.ts'

// Who may see which page of the school, what is in their menus, and what the others are told: tests/ui/navigation/school-menu.test.tsx.

test.describe('a teacher of two schools', () => {
  test.use({ persona: 'teacher' })

  test('changes the school, every school page follows, and the way home leaves their menu behind', async ({
    page,
    app,
  }) => {
    await page.goto('/school-local/school-local-database')
    await app.banner.getByRole('button', { name: '青禾实验学校' }).click()
    const schools = page.getByRole('menuitemradio')
    await expect(schools).toHaveText(['青禾实验学校', '江城第一中学'])
    await schools.filter({ hasText: '江城第一中学' }).click()
    await expect(app.banner.getByRole('button', { name: '江城第一中学' })).toBeVisible()
    const menu = app.banner.getByRole('navigation', { name: '校本导航' })
    await expect(menu.getByRole('link')).toHaveText(['学校资源库', '我的资料库'])
    await menu.getByRole('link', { name: '我的资料库' }).click()
    await expect(page).toHaveTitle('我的资料库 - 知源课堂')
    expect(addressOf(page)).toBe('/school-local/school-local-mydatabase?orgId=2')
    await page.reload()
    await expect(app.main).toContainText('江城第一中学')

    await page.goBack()
    await expect(app.main).toContainText('江城第一中学')
    await page.goBack()
    await expect(app.main).toContainText('青禾实验学校')
    await app.logo.click()
    await expect(page).toHaveTitle('首页 - 知源课堂')
    await expect(menu).toBeHidden()
  })
})

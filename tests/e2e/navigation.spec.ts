import { addressOf, leadTo } from './support/app.ts'
import { expect, MOVING, test } from './support/test.ts'

test.use(MOVING)

// Titles and frame of every page, and the gate before it: tests/ui/routing/pages.test.tsx.
test.describe('signed in', () => {
  test.use({ persona: 'reviewer' })

  test('the breadcrumb says where one is, leads back and lasts as long as the tab', async ({ page, app }) => {
    await page.goto('/coursetable?activeIndex=0')
    const trail = app.breadcrumb.getByRole('listitem')
    await expect(trail).toHaveText(['首页', '个人中心'])
    await app.banner.getByRole('link', { name: '学校资源库' }).click()
    await expect(page).toHaveTitle('学校资源库 - 知源课堂')
    await app.banner.getByRole('link', { name: '组卷', exact: true }).click()
    await expect(trail).toHaveText(['首页', '组卷'])
    await expect(app.breadcrumb.locator('[aria-current="page"]')).toHaveText('组卷')
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).toContain('/paper')

    await leadTo(page, '/list?type=1&sort=popular')
    await expect(page).toHaveTitle('列表 · 课程视频 - 知源课堂')
    await app.main.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/introduction\?/)
    const heading = app.main.getByRole('heading', { level: 1 })
    // The heading of the list stands until the page of the course has come.
    await expect(heading).not.toHaveText(/^(?:课程介绍|课程视频)$/)
    const name = await heading.innerText()
    await expect(trail).toHaveText(['首页', '课程视频', name])
    await page.reload()
    await expect(trail).toHaveText(['首页', '课程视频', name])
    await app.breadcrumb.getByRole('link', { name: '课程视频' }).click()
    await expect(page).toHaveTitle('列表 · 课程视频 - 知源课堂')
    expect(addressOf(page)).toBe('/list?type=1&sort=popular')
    await expect(trail).toHaveText(['首页', '课程视频'])
    await app.breadcrumb.getByRole('link', { name: '首页' }).click()
    await expect(page).toHaveTitle('首页 - 知源课堂')

    // An address that leads on to another leaves no step of its own.
    await leadTo(page, '/school-local')
    await expect(page).toHaveTitle('学校资源库 - 知源课堂')
    await expect.poll(() => addressOf(page)).toBe('/school-local/school-local-database?orgId=1')
    await page.goBack()
    await expect(page).toHaveTitle('首页 - 知源课堂')
    await expect(app.userMenu).toBeVisible()
  })
})

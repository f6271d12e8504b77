import { addressOf, submitLogin } from './support/app.ts'
import { expect, test } from './support/test.ts'

const COURSE = {
  address: '/introduction?id=1&type=1',
  title: '四年级“提问策略”单元整体课：从局部提问到全文提问',
}

test.describe('signed in', () => {
  test.use({ persona: 'reviewer' })

  // Every other page: tests/ui/routing/pages.test.tsx.
  for (const { address, title } of [
    { address: '/', title: '首页' },
    { address: '/agreement', title: '用户协议' },
    { address: '/list?type=1&q=浮力&time=1', title: '搜索“浮力”' },
    { address: '/school-local/school-local-examine?orgId=1', title: '资料审核' },
    COURSE,
  ]) {
    test(`${address} is the page ${title}, with one heading and one search box`, async ({ page, app }) => {
      await page.goto(address)
      await expect(page).toHaveTitle(`${title} - 知源课堂`)
      await expect(app.main.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(app.main).toBeVisible()
      await expect(app.userMenu).toBeVisible()
      // A visit by hand takes nothing over, the cloud school included (R-navigation-4).
      await expect(app.search).toHaveCount(1)
      await expect(app.logo).toHaveAccessibleName('知源课堂')
      await expect(app.banner).toHaveCount(1)
      await expect(app.footer).toHaveCount(1)
      await expect(app.breadcrumb).toHaveCount(address === '/' ? 0 : 1)
      await expect(app.dialog).toBeHidden()
      expect(decodeURI(addressOf(page))).toBe(address)
    })
  }

  test('/school-local leads to the school resource library and leaves no step of its own', async ({
    page,
    app,
  }) => {
    await page.goto('/')
    await page.goto('/school-local')
    await expect(page).toHaveTitle('学校资源库 - 知源课堂')
    await expect.poll(() => addressOf(page)).toBe('/school-local/school-local-database?orgId=1')
    await page.goBack()
    await expect(page).toHaveTitle('首页 - 知源课堂')
    await expect(app.userMenu).toBeVisible()
  })

  test('the logo resets keyword, category and trail and goes home', async ({ page, app }) => {
    await page.goto('/coursetable?activeIndex=0')
    await expect(app.breadcrumb.getByRole('listitem')).toHaveText(['首页', '个人中心'])
    await app.category.selectOption('资料库')
    await app.keyword.fill('教案')
    await app.keyword.press('Enter')
    await expect(page).toHaveTitle('搜索“教案” - 知源课堂')
    await expect(app.breadcrumb.getByRole('listitem')).toHaveText(['首页', '搜索“教案”'])

    await app.logo.click()
    await expect(page).toHaveTitle('首页 - 知源课堂')
    expect(addressOf(page)).toBe('/')
    await expect(app.keyword).toHaveValue('')
    await expect(app.category.locator('option:checked')).toHaveText('全部')
    await expect(app.breadcrumb).toBeHidden()
    await app.banner.getByRole('link', { name: '我的课程' }).click()
    await expect(app.breadcrumb.getByRole('listitem')).toHaveText(['首页', '个人中心'])
  })

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

    await page.goto('/list?type=1&sort=popular')
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
    await expect(page).toHaveTitle('课程视频 - 知源课堂')
    expect(addressOf(page)).toBe('/list?type=1&sort=popular')
    await expect(trail).toHaveText(['首页', '课程视频'])
    await app.breadcrumb.getByRole('link', { name: '首页' }).click()
    await expect(page).toHaveTitle('首页 - 知源课堂')
  })
})

test('a visitor before a course is told why to sign in and then is exactly there', async ({ page, app }) => {
  await page.goto(COURSE.address)
  await expect(app.dialog).toContainText('这个页面需要登录')
  await submitLogin(page, 'reviewer')
  await expect(app.dialog).toBeHidden()
  await expect(page).toHaveTitle(`${COURSE.title} - 知源课堂`)
  await expect(app.userMenu).toBeVisible()
  expect(addressOf(page)).toBe(COURSE.address)
})

test('the first Tab reaches a link that jumps to the page itself', async ({ page, app }) => {
  await page.goto('/')
  await expect(app.loginButton).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '跳到正文' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(app.main).toBeFocused()
})

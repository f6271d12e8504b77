import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-test.ts'
import { PERSONAS } from '#tests/support/personas.ts'
import { loginDialog, signIn, signOut, userMenu } from '#tests/support/sign-in.ts'

const ROLE_LINKS = ['学校资源库', '我的课程', '组卷', '电子组卷']

const bannerLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const logo = (page: Page): Locator => page.getByRole('banner').getByRole('link').first()
const trail = (page: Page): Locator => page.getByRole('navigation', { name: '面包屑' }).getByRole('listitem')
const schoolMenu = (page: Page): Locator => page.getByRole('navigation', { name: '校本导航' })

test('the links of the top bar follow the role', async ({ page }) => {
  const seen: Record<string, string[]> = {}
  for (const key of ['teacher', 'emptyMenus', 'noOrganisation'] as const) {
    await page.goto('/')
    await signIn(page, PERSONAS[key])
    const names = await page.getByRole('navigation', { name: '主导航' }).getByRole('link').allInnerTexts()
    seen[key] = names.filter((name) => ROLE_LINKS.includes(name))
    await signOut(page)
  }
  expect(seen).toEqual({ teacher: ROLE_LINKS, emptyMenus: [], noOrganisation: ROLE_LINKS })
})

test('the links to the education platforms stand on the home page only', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  const national = bannerLink(page, '国家中小学智慧教育平台')
  await expect(national).toHaveAttribute('rel', /noreferrer/)
  await bannerLink(page, '我的课程').click()
  await expect(page).toHaveURL('/coursetable?activeIndex=0')
  await expect(national).toHaveCount(0)
})

test('every route has its title', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.reviewer)
  for (const [address, title] of [
    ['/coursetable?activeIndex=0', '个人中心'],
    ['/list?type=1', '列表'],
    ['/list?type=1&q=%E5%87%BD%E6%95%B0', '搜索“函数”'],
    ['/introduction?id=1&type=1', '课程介绍'],
    ['/play?id=1', '播放'],
    ['/details?id=1&type=3', '详情'],
    ['/cloud-school', '云学校'],
    ['/school-local/school-local-database', '学校资源库'],
    ['/school-local/school-local-examine', '资料审核'],
    ['/school-local/school-local-mydatabase', '我的资料库'],
    ['/paper', '组卷'],
    ['/', '首页'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveTitle(`${title} - 知源课堂`)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('search')).toHaveCount(1)
  }
})

test('the trail names each address once and leads back', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  await bannerLink(page, '我的课程').click()
  await expect(trail(page)).toHaveText(['首页', '个人中心'])
  await bannerLink(page, '组卷').click()
  await expect(trail(page)).toHaveText(['首页', '个人中心', '组卷'])
  await page.reload()
  await expect(trail(page)).toHaveText(['首页', '个人中心', '组卷'])
  await trail(page).getByRole('link', { name: '个人中心' }).click()
  await expect(page).toHaveURL('/coursetable?activeIndex=0')
  await expect(trail(page)).toHaveText(['首页', '个人中心'])
  await trail(page).getByRole('link', { name: '首页' }).click()
  await expect(page).toHaveURL('/')
  await expect(trail(page)).toHaveCount(0)
})

test('the logo leads home and forgets keyword, category and trail', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  const category = page.getByRole('combobox', { name: '分类' })
  const first = await category.inputValue()
  await category.selectOption('资料库')
  const box = page.getByRole('searchbox', { name: '搜索' })
  await box.fill('函数')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/list\?type=3/)
  await expect(category).toHaveValue('3')
  await logo(page).click()
  await expect(page).toHaveURL('/')
  await expect(box).toHaveValue('')
  await expect(category).toHaveValue(first)
})

test('the school library turns the school menu on, home turns it off', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  await expect(schoolMenu(page)).toHaveCount(0)
  await bannerLink(page, '学校资源库').click()
  await expect(page).toHaveURL(/\/school-local\/school-local-database\?orgId=\d+$/)
  await expect(schoolMenu(page).getByRole('link')).toHaveText(['学校资源库', '我的资料库'])
  await page.reload()
  await expect(schoolMenu(page)).toBeVisible()
  await logo(page).click()
  await expect(page).toHaveURL('/')
  await expect(schoolMenu(page)).toHaveCount(0)
})

test('review materials stand in the school menu of those who may review', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.reviewer)
  await bannerLink(page, '学校资源库').click()
  await expect(schoolMenu(page).getByRole('link')).toHaveText(['学校资源库', '资料审核', '我的资料库'])
})

test('a deep link to review without the right says 无权限 and logs nobody out', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  await page.goto('/school-local/school-local-examine')
  await expect(page.getByRole('main')).toContainText('无权限')
  await expect(userMenu(page)).toBeVisible()
})

test('switching the organisation changes the address of the school page', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  await bannerLink(page, '学校资源库').click()
  await expect(page).toHaveURL(/orgId=\d+$/)
  const first = new URL(page.url()).searchParams.get('orgId')
  const menu = schoolMenu(page).getByRole('button', { name: /青禾实验学校/ })
  await menu.click()
  await page.getByRole('menuitemradio', { name: '江城第一中学' }).click()
  await expect(schoolMenu(page).getByRole('button', { name: /江城第一中学/ })).toBeVisible()
  const second = new URL(page.url()).searchParams.get('orgId')
  expect(second).toMatch(/^\d+$/)
  expect(second).not.toBe(first)
  await page.reload()
  await expect(schoolMenu(page).getByRole('button', { name: /江城第一中学/ })).toBeVisible()
})

test('/school-local leads to the library', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  await page.goto('/school-local')
  await expect(page).toHaveURL(/\/school-local\/school-local-database/)
})

test('a user without a school is told so', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.noOrganisation)
  await bannerLink(page, '学校资源库').click()
  await expect(page.getByRole('main')).toContainText('还没有加入学校')
})

test('an unknown address says what is missing and leads home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveTitle('页面不存在 - 知源课堂')
  await expect(page.getByRole('main')).toContainText('没有找到这个页面')
  await expect(loginDialog(page)).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL('/')
})

test('the personal center opens from the avatar', async ({ page }) => {
  await page.goto('/')
  await signIn(page, PERSONAS.teacher)
  await userMenu(page).click()
  await expect(page.getByRole('menu')).toContainText(PERSONAS.teacher.name)
  await page.getByRole('menuitem', { name: '个人中心' }).click()
  await expect(page).toHaveURL('/coursetable?activeIndex=0')
})

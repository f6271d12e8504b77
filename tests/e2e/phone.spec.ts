import { expectAccessible } from './support/accessibility.ts'
import { leadTo } from './support/app.ts'
import { expectFits, expectNothingSideways, expectTouchable } from './support/layout.ts'
import { expect, MOVING, test } from './support/test.ts'

test.use(MOVING)

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

// R-product-9. Home, the login popup and an address that does not exist: appearance.spec.ts; other pages are looked at at these widths
// where they are walked.

test.describe('signed in as a teacher', () => {
  test.use({ persona: 'teacher' })

  test('every link of the top bar can be reached, rows that go on beyond an edge say so, and what narrows a list stands beside it or in a sheet', async ({
    page,
    app,
  }) => {
    await page.goto('/')
    await expect(app.userMenu).toBeVisible()
    // A field with smaller letters is zoomed in on by some phones.
    await expect(app.keyword).toHaveCSS('font-size', '16px')
    await app.keyword.tap()
    await expect(app.hot.getByRole('listitem').first()).toBeVisible()
    await expectFits(page)
    await page.keyboard.press('Escape')
    const links = ['学校资源库', '我的课程', '组卷', '电子组卷', '国家中小学智慧教育平台']
    const menu = app.banner.getByRole('button', { name: '菜单', exact: true })
    await menu.tap()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    for (const name of links) await expect(app.banner.getByRole('link', { name, exact: true })).toBeVisible()
    await expectNothingSideways(page)
    await expectTouchable(page)

    await app.banner.getByRole('link', { name: '我的课程' }).tap()
    await expect(page).toHaveTitle('个人中心 - 知源课堂')
    await expect(app.banner.getByRole('link', { name: '学校资源库' })).toBeHidden()
    await expect(app.search).toHaveCount(1)
    await expect(app.keyword).toBeVisible()
    const tabs = app.main.getByRole('navigation', { name: '个人中心栏目' })
    const row = tabs.locator('.scroll-row')
    await expect(row).toHaveAttribute('data-after', 'true')
    await expect(row).toHaveAttribute('data-before', 'false')
    // A name without spaces, as files have them, is broken.
    const name = app.main.locator('.learning-row__name').getByRole('link').first()
    await name.evaluate((link) => link.append('2024-2025_Unit3_SectionA_listening_materials_v2'))
    await expectNothingSideways(page)
    await app.userMenu.tap()
    await expect(app.signOutItem).toBeVisible()
    await expectTouchable(page)

    // The open one is seen among them, wherever it stands.
    await page.goto('/coursetable?activeIndex=6')
    await expect(tabs.getByRole('link', { name: '错题本' })).toBeInViewport({ ratio: 0.99 })
    await expect(row).toHaveAttribute('data-before', 'true')
    await expect(row).toHaveAttribute('data-after', 'false')

    const categories = app.main.getByRole('navigation').filter({ has: page.locator('.scroll-row') })
    await leadTo(page, '/list?type=3&q=勾股定理')
    await expect(page).toHaveTitle('搜索“勾股定理” - 知源课堂')
    await expect(categories.getByRole('link', { name: '资料库' })).toBeInViewport({ ratio: 0.99 })
    await expect(categories.locator('.scroll-row')).toHaveAttribute('data-after', 'false')
    await expectFits(page)

    // Menus and tags of a list stand beside it on a tablet; on a phone they are in a sheet, and the focus comes back to its button.
    await page.setViewportSize(TABLET)
    await leadTo(page, '/list?type=3&view=row')
    await expect(page).toHaveTitle('列表 · 资料库 - 知源课堂')
    await expect(app.main.getByRole('article')).toHaveCount(20)
    await expect(app.main.getByRole('tree', { name: '学段学科' })).toBeVisible()
    await expectNothingSideways(page)
    await expectTouchable(page)
    await page.setViewportSize(PHONE)
    await expect(app.main.getByRole('tree')).toHaveCount(0)
    await expectNothingSideways(page)
    await expectTouchable(page)
    await app.main.getByRole('button', { name: '筛选' }).tap()
    const sheet = page.getByRole('dialog', { name: '筛选' })
    await sheet.getByRole('treeitem', { name: '初中' }).tap()
    await sheet.getByRole('treeitem', { name: '数学' }).tap()
    await sheet.getByRole('button', { name: '课件' }).tap()
    await expectNothingSideways(page)
    await expectTouchable(page)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: '看结果' }).tap()
    await expect(app.main.getByRole('button', { name: '筛选 3' })).toBeFocused()
    await expect(page).toHaveURL(/\?type=3&stage=\d+&subject=\d+&tags=\d+&view=row$/)

    await leadTo(page, '/paper')
    await expect(page).toHaveTitle('组卷 - 知源课堂')
    await expect(app.main.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  })
})

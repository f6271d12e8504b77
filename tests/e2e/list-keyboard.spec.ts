import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { tabTo } from './support/keyboard.ts'
import { expectNothingSideways, expectTouchable } from './support/layout.ts'
import { expect, test } from './support/test.ts'

test.use({ persona: 'teacher' })

const focused = (page: Page) => page.locator(':focus')

test('by keyboard alone: through the menus to a chapter, tags, another page, and what it lists', async ({
  page,
  app,
}) => {
  await page.goto('/list?type=3')
  await expect(app.main.getByRole('article').first()).toBeVisible()
  await tabTo(page, app.main.getByRole('treeitem', { name: '全部学段' }))
  await page.keyboard.press('End')
  await expect(focused(page)).toContainText('高中')
  await page.keyboard.press('ArrowUp')
  await expect(focused(page)).toContainText('初中')
  await page.keyboard.press('ArrowRight')
  await expect(focused(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(focused(page)).toContainText('语文')
  await page.keyboard.press('ArrowLeft')
  await expect(focused(page)).toContainText('初中')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(app.main.getByRole('button', { name: '去掉 数学' })).toBeVisible()
  // The tree that was chosen in has folded; its heading has the focus.
  await expect(focused(page)).toHaveAccessibleName(/^学段学科/)

  await tabTo(page, app.main.getByRole('treeitem', { name: '全部版本' }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(focused(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(focused(page)).not.toHaveAttribute('aria-expanded')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/book=\d+$/)
  await expect(focused(page)).toHaveAccessibleName(/^教材版本/)

  await tabTo(page, app.main.getByRole('searchbox', { name: '在章节中查找' }))
  await page.keyboard.type('有理数')
  await expect(app.main.getByRole('tree', { name: '章节' }).getByRole('treeitem').first()).toContainText(
    '有理数',
  )
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/node=\d+$/)

  await tabTo(page, app.main.getByRole('button', { name: '清空' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?type=3$/)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  test('menus and tags stand beside the list on a tablet; on a phone they are in a sheet, and the focus comes back to its button', async ({
    page,
    app,
  }) => {
    await page.goto('/list?type=3&view=row')
    await expect(app.main.getByRole('article')).toHaveCount(20)
    await expect(app.main.getByRole('tree', { name: '学段学科' })).toBeVisible()
    await expectNothingSideways(page)
    await expectTouchable(page)

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(app.main.getByRole('tree')).toHaveCount(0)
    await expectNothingSideways(page)
    await expectTouchable(page)
    const button = app.main.getByRole('button', { name: '筛选' })
    await button.tap()
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
  })
})

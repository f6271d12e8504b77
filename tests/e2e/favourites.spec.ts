import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { standOutside } from './support/app.ts'
import { favouritesOf } from './support/favourites.ts'
import { expectNothingSideways, expectTouchable } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const TAB = '/coursetable?activeIndex=3'

test.use({ persona: 'teacher' })

const parts = (page: Page) => {
  const main = page.getByRole('main')
  return {
    tree: main.getByRole('tree', { name: '收藏夹' }),
    row: (name: string) => page.getByRole('treeitem', { name }),
    cards: main.getByRole('list').getByRole('article'),
    heading: main.getByRole('heading', { level: 2 }),
    notice: page.getByRole('region', { name: '通知' }),
    names: () => main.getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents(),
  }
}

test.beforeEach(async ({ page }) => {
  await standOutside(page)
  await favouritesOf(page).clear()
})

// What a star keeps, and the folder to which its notice leads: tests/ui/favourite/favourites.test.tsx. Folders by keys alone, pages and filters
// in the address: favourite-folders.test.tsx.
test('cards are reordered and moved together from their menus, cards and folders are dragged, the dialogs are accessible, and the tab fits a tablet and a phone', async ({
  page,
  app,
}) => {
  const favourites = favouritesOf(page)
  const box = await favourites.folder('备课')
  const other = await favourites.folder('存档')
  const [a = '', b = '', c = '', d = ''] = await favourites.keep(4, box)
  await page.goto(`${TAB}&folder=${box}`)
  const { row, names, notice, cards, heading } = parts(page)
  await expect(cards).toHaveCount(4)
  await app.main.getByRole('button', { name: `更多：${a}` }).click()
  await page.getByRole('menuitem', { name: '后移' }).click()
  await expect.poll(names).toEqual([b, a, c, d])
  await cards.nth(3).dragTo(cards.nth(0))
  await expect.poll(names).toEqual([d, b, a, c])
  await cards.nth(0).dragTo(row('存档'))
  await expect.poll(names).toEqual([b, a, c])

  await app.main.getByRole('checkbox', { name: `选择：${b}` }).check()
  await app.main.getByRole('checkbox', { name: `选择：${a}` }).click({ modifiers: ['Shift'] })
  await expect(app.main.getByText('已选 2 项')).toBeVisible()
  await expectAccessible(page)
  await app.main.getByRole('toolbar').getByRole('button', { name: '移动到…' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: '存档' }).check()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: '移动到这里' }).click()
  await expect(notice).toContainText('已把 2 项收藏移动到“存档”')
  await expect(cards).toHaveCount(1)
  await expect.poll(async () => (await favourites.namesIn(other)).toSorted()).toEqual([a, b, d].toSorted())

  await row('存档').dragTo(row('备课'))
  await expect(row('存档')).toHaveAttribute('aria-level', '2')
  await app.main.getByRole('button', { name: '“备课”的操作' }).click()
  await page.getByRole('menuitem', { name: '删除…' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('里面有')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()

  // The tab fits a tablet and a phone, where the folders are in a sheet.
  const long = await favourites.folder('一个名字特别特别特别长的收藏夹')
  await favourites.keep(3, long)
  await page.goto(`${TAB}&folder=${long}`)
  await expect(cards).toHaveCount(3)
  await app.main.getByRole('checkbox').first().check()
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(row('全部收藏')).toBeVisible()
  await expectNothingSideways(page)
  await expectTouchable(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNothingSideways(page)
  await expectTouchable(page)
  await app.main.getByRole('button', { name: '收藏夹', exact: true }).click()
  await expectTouchable(page)
  await row('全部收藏').click()
  await expect(heading).toHaveText('全部收藏')
})

import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { leadTo, standOutside } from './support/app.ts'
import { callsTo, hold, recordCalls } from './support/calls.ts'
import { favouritesOf } from './support/favourites.ts'
import { expectNothingSideways, expectTouchable } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const TAB = '/coursetable?activeIndex=3'
const ADD = '/api/user/favorite/addfavorite'

// One teacher's favourites: one test after the other.
test.describe.configure({ mode: 'serial' })
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

test('a star keeps a content at once and only once, and the notice leads to a folder', async ({
  page,
  app,
}) => {
  await page.goto('/')
  const star = app.main.getByRole('button', { name: /^收藏：/ }).first()
  await expect(star).toBeAttached()
  const calls = recordCalls(page)
  const adding = await hold(page, ADD)
  await star.click()
  await star.click()
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  adding.release()
  const { notice } = parts(page)
  await expect(notice).toContainText('已收藏')
  expect(callsTo(ADD, calls).length).toBe(1)

  await notice.getByRole('button', { name: '移动到…' }).click()
  const dialog = page.getByRole('dialog', { name: '移动到' })
  await dialog.getByRole('textbox', { name: '新收藏夹的名称' }).fill('期末复习')
  await dialog.getByRole('button', { name: '新建' }).click()
  await expect(dialog.getByRole('radio', { name: '期末复习' })).toBeChecked()
  await dialog.getByRole('button', { name: '移动到这里' }).click()
  await expect(notice).toContainText('已把收藏移动到“期末复习”')
  await leadTo(page, TAB)
  const { row, cards } = parts(page)
  await row('期末复习').click()
  await expect(cards).toHaveCount(1)

  // Letting go can be taken back, into the folder where it was.
  await app.main.getByRole('button', { name: /^更多：/ }).click()
  await page.getByRole('menuitem', { name: '取消收藏' }).click()
  await expect(app.main.getByText('这个收藏夹还是空的')).toBeVisible()
  await notice.getByRole('button', { name: '撤销' }).click()
  await expect(cards).toHaveCount(1)
  await leadTo(page, '/')
  await expect(page).toHaveTitle('首页 - 知源课堂')
  await expect(app.main.getByRole('button', { name: /^收藏：/, pressed: true }).first()).toBeAttached()
})

// Folders by keys alone, pages and filters in the address: tests/ui/favourite/favourite-folders.test.tsx.

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

import type { Page } from '@playwright/test'
import { addressOf, leadTo } from './support/app.ts'
import { CALLS, callsTo, hold, recordCalls } from './support/calls.ts'
import { tabTo } from './support/keyboard.ts'
import { expectSteadyLayout, watchLayoutShift } from './support/layout.ts'
import { expect, test } from './support/test.ts'

test.use({ persona: 'teacher' })

const list = (page: Page) => {
  const main = page.getByRole('main')
  return {
    results: main.getByRole('region', { name: '结果' }),
    cards: main.getByRole('article'),
    chips: main.getByRole('list', { name: '已选条件' }).getByRole('button'),
    chip: (name: string) => main.getByRole('button', { name: `去掉 ${name}` }),
    tab: (name: string | RegExp) =>
      main.getByRole('navigation', { name: '内容类型' }).getByRole('link', { name }),
    tree: (name: string) => main.getByRole('tree', { name }),
    node: (name: string | RegExp) => main.getByRole('treeitem', { name }),
    tags: (row: string) => main.getByRole('group', { name: row, exact: true }),
    pager: main.getByRole('navigation', { name: '分页' }),
    total: (words: string | RegExp) => main.getByText(words),
  }
}

/** The lists that were asked for, once what is shown is the newest. */
const settled = async (page: Page): Promise<void> => {
  await expect(list(page).results).toHaveAttribute('aria-busy', 'false')
}

// How the pager steps and jumps: tests/ui/components/pager.test.tsx; the filters that are kept of a list: tests/main/wiring.dom.test.ts.
test('from the stage to the chapter, each level by its menu and by keys alone, and every step back again', async ({
  page,
  app,
}) => {
  const { node, chip, total, tree } = list(page)
  await page.goto('/list?type=3')
  await expect(app.main.getByRole('article').first()).toBeVisible()
  const focused = page.locator(':focus')
  await tabTo(page, node('全部学段'))
  await page.keyboard.press('End')
  await expect(focused).toContainText('高中')
  await page.keyboard.press('ArrowUp')
  await expect(focused).toContainText('初中')
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(focused).toContainText('语文')
  await page.keyboard.press('ArrowLeft')
  await expect(focused).toContainText('初中')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(chip('数学')).toBeVisible()
  // The tree that was chosen in has folded; its heading has the focus.
  await expect(focused).toHaveAccessibleName(/^学段学科/)

  await tabTo(page, node('全部版本'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(focused).not.toHaveAttribute('aria-expanded')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/book=\d+$/)
  await expect(focused).toHaveAccessibleName(/^教材版本/)

  await tabTo(page, app.main.getByRole('searchbox', { name: '在章节中查找' }))
  await page.keyboard.type('有理数')
  const chapter = tree('章节').getByRole('treeitem').first()
  await expect(chapter).toContainText('有理数')
  const found = `共 ${/\d+$/.exec(await chapter.innerText())?.[0]} 个结果`
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/^[^?]+\?type=3&stage=\d+&subject=\d+&version=\d+&book=\d+&node=\d+$/)
  const chosen = app.main.getByRole('button', { name: /^去掉 .*有理数/ })
  await expect(chosen).toBeVisible()
  await expect(total(found)).toBeVisible()

  const deepest = addressOf(page)
  await chip('数学').click()
  await expect(page).toHaveURL(/\?type=3&stage=\d+$/)
  await page.goBack()
  await expect(total(found)).toBeVisible()
  expect(addressOf(page)).toBe(deepest)

  await tabTo(page, app.main.getByRole('button', { name: '清空' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?type=3$/)

  await expect(chosen).toBeHidden()
})

test('a search marks what it found, counts it in every type, and finds in all of them; what it found is downloaded', async ({
  page,
  app,
}) => {
  const { cards, chip } = list(page)
  await page.goto('/')
  await expect(app.userMenu).toBeVisible()
  // An address that leads on to another leaves no step of its own.
  await leadTo(page, '/school-local')
  await expect(page).toHaveTitle('学校资源库 - 知源课堂')
  await expect.poll(() => addressOf(page)).toBe('/school-local/school-local-database?orgId=1')
  await page.goBack()
  await expect(page).toHaveTitle('首页 - 知源课堂')
  await app.keyword.fill('勾股')
  await app.keyword.press('Enter')
  await expect(page).toHaveTitle('搜索“勾股” - 知源课堂')
  await expect(app.keyword).toHaveValue('勾股')
  await expect(cards.first().locator('mark').first()).toHaveText('勾股')
  await expect(app.category).toHaveValue('0')
  const kinds = app.main.getByRole('group', { name: '结果类型' }).getByRole('button')
  await expect(kinds.first()).toHaveAttribute('aria-pressed', 'true')
  const resources = kinds.filter({ hasText: /^资料库 \d+$/ })
  const found = (await resources.innerText()).replace(/\D/g, '')
  await resources.click()
  await expect(list(page).total(`共 ${found} 个结果`)).toBeVisible()
  await expect(app.category).toHaveValue('3')
  await chip('“勾股”').click()
  await expect(page).toHaveTitle('列表 · 资料库 - 知源课堂')
  await expect(app.keyword).toHaveValue('')

  // The file of a resource is downloaded from its card, which is counted, and kept among one’s own.
  const calls = recordCalls(page)
  await leadTo(page, '/list?type=3&q=勾股定理的逆定理教学设计')
  await expect(chip('“勾股定理的逆定理教学设计”')).toBeVisible()
  await settled(page)
  const card = cards.first()
  await card.hover()
  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: /^下载：/ }).click()
  expect((await downloading).suggestedFilename()).toBe('勾股定理的逆定理教学设计.docx')
  await expect
    .poll(() => callsTo(CALLS.userAction, calls).map(({ body }) => body))
    .toMatchObject([{ ActionType: 2 }])
  const keep = card.getByRole('button', { name: /^存到我的资料：/ })
  await keep.focus()
  await page.keyboard.press('Enter')
  await expect(app.success).toContainText('已存到我的资料：勾股定理的逆定理教学设计.docx')
})

test('a list comes into its place, and is narrowed without a jump', async ({ page }) => {
  await watchLayoutShift(page)
  const held = await hold(page, CALLS.resources)
  await page.goto('/list?type=3&view=row')
  await expect(list(page).results).toHaveAttribute('aria-busy', 'true')
  await expect(list(page).cards).toHaveCount(0)
  held.release()
  await expect(list(page).cards).toHaveCount(20)
  await expectSteadyLayout(page)
  // Rows that move up into the place of others are no jump, but a shift to the browser where the answer is slow.
  const top = async () => (await list(page).cards.first().boundingBox())?.y
  const before = await top()
  for (const tag of ['课件', '教案', '学案']) {
    await list(page).tags('类型').getByRole('button', { name: tag }).click()
    await expect(list(page).chip(tag)).toBeVisible()
    await settled(page)
    expect(await top()).toBe(before)
  }
})

// What is asked for, and how often: tests/domain/catalogue/{filters,list}.machine.test.ts.
test('what was opened leads back to the list as it was, and another list is seen from its beginning', async ({
  page,
  app,
}) => {
  // The breadcrumb of what was opened, and Back, lead to the list as it was.
  await page.goto('/list?type=3&sort=popular&page=2')
  await settled(page)
  const card = list(page).cards.nth(13)
  await card.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => Math.round(scrollY))
  expect(scrolled).toBeGreaterThan(300)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/details\?id=/)
  await expect(app.breadcrumb.getByRole('link', { name: '资料库' })).toHaveAttribute(
    'href',
    '/list?type=3&sort=popular&page=2',
  )
  await page.goBack()
  await settled(page)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrolled)

  // Another list is seen from its beginning, however far down the menu was used.
  await list(page).pager.scrollIntoViewIfNeeded()
  await list(page).node('高中').click()
  await settled(page)
  await expect(list(page).total(/^共 \d+ 个结果/)).toBeInViewport()
  await expect(list(page).cards.first()).toBeInViewport()
})

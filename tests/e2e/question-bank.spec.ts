import type { Page } from '@playwright/test'
import { expectAccessible, expectReadable, inScheme } from './support/accessibility.ts'
import { leadTo } from './support/app.ts'
import { expectFits, expectNothingSideways } from './support/layout.ts'
import { expect, test } from './support/test.ts'

// Its filters, words, pages and basket: tests/ui/pages/question-bank.test.tsx.

// Whose favourites no other test fills.
test.use({ persona: 'secondReviewer' })

const bank = (page: Page) => {
  const main = page.getByRole('main')
  return {
    rows: main.getByRole('article'),
    row: (number: number) => main.getByRole('article', { name: `第 ${number} 题`, exact: true }),
    node: (name: string | RegExp) => main.getByRole('treeitem', { name }),
    choice: (group: string, name: string) =>
      main.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true }),
    basket: main.getByRole('button', { name: /^试题篮，共/ }),
  }
}

test('from a subject to a chapter, through the filters, by the address, and back; a question is looked at, kept and collected', async ({
  page,
  app,
}) => {
  const { rows, row, node, choice, basket } = bank(page)
  await page.goto('/list?type=3')
  await page.getByRole('navigation', { name: '内容类型' }).getByRole('link', { name: '题库' }).click()
  await expect(page).toHaveURL('/details?type=4')
  await expect(page).toHaveTitle('题库 - 知源课堂')
  await node(/^初中/).click()
  await node(/^数学/).click()
  await expect(node(/^图形的性质/)).toBeVisible()
  await page.getByRole('button', { name: /^教材版本/ }).click()
  await node('人教版').click()
  await node('八年级下册').click()
  await node(/勾股定理/)
    .first()
    .click()
  await expect(page).toHaveURL(/stage=\d+&subject=\d+&version=\d+&book=\d+&node=\d+$/)
  await expect(rows.first()).toContainText('勾股定理')
  await choice('难度', '较易').click()
  await page.getByRole('button', { name: '更多筛选', exact: true }).press('Enter')
  await choice('年份', '2026 年').click()
  await expect(page).toHaveURL(/&level=18&year=2026$/)
  await expect(rows.filter({ hasNotText: '较易 · 2026 年' })).toHaveCount(0)
  await expect(rows.first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/&level=18$/)
  await expectAccessible(page)

  // A question is looked at, kept and collected, by keys and on a phone too.
  await leadTo(page, '/details?type=4&qtype=4')
  await expect(rows.filter({ hasNotText: '填空题' })).toHaveCount(0)
  const unfold = row(1).getByRole('button', { name: '展开第 1 题的解析' })
  await unfold.focus()
  await page.keyboard.press('Enter')
  await expect(row(1).getByRole('region', { name: '答案与解析' })).toContainText('答案')
  await row(1).getByRole('button', { name: /^收藏/ }).click()
  await expect(app.success).toContainText('已收藏')

  await row(1).getByRole('button', { name: '把第 1 题加入试题篮' }).click()
  await row(2).getByRole('button', { name: '把第 2 题加入试题篮' }).click()
  await expect(basket).toHaveText('试题篮2')
  await basket.click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(basket).toBeFocused()

  await row(1).getByRole('link', { name: '第 1 题的详情' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '题目' })).toBeVisible()
  await expect(page.getByRole('region', { name: '相似题目' }).getByRole('article')).toHaveCount(3)
  await expectAccessible(page)

  await inScheme(page, 'dark')
  await leadTo(page, '/details?type=4')
  await expect(page).toHaveTitle('题库 - 知源课堂')
  await expect(row(1)).toBeVisible()
  await expectFits(page)
  await leadTo(page, '/details?type=4&qtype=6')
  await expect(row(1)).toContainText('复合题')
  await expectFits(page)
  await expectReadable(page)

  // A formula is never broken in a line; one that is wider than a phone scrolls by itself.
  await leadTo(page, '/details?type=4&stage=3&q=%E6%96%B9%E7%A8%8B')
  await expect(row(1)).toContainText('方程')
  await expect(page.locator('.formula .katex').first()).toBeVisible()
  const broken = page.locator('.formula:not(.formula--display)').evaluateAll(
    (formulas) =>
      formulas.filter((formula) => {
        const tops = [...formula.querySelectorAll('.katex-html > .base')].map((base) =>
          base.getBoundingClientRect(),
        )
        return tops.some(({ top, bottom }) => tops.some((other) => other.top > bottom || other.bottom < top))
      }).length,
  )
  expect(await broken).toBe(0)
  await expectNothingSideways(page)

  // What somebody keeps, or a search found, stands as in the bank: tests/ui/favourite/favourites.test.tsx and tests/ui/pages/found-questions.test.tsx.
  await leadTo(page, '/coursetable?activeIndex=3')
  const kept = page.getByRole('article', { name: '第 1 题', exact: true })
  await kept.getByRole('checkbox', { name: /^选择：/ }).check()
  await expectAccessible(page)
  await expectFits(page)
  await leadTo(page, '/list?q=%E5%8B%BE%E8%82%A1')
  await expect(page).toHaveTitle('搜索“勾股” - 知源课堂')
  await expect(row(1)).toBeVisible()
  await expectFits(page)
})

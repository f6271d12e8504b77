import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expectAccessible, expectReadable, inScheme } from './support/accessibility.ts'
import { standOutside } from './support/app.ts'
import { expectFits, expectNothingSideways } from './support/layout.ts'
import { printed } from './support/printed.ts'
import { expect, test } from './support/test.ts'

test.use({ persona: 'teacher' })

/** So many of 单选, 多选, 判断, 填空, 解答 and 复合. */
type Counts = readonly [number, number, number, number, number, number]

/** Puts questions into the basket of whoever is signed in, as the bank keeps them. */
const fillBasket = async (page: Page, counts: Counts): Promise<void> => {
  await standOutside(page)
  await page.evaluate(async (wanted) => {
    const kinds = ['single', 'multiple', 'judgement', 'blanks', 'essay', 'composite']
    const headers = { Authorization: `Bearer ${(localStorage.getItem('token') ?? '').replaceAll('"', '')}` }
    const ask = async <T>(address: string) => {
      const answer = await fetch(address, { headers })
      return ((await answer.json()) as { readonly Data: T }).Data
    }
    const items: { questionId: number; kind: string }[] = []
    for (const [at, kind] of kinds.entries()) {
      const size = wanted[at] ?? 0
      if (size === 0) continue
      const path = '/api/user/questiondirectory/questionbankdetails'
      const { Items } = await ask<{ Items: { Id: number }[] }>(
        `${path}?questionType=${at + 1}&PageIndex=1&PageSize=${size}`,
      )
      for (const { Id } of Items) items.push({ questionId: Id, kind })
    }
    const { Id } = await ask<{ Id: number }>('/api/user/users/current')
    localStorage.setItem('baskets', JSON.stringify([{ userId: Id, items }]))
  }, counts)
}

const composed = (page: Page) => {
  const main = page.getByRole('main')
  return {
    items: main.locator('.composer-section li.composer-item'),
    item: (number: number) => main.getByRole('listitem', { name: `第 ${number} 题`, exact: true }),
    handle: (number: number) => main.getByRole('button', { name: `移动第 ${number} 题，` }),
    kept: main.getByText('已保存', { exact: true }),
    bar: page.locator('.print-preview__bar'),
  }
}

/** Three questions to a column: the nineteenth would have the fourth page of A3 for itself. */
const THREE_TO_A_COLUMN = `
  .paper-sheet__item { height: 80mm; overflow: hidden; }
  .paper-sheet :is(.paper-sheet__seal, .paper-sheet__head, .paper-sheet__notes, .paper-sheet__section-head),
  .paper-sheet__notes + .paper-sheet__section > .paper-sheet__item:nth-child(2) { display: none; }
`

const expectNoPageForOne = async (page: Page): Promise<void> => {
  const style = await page.addStyleTag({ content: THREE_TO_A_COLUMN })
  const pages = await printed(page)
  await style.evaluate((element) => element.parentNode?.removeChild(element))
  expect(pages.map(({ text }) => text.match(/\d+．（[\d.]+ 分）/g)?.length ?? 0)).toEqual([6, 6, 5, 2])
  expect(pages[0]).toMatchObject({ width: 1191, height: 842 })
}

test('twenty questions become a paper: one is swapped, another order, printed and exported', async ({
  page,
  app,
}) => {
  test.slow()
  const { items, item, handle, kept, bar } = composed(page)
  await fillBasket(page, [8, 3, 3, 3, 2, 1])
  await page.goto('/paper')
  await expect(app.banner.getByRole('link', { name: '组卷', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(app.banner.getByRole('link', { name: '电子组卷' })).not.toHaveAttribute('aria-current')
  await page.getByRole('button', { name: '生成试卷' }).click()
  await expect(items).toHaveCount(20)
  await expectAccessible(page)

  // What is swapped or taken out by keys, and what is not saved: tests/ui/pages/paper-{late,unsaved}.test.tsx.
  const before = await item(1).innerText()
  await item(1).getByRole('button', { name: '换掉第 1 题' }).click()
  const dialog = page.getByRole('dialog', { name: '换掉第 1 题' })
  const similar = dialog.getByRole('button', { name: '换成第 1 道候选题' })
  await expect(similar).toBeVisible()
  await expectAccessible(page)
  await similar.click()
  await expect(dialog).toBeHidden()
  await expect(handle(1)).toBeFocused()
  expect(await item(1).innerText()).not.toBe(before)
  const second = await item(2).innerText()
  await handle(2).focus()
  await page.keyboard.press('ArrowDown')
  await expect(handle(3)).toBeFocused()
  await expect(item(3)).toContainText(second.split('\n').at(-1) ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(handle(2)).toBeFocused()
  // Into its lower half: behind it. Nothing scrolls while it is dragged.
  await item(3).scrollIntoViewIfNeeded()
  const third = await item(3).boundingBox()
  await handle(2).dragTo(item(3), { targetPosition: { x: 200, y: (third?.height ?? 0) * 0.9 } })
  await expect(item(3)).toContainText(second.split('\n').at(-1) ?? '')

  const name = page.getByRole('textbox', { name: '试卷名称' })
  await name.fill('第一单元练习卷')
  await name.press('Enter')
  await expect(kept).toBeVisible()
  await expectFits(page)
  await page.setViewportSize({ width: 1366, height: 768 })

  await page.getByRole('button', { name: '把总分调整为 100 分' }).click()
  await expect(kept).toBeVisible()

  await page.getByRole('link', { name: '打印与导出' }).click()
  for (const wanted of ['密封线', '得分栏', '注意事项']) await bar.getByText(wanted, { exact: true }).click()
  await expect(kept).toBeVisible()
  const preview = page.getByRole('region', { name: '试卷预览' })
  await expect(preview.getByText('密　封　线')).toBeVisible()
  // Every choice has brackets to answer in, and no blank has a number in it.
  for (const number of [1, 10])
    await expect(preview.locator('.paper-sheet__item').nth(number - 1)).toContainText('（　　）')
  const blanks = preview.locator('.question-text__blank')
  await expect(blanks.first()).toBeVisible()
  expect(
    await blanks.evaluateAll((all) => all.map((blank) => getComputedStyle(blank, '::before').content)),
  ).toEqual(Array.from({ length: await blanks.count() }, () => 'none'))
  await bar.getByText('A3 双栏', { exact: true }).click()
  await expectNoPageForOne(page)
  await bar.getByText('附双向细目表').click()
  await bar.getByText('放在卷尾').click()
  await expect(page.getByRole('heading', { name: '参考答案与解析' })).toBeVisible()
  // What is chosen stands in the address: tests/ui/routing/print-options.test.ts.
  await expect(page).toHaveURL(/&format=a3&table=1&answers=\w+$/)
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await bar.getByRole('button', { name: '导出 Word（docx）' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('第一单元练习卷.docx')
  const parts = unzipSync(await readFile(await file.path()))
  const document = new TextDecoder().decode(parts['word/document.xml'])
  expect(document).toContain('第一单元练习卷')
  expect(document).toContain('<m:oMath')
  for (const wanted of ['满分：100 分', '评卷人', '注意事项：', '参考答案与解析', '双向细目表'])
    expect(document).toContain(wanted)
  expect(document).toContain('w:num="2"')
  const exported = app.success.filter({ hasText: '已导出' })
  await expect(exported).toBeVisible()
  await expect(bar.getByRole('button', { name: '导出 Word（docx）' })).toBeFocused()

  await page.emulateMedia({ media: 'print' })
  for (const hidden of [bar, app.banner, exported]) await expect(hidden).toBeHidden()
  await expect(page.getByRole('region', { name: '试卷预览' })).toBeVisible()
  await page.emulateMedia({ media: null })
  await inScheme(page, 'dark')
  await bar.getByText('答题卡', { exact: true }).click()
  await expectReadable(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNothingSideways(page)
})

// Left and resumed, in several tabs too: tests/domain/paper/sitting.machine.test.ts, tests/application/paper and tests/contracts/sitting-store.contract.ts.
test('an electronic paper is answered by keys, handed in, and leads to its report', async ({ page, app }) => {
  await fillBasket(page, [2, 1, 1, 1, 1, 1])
  await page.goto('/paper?kind=electronic')
  await expect(app.banner.getByRole('link', { name: '电子组卷' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: '生成电子试卷' }).click()
  await page.getByRole('link', { name: '作答', exact: true }).click()
  await page.getByRole('button', { name: '开始作答' }).click()
  const question = (number: number) => page.getByRole('group', { name: `第 ${number} 题`, exact: true })
  await question(1).getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await question(3).getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await expect(question(1).getByRole('radio').first()).toBeChecked()
  await expect(page.getByText('已答 2 / 7 题')).toBeVisible()
  await expectFits(page)
  await page.getByRole('button', { name: '交卷' }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText('还有 5 题没有作答')
  await sure.getByRole('button', { name: '交卷' }).click()
  await expect(page.getByRole('heading', { name: '得分' })).toBeFocused()
  await expectAccessible(page)
  await expectNothingSideways(page)
  await expect(page.locator('.sitting-score').getByRole('status')).not.toBeEmpty()
  // What came of it is shown again, until another sitting is wanted: tests/domain/paper/sitting.machine.test.ts; its report:
  // tests/ui/pages/study-report.test.tsx and practice.spec.ts.
  await expect(page.getByRole('link', { name: '查看学习报告' })).toBeVisible()
})

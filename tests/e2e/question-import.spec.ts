import { expectAccessible, expectAccessibleInBothSchemes } from './support/accessibility.ts'
import { expectFits } from './support/layout.ts'
import { expect, test } from './support/test.ts'

test.use({ persona: 'reviewer' })

const GIFT = [
  '::一::若 $$x^2=%TURN%$$，则 $$x$$ 有几个值？ {=2 ~1}',
  '::二::第 %TURN% 个没有答案的题 {~1 ~2}',
].join('\n\n')

// What is put right before it comes in: tests/ui/pages/question-import.test.tsx; a paper in Word: tests/server/question-papers.test.ts.
test('a file is looked at, brought in and taken out again, by keys and at every width', async ({ page }) => {
  const turn = String(Date.now())
  await page.goto('/details?type=4')
  await page.getByRole('link', { name: '导入与导出' }).click()
  await expect(page).toHaveTitle('导入与导出试题 - 知源课堂')
  for (const name of [/^初中/, /^音乐/]) {
    const node = page.getByRole('treeitem', { name })
    await node.focus()
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(/&stage=\d+&subject=\d+&mode=import$/)
  // The heading of the tree takes the focus when the subject is shown.
  await expect(page.getByRole('button', { name: '学段学科 初中 · 音乐' })).toBeFocused()

  const file = {
    name: '第一单元.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(GIFT.replaceAll('%TURN%', turn)),
  }
  const chooser = page.waitForEvent('filechooser')
  await page.getByLabel('选择文件').focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file)
  const summary = page.getByRole('region', { name: '检查结果' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    '可以导入 1 题',
    '题库里已有 0 题',
    '不能导入 1 题',
  ])
  await page.getByRole('article', { name: '第 2 题' }).getByRole('button', { name: '修改第 2 题' }).click()
  const form = page.getByRole('form', { name: '修改第 2 题' })
  await expect(form.getByRole('textbox', { name: '题干' })).toBeFocused()
  await expectAccessibleInBothSchemes(page)
  await expectFits(page)
  await form.getByRole('button', { name: '取消' }).click()
  await expect(form).toBeHidden()

  await page.getByRole('textbox', { name: '来源' }).focus()
  await page.keyboard.type('校本题库')
  await page.keyboard.press('Enter')
  const result = page.getByRole('region', { name: '导入结果' })
  await expect(result).toBeFocused()
  await expect(result.getByRole('listitem').first()).toHaveText('已导入 1 题')
  const batch = page.getByRole('list', { name: '导入记录' }).getByRole('listitem').first()
  await expect(batch).toContainText('1 题仅本校可见')
  await expect(batch).toContainText('来源：校本题库')
  await batch.getByRole('button', { name: /^公开/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '公开' }).click()
  await expect(batch).toContainText('已公开')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出', exact: true }).click()
  expect((await downloading).suggestedFilename()).toBe('初中音乐试题.moodle.xml')
  await expect(page.getByText(/^已导出 \d+ 题$/)).toBeVisible()
  await expectAccessible(page)
  await result.getByRole('link', { name: '去题库看看' }).click()
  await expect(page.getByRole('article').first()).toContainText('有几个值')
  await page.goBack()
  await batch.getByRole('button', { name: /^撤销/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销' }).click()
  await expect(batch).toContainText('已撤销')
})

import { expectAccessible } from './support/accessibility.ts'
import { CALLS, disconnect, reconnect } from './support/calls.ts'
import { UNREACHABLE } from './support/faults.ts'
import { expectNothingSideways } from './support/layout.ts'
import { expect, test } from './support/test.ts'

test.use({ persona: 'teacher' })

const SINGLES = '/details?type=4&qtype=1'

test('a practice goes on without a network and where it was left, and ends in a report', async ({
  page,
  faults,
}) => {
  faults.forgive(UNREACHABLE)
  await page.goto(SINGLES)
  await page.getByRole('button', { name: '练习这些题' }).click()
  const start = page.getByRole('dialog', { name: '练习这些题' })
  await expect(start.getByRole('radio', { name: '20 题' })).toBeChecked()
  await expectAccessible(page)
  await start.getByRole('button', { name: '开始练习' }).click()
  const card = page.getByRole('navigation', { name: '答题卡' })
  const at = (number: number) => card.getByRole('button', { name: new RegExp(`^第 ${number} 题，`) })
  const question = (number: number) => page.getByRole('region', { name: new RegExp(`^第 ${number} 题，`) })
  await expect(question(1)).toBeVisible()
  await expectAccessible(page)

  // By keys alone.
  await page.keyboard.press('b')
  await expect(question(1).getByRole('radio', { checked: true })).toHaveValue('B')
  await page.keyboard.press('m')
  await expect(at(1)).toHaveAccessibleName('第 1 题，已填写，已标记')
  await question(1)
    .getByRole('button', { name: /提交本题/ })
    .click()
  await expect(at(1)).toHaveAccessibleName(/正确|错误/)
  await expect(question(1).getByText('解析', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')

  await disconnect(page, CALLS.answers)
  for (const number of [2, 3]) {
    await at(number).click()
    await expect(question(number).getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('a')
    await question(number)
      .getByRole('button', { name: /提交本题/ })
      .click()
    await expect(at(number)).toHaveAccessibleName(/待同步/)
  }
  await expect(page.getByText('2 条答案待同步')).toBeVisible()
  await at(4).click()
  await expect(question(4).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('c')
  await expect(question(4).getByRole('radio', { checked: true })).toHaveValue('C')

  await reconnect(page)
  await page.reload()
  await expect(page.getByText('已接着上次的练习')).toBeVisible()
  await expect(question(4).getByRole('radio', { checked: true })).toHaveValue('C')
  await expect(at(2)).toHaveAccessibleName(/正确|错误/)
  await expect(at(3)).toHaveAccessibleName(/正确|错误/)
  await page.getByRole('button', { name: '整卷' }).click()
  for (const width of [1366, 820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNothingSideways(page)
  }

  await page.getByRole('button', { name: '交卷' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '交卷' }).click()
  await expect(page.getByRole('heading', { name: '已交卷' })).toBeFocused()
  await expect(page.getByText('答案都已收到')).toBeVisible()
  // The numbers of the hand-in are those of the report, and of the record.
  const fact = (name: string) => page.locator('dl').getByText(name, { exact: true }).locator('xpath=../dd')
  const numbers = async () => [
    await fact('得分').innerText(),
    await fact('作答').innerText(),
    await fact('用时').innerText(),
  ]
  await expect(fact('得分')).toHaveText(/^[\d.]+ \/ [\d.]+ 分$/)
  await expect(page.getByRole('heading', { name: '错题', exact: true })).toBeVisible()
  const handedIn = await numbers()
  // A reload does not begin anew: tests/main/page-actors.test.ts.
  await expectAccessible(page)
  await expectNothingSideways(page)
  await page.getByRole('link', { name: '练习记录' }).click()
  const records = page.getByRole('region', { name: '练习记录' }).getByRole('article')
  // A paper may be handed in meanwhile.
  const latest = records.filter({ hasText: '题库练习' }).first()
  await expect(latest).toContainText(handedIn[0] ?? '')
  await expect(latest).toContainText(handedIn[1] ?? '')
  await expectAccessible(page)
  await expectNothingSideways(page)
  await latest.getByRole('link', { name: /报告/ }).click()
  await expect(page).toHaveTitle(/学习报告/)
  expect(await numbers()).toEqual(handedIn)
  await expect(page.getByRole('main').locator('.answer-report').getByText('4 / 20 题')).toBeVisible()
  await expect(page.getByText('16 题，不得分')).toBeVisible()
  await expect(page.getByRole('table', { name: '各题型' }).getByRole('row', { name: /单选题/ })).toBeVisible()
  await expectNothingSideways(page)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: '打印报告' })).toBeHidden()
  await expect(page.getByRole('heading', { name: '总体情况' })).toBeVisible()
})

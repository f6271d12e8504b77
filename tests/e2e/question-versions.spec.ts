import { expectAccessible, expectReadable, inScheme } from './support/accessibility.ts'
import { leadTo } from './support/app.ts'
import { expectFits, expectNothingSideways, expectTouchable } from './support/layout.ts'
import { askApi } from './support/lessons.ts'
import { expect, test } from './support/test.ts'

test.use({ persona: 'reviewer' })

const JUNIOR = 2

interface Saved {
  readonly Id: number
  readonly ContentId: number
}

test('a wrong question is reported and corrected, who reported it is told, and a paper asks the old one until it takes the new one', async ({
  page,
}) => {
  const turn = Date.now()
  const subjects = await askApi<readonly { readonly Id: number }[]>(page, `/api/user/xkw/lefttree/${JUNIOR}`)
  const user = await askApi<{ readonly UserOrgList: readonly { readonly Id: number }[] }>(
    page,
    '/api/user/users/current',
  )
  const made = await askApi<Saved>(page, '/api/user/studio/savequestion', {
    ...{ Id: 0, Seen: 0, OrgId: user.UserOrgList[0]?.Id ?? 0 },
    ...{ StageId: JUNIOR, SubjectId: subjects[0]?.Id ?? 0, VersionId: 0, BookId: 0, ChapterId: 0, KnowId: 0 },
    ...{ Level: 18, Year: 0, Pictures: [], Reason: '', Faults: [], Reply: '', ClientId: `wrong-${turn}` },
    Question: {
      ...{ Kind: 1, Stem: `${turn} 减 1，错的题`, Options: ['甲', '乙'], Answers: [['A']] },
      ...{ AnyOrder: false, Analysis: '', Points: 2, Parts: [] },
    },
  })
  const paper = await askApi<{ readonly Id: number }>(page, '/api/user/paper/savepaper', {
    ...{ Id: 0, Name: `${turn} 号卷`, Kind: 1, Minutes: 0, RowVersion: 0, ClientId: `paper-${turn}` },
    Sections: [{ Name: '选择题', Items: [{ QuestionId: made.Id, Score: 2 }] }],
    Frame: { Seal: false, ScoreBoxes: false, Notes: '' },
  })

  const address = `/details?type=4&id=${made.ContentId}`
  await page.goto(address)
  await page.getByRole('button', { name: '给第 1 题纠错' }).click()
  const dialog = page.getByRole('dialog', { name: '题目纠错' })
  await dialog.getByRole('radio', { name: '题干' }).press(' ')
  await dialog.getByRole('textbox', { name: '具体说明' }).fill(`${turn} 应该是加 1`)
  await dialog.getByRole('button', { name: '提交' }).press('Enter')
  await expect(dialog).toBeHidden()

  // Deciding there, by keys: tests/ui/pages/question-faults.test.tsx.
  await leadTo(page, '/details?type=4&mode=faults')
  await expect(page).toHaveTitle('试题纠错 - 知源课堂')
  const told = page.getByRole('article').filter({ hasText: `${turn} 应该是加 1` })
  await expect(told.getByRole('region', { name: '被纠错的题' })).toContainText(`${turn} 减 1`)
  await expectAccessible(page)
  await expectFits(page)
  await inScheme(page, 'dark')
  await expectReadable(page)
  await inScheme(page, 'light')
  await page.setViewportSize({ width: 1366, height: 768 })

  await leadTo(page, address)
  await page.getByRole('link', { name: '修改这道题' }).press('Enter')
  const form = page.getByRole('form', { name: '题目内容' })
  await expect(form.getByText(`${turn} 应该是加 1`)).toBeVisible()
  // A table with more columns than there is room for.
  const wide = `|${' 12 |'.repeat(20)}`
  await form.getByRole('textbox', { name: '题干' }).fill(`${turn} 加 1，对的题\n${wide}`)
  await form.getByRole('textbox', { name: '告诉反馈的人' }).fill('已改为加 1')
  await expect(form.getByRole('complementary', { name: '题目的样子' })).toContainText('对的题')
  await expectAccessible(page)
  await expectFits(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await expectNothingSideways(page)
  await form.getByRole('button', { name: '保存', exact: true }).press('Enter')
  await expect(form.getByText('已保存，题库里已是这个样子。')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: '我出的题' }).first().click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expectTouchable(page)
  await leadTo(page, address)
  await expect(page.getByRole('article', { name: '第 1 题' })).toContainText('对的题')
  await page.getByRole('button', { name: '给第 1 题纠错' }).click()
  await expect(page.getByRole('region', { name: '你提过的纠错' })).toContainText('已改为加 1')

  await leadTo(page, `/paper?id=${paper.Id}`)
  const item = page.getByRole('main').getByRole('listitem', { name: '第 1 题', exact: true })
  await expect(item).toContainText('错的题')
  await expect(item).toContainText('有新版')
  await expectAccessible(page)
  await item.getByRole('button', { name: '把第 1 题换成新题' }).press('Enter')
  await expect(item).toContainText('对的题')
  await expect(item).not.toContainText('有新版')

  // Paper does not scroll.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 720, height: 1000 })
  const table = item.getByRole('group', { name: '表格', includeHidden: true })
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

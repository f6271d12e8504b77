import type { Page } from '@playwright/test'
import { expectAccessible, expectReadable, inScheme } from './support/accessibility.ts'
import { expectFits } from './support/layout.ts'
import { tokenOf } from './support/lessons.ts'
import { expect, test } from './support/test.ts'

test.use({ persona: 'reviewer' })

const JUNIOR = 2

/** A question of the reviewer's own school, the newest of its subject; answers where it is listed. */
const addQuestion = async (page: Page, stem: string): Promise<string> => {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` }
  const subjects = await page.request.get(`/api/user/xkw/lefttree/${JUNIOR}`, { headers })
  const { Data } = (await subjects.json()) as { Data: readonly { readonly Id: number }[] }
  const subject = Data[0]?.Id ?? 0
  const place = `StageId=${JUNIOR}&SubjectId=${subject}`
  const added = await page.request.post(`/api/user/questiondirectory/importquestions?${place}`, {
    headers,
    multipart: {
      upfile: { name: '一题.txt', mimeType: 'text/plain', buffer: Buffer.from(`${stem} {=A ~B}`) },
    },
  })
  expect(await added.json()).toMatchObject({ Code: 200 })
  return `/details?type=4&stage=${JUNIOR}&subject=${subject}`
}

test('an error is told, decided beside its question by keys, and the word is read where it was told', async ({
  page,
}) => {
  const turn = Date.now()
  await page.goto(await addQuestion(page, `第 ${turn} 号题，选哪一个？`))
  // Others add questions meanwhile.
  const asked = page.getByRole('article', { name: /^第 \d+ 题$/ }).filter({ hasText: `第 ${turn} 号题` })
  const tell = asked.getByRole('button', { name: /^给第 \d+ 题纠错$/ })
  await tell.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '题目纠错' })
  await dialog.getByRole('radio', { name: '答案' }).press(' ')
  await dialog.getByRole('textbox', { name: '具体说明' }).fill(`${turn} 的答案应该是 B`)
  await dialog.getByRole('button', { name: '提交' }).press('Enter')
  await expect(dialog).toBeHidden()

  await page.reload()
  await page.getByRole('link', { name: /^试题纠错（\d+）$/ }).press('Enter')
  await expect(page).toHaveTitle('试题纠错 - 知源课堂')
  const mine = page.getByRole('article').filter({ hasText: `${turn} 的答案应该是 B` })
  await expect(mine.getByRole('region', { name: '被纠错的题' })).toContainText(`第 ${turn} 号题`)
  await expectAccessible(page)
  await expectFits(page)
  await mine.getByRole('button', { name: '不是错误' }).press('Enter')
  await expect(mine.getByRole('alert')).toHaveText('请写明为什么不是错误')
  await mine.getByRole('textbox', { name: '给提出者的话' }).focus()
  await page.keyboard.type('A 是对的，见解析')
  await mine.getByRole('button', { name: '不是错误' }).press('Enter')
  await expect(mine.getByRole('paragraph').filter({ hasText: 'A 是对的，见解析' })).toBeFocused()
  await inScheme(page, 'dark')
  await expectReadable(page)

  await page.goBack()
  await tell.click()
  const own = page.getByRole('region', { name: '你提过的纠错' })
  await expect(own).toContainText('A 是对的，见解析')
  await expect(own).toContainText('不是错误')
  await expectAccessible(page)
})

import type { Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from './support/accessibility.ts'
import { CALLS } from './support/calls.ts'
import { expectFits } from './support/layout.ts'
import { askApi } from './support/lessons.ts'
import { expect, test } from './support/test.ts'

// Nobody else's tests answer questions as this person.
test.use({ persona: 'secondReviewer' })

const JUNIOR = 2

interface Subject {
  readonly Id: number
  readonly Name: string
}

/** Answers the newest single choices of a subject with every key that is not right, as a practice would. */
const answerWrong = async (page: Page, name: string, count: number): Promise<number> => {
  const subjects = await askApi<readonly Subject[]>(page, `/api/user/xkw/lefttree/${JUNIOR}`)
  const subject = subjects.find(({ Name }) => Name === name)?.Id ?? 0
  const { Items } = await askApi<{ readonly Items: readonly { readonly Id: number }[] }>(
    page,
    `/api/user/questiondirectory/questionbankdetails?SubjectId=${subject}&questionType=1&PageIndex=1&PageSize=${count}`,
  )
  const PracticeId = crypto.randomUUID()
  const send = (QuestionId: number, key: string) =>
    askApi<readonly { readonly IsRight: boolean }[]>(page, CALLS.answers, {
      CourseId: 0,
      SectionId: 0,
      PracticeId,
      Items: [{ QuestionId, Answer: [key], ClientId: crypto.randomUUID() }],
    })
  for (const { Id } of Items) {
    const [first] = await send(Id, 'A')
    if (first?.IsRight) await send(Id, 'B')
  }
  return Items.length
}

test('wrong questions are narrowed to a subject, one is taken out and put back, by keys alone', async ({
  page,
}) => {
  expect(await answerWrong(page, '数学', 2)).toBe(2)
  expect(await answerWrong(page, '历史', 3)).toBe(3)

  await page.goto('/coursetable?activeIndex=5')
  await page.getByRole('link', { name: '错题本' }).click()
  const subjects = page.getByRole('navigation', { name: '学科' })
  const items = page.getByRole('region', { name: '错题本' }).locator('.wrong-questions > li')
  await expect(subjects.getByRole('link')).toHaveText(['全部（5）', '初中历史（3）', '初中数学（2）'])
  await expect(items).toHaveCount(5)
  await subjects.getByRole('link', { name: /历史/ }).focus()
  await page.keyboard.press('Enter')
  await expect(items).toHaveCount(3)
  await expect(subjects.getByRole('link', { name: /历史/ })).toHaveAttribute('aria-current', 'page')

  const out = page.getByRole('button', { name: /^把“.*”移出错题本$/ })
  const names = () => out.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel))
  const before = await names()
  await out.first().focus()
  await page.keyboard.press('Enter')
  await expect(items).toHaveCount(2)
  await expect(page.getByText(/^已移出“/)).toBeVisible()
  await expect(subjects.getByRole('link', { name: /历史/ })).toHaveText('初中历史（2）')
  // The keyboard goes on at the list: the next thing is not the head of the page.
  await expect(page.locator('.wrong-questions__all')).toBeFocused()
  await expectAccessibleInBothSchemes(page)
  await expectFits(page)
  await page.reload()
  await expect(items).toHaveCount(2)
  expect(await names()).toEqual(before.slice(1))
  // The page has the style of options also when nothing was practised before it.
  await expect(items.first().locator('.answer-option').first()).toHaveCSS('display', 'flex')

  // What is taken out can be put back as long as the page is open.
  await out.first().click()
  await expect(items).toHaveCount(1)
  await page.getByRole('button', { name: '撤销' }).focus()
  await page.keyboard.press('Enter')
  await expect(items).toHaveCount(2)
})

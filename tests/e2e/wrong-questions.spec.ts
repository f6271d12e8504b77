import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { CALLS } from './support/calls.ts'
import { expectFits } from './support/layout.ts'
import { expect, test } from './support/test.ts'

// Nobody else's tests answer questions as this person.
test.use({ persona: 'secondReviewer' })

/** The subject of the bank that is shown after a choice in its tree. */
const subjectOf = async (page: Page, stage: RegExp, name: RegExp): Promise<number> => {
  await page.goto('/details?type=4')
  await page.getByRole('treeitem', { name: stage }).click()
  await page.getByRole('treeitem', { name }).click()
  await expect(page).toHaveURL(/&subject=\d+/)
  return Number(new URL(page.url()).searchParams.get('subject'))
}

/** Answers the newest single choices of a subject with every key that is not right, as a practice would. */
const answerWrong = (page: Page, subject: number, count: number): Promise<number> =>
  page.evaluate(
    async ({ path, subjectId, wanted }) => {
      const call = async <T>(address: string, body?: object): Promise<T> => {
        const answer = await fetch(address, {
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            authorization: `Bearer ${localStorage.getItem('token')}`,
            'content-type': 'application/json',
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        return ((await answer.json()) as { Data: T }).Data
      }
      const { Items } = await call<{ Items: { Id: number }[] }>(
        `/api/user/questiondirectory/questionbankdetails?SubjectId=${subjectId}&questionType=1&PageIndex=1&PageSize=${wanted}`,
      )
      const PracticeId = crypto.randomUUID()
      const send = (QuestionId: number, key: string) =>
        call<{ IsRight: boolean }[]>(path, {
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
    },
    { path: CALLS.answers, subjectId: subject, wanted: count },
  )

test('wrong questions are narrowed to a subject, one is taken out and put back, by keys alone', async ({
  page,
}) => {
  const maths = await subjectOf(page, /^初中/, /^数学/)
  const history = await subjectOf(page, /^初中/, /^历史/)
  expect(await answerWrong(page, maths, 2)).toBe(2)
  expect(await answerWrong(page, history, 3)).toBe(3)

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
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    await expectFits(page)
  }
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
  await page.reload()
  await expect(items).toHaveCount(2)
  expect(await names()).toEqual(before.slice(1))
})

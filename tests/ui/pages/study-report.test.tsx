import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { DEFAULT_PLAN } from '#domain/question/practice-scope.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { memoryPracticeQuestions } from '#infrastructure/question/practice.memory.ts'
import { memoryLessonQuestions } from '#infrastructure/question/question.memory.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'
import { writeCourseTable } from '#ui/routing/course-table-codec.ts'
import { finishedPracticeAddress, practiceReportAddress } from '#ui/routing/practice-address.ts'

const PRACTICE = 'essays-alone'

/** A backend that has one essay of the teacher's, with a share of its points, or marked by nobody. */
const withAnEssay = async (share?: number) => {
  const backend = createMemoryBackend()
  const caller = { token: () => backend.openSession(personOf('teacher')), expired: () => undefined }
  const signal = new AbortController().signal
  const asked = await memoryPracticeQuestions(backend, caller).questions(
    { kind: 'bank', query: { ...WHOLE_BANK, kind: 'essay' }, plan: DEFAULT_PLAN },
    signal,
  )
  const essay = asked.ok ? asked.value[0] : undefined
  if (essay === undefined) throw new Error('the in-memory bank has no essay')
  const answered = await memoryLessonQuestions(backend, caller).answer(
    {
      courseId: 0,
      sectionId: 0,
      practiceId: PRACTICE,
      items: [
        {
          questionId: essay.id,
          pointId: 0,
          answer: ['<p>因为</p>'],
          useTime: 3,
          clientId: 'essay-1',
          ...(share !== undefined && { selfScore: essay.score * share }),
        },
      ],
    },
    signal,
  )
  expect(answered.ok).toBe(true)
  return { backend, essay }
}

it('a report of essays alone has no heading of wrong ones; a mark of one’s own moves the score and the focus stays', async () => {
  const { backend, essay } = await withAnEssay()
  const { user } = openApp({ person: 'teacher', backend, address: practiceReportAddress(PRACTICE) })
  await onScreen.heading('学习报告')
  const open = await screen.findByRole('region', { name: '待自评' })
  expect(screen.queryByRole('heading', { name: '错题' })).toBeNull()
  expect(screen.getByText(`0 / ${essay.score} 分`)).toBeTruthy()
  const half = within(open).getByRole('button', { name: '部分对' })
  half.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('region', { name: '待自评' })).toBeNull())
  expect(await screen.findByText(`${essay.score / 2} / ${essay.score} 分`)).toBeTruthy()
  expect(document.activeElement?.querySelector('dl')).not.toBeNull()
  expect(screen.getByText('部分得分', { selector: 'dt' }).nextElementSibling?.textContent).toBe('1 题')
  screen.getByText('共 1 题，其中部分得分 1 题')
  screen.getByText('解答题 · 部分得分')
})

it('what won a part of its points is 部分得分 in the records and stays in the wrong ones, never 错', async () => {
  const { backend } = await withAnEssay(0.5)
  const { user } = openApp({ person: 'teacher', backend, address: writeCourseTable({ tab: 'practices' }) })
  await screen.findByText('部分得分 1 题')
  expect(screen.queryByText(/^错 \d+ 题$/)).toBeNull()
  await user.click(screen.getByRole('link', { name: '错题本' }))
  await screen.findByText('解答题 · 部分得分')
})

it('a wrong question whose putting back was not answered for can be put back again', async () => {
  const { backend } = await withAnEssay(0.5)
  const { user } = openApp({ person: 'teacher', backend, address: writeCourseTable({ tab: 'wrong' }) })
  await user.click(await screen.findByRole('button', { name: /移出错题本$/ }))
  backend.failCall('practiceRecords.restore', { kind: 'unreachable' })
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  await screen.findByText(/不知道是否已完成/)
  backend.failCall('practiceRecords.restore', null)
  await user.click(screen.getByRole('button', { name: '撤销' }))
  await screen.findByRole('button', { name: /移出错题本$/ })
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['a study report', practiceReportAddress(PRACTICE)],
  ['the book of wrong questions', writeCourseTable({ tab: 'wrong' })],
])('an error is reported where %s shows the answer', async (_, address) => {
  const { backend } = await withAnEssay(0.5)
  const { user } = openApp({ person: 'teacher', backend, address })
  await user.click(await screen.findByRole('button', { name: '给第 1 题纠错' }))
  const dialog = within(await screen.findByRole('dialog', { name: '题目纠错' }))
  await user.click(await dialog.findByRole('radio', { name: '解析' }))
  await user.type(dialog.getByRole('textbox'), '解析里少了一步')
  await user.click(dialog.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})

const BANK = { kind: 'bank' as const, query: { ...WHOLE_BANK, kind: 'essay' as const }, plan: DEFAULT_PLAN }

it('the address of a hand-in shows it in another browser, with the learner’s own marks, and begins another when asked', async () => {
  const { backend, essay } = await withAnEssay()
  const { user, address } = openApp({
    person: 'teacher',
    backend,
    address: finishedPracticeAddress(BANK, PRACTICE),
  })
  await screen.findByRole('heading', { name: '已交卷' })
  expect(screen.getByText(`0 / ${essay.score} 分`)).toBeTruthy()
  // Said once: what waits, and how much of it.
  const waits = screen.getByText('待自评', { selector: 'dt' })
  expect(waits.nextElementSibling?.textContent).toBe('1 题')
  const open = await screen.findByRole('region', { name: '待自评' })
  within(open).getByRole('button', { name: '全对' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('region', { name: '待自评' })).toBeNull())
  expect(document.activeElement?.querySelector('dl')).not.toBeNull()
  expect(await screen.findByText(`${essay.score} / ${essay.score} 分`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '再练一组' }))
  await screen.findByRole('navigation', { name: '答题卡' })
  expect(address()).not.toContain('done=')
})

it('the address of a hand-in that nobody knows says so and does not begin a practice', async () => {
  openApp({ person: 'teacher', address: finishedPracticeAddress(BANK, 'practice-of-nobody') })
  await screen.findByText('没有找到这次练习的答案')
  expect(screen.queryByRole('navigation', { name: '答题卡' })).toBeNull()
})

import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { EditedPart } from '#domain/question/question-correction.ts'
import { emptyPart } from '#domain/question/question-draft.ts'
import { LESSON_QUESTIONS } from '#infrastructure/memory/content/questions.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { AppProvider } from '#ui/actors-context.tsx'
import { AnswerReview } from '#ui/question/answer-review.tsx'
import { PartFields } from '#ui/question/part-fields.tsx'
import { ShareChoice } from '#ui/question/share-choice.tsx'

afterEach(cleanup)

const RUBRIC = [
  { text: '<p>列出方程</p>', points: 2 },
  { text: '<p>求出解</p>', points: 3 },
]

const anEssay = () => {
  const essay = LESSON_QUESTIONS.find(({ kind }) => kind === 'essay')
  if (essay === undefined) throw new Error('there is no essay')
  const solution = { answer: ['<p>略</p>'], analysis: '', rubric: RUBRIC }
  return { ...essay, score: 5, answered: ['<p>我写</p>'], solution }
}

/** Drawn by itself for somebody who is signed in, in a browser that keeps what others are opened with. */
const shown = async (view: ReactNode, browser = createMemoryBrowser()) => {
  const { services, user } = openApp({ person: 'teacher', browser })
  await onScreen.userMenu()
  await services.signedIn.load()
  render(
    <AppProvider value={services}>
      <Suspense>{view}</Suspense>
    </AppProvider>,
  )
  return user
}

it('a learner marks an essay by the scoring points that it has', async () => {
  const chosen: number[] = []
  const part = anEssay()
  const user = await shown(
    <>
      <AnswerReview part={part} />
      <ShareChoice name="自评" part={part} chosen={undefined} onChoose={(share) => chosen.push(share)} />
    </>,
  )
  await screen.findByText('求出解')
  const told = within(screen.getByRole('list', { name: '得分点' }))
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '列出方程 （2 分）',
    '求出解 （3 分）',
  ])
  await user.click(screen.getByRole('button', { name: '按得分点记 0 分' }))
  await user.click(screen.getByRole('checkbox', { name: '得分点 2（3 分）' }))
  await user.click(screen.getByRole('button', { name: '按得分点记 3 分' }))
  await user.click(screen.getByRole('checkbox', { name: '得分点 1（2 分）' }))
  await user.click(screen.getByRole('button', { name: '按得分点记 5 分' }))
  await user.click(screen.getByRole('checkbox', { name: '得分点 2（3 分）' }))
  await user.click(screen.getByRole('button', { name: '按得分点记 2 分' }))
  expect(chosen).toEqual([0, 0.6, 1, 0.4])
})

it('what a learner ticked is there after a reload, for that answer alone, and gone once it was sent and left', async () => {
  const browser = createMemoryBrowser()
  const marks = (part = anEssay()) => (
    <ShareChoice name="自评" part={part} chosen={undefined} onChoose={() => undefined} />
  )
  const ticked = async () =>
    (await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^得分点/ })).map(
      ({ checked }) => checked,
    )
  const user = await shown(marks(), browser)
  await user.click(await screen.findByRole('checkbox', { name: '得分点 2（3 分）' }))
  cleanup()
  await shown(marks(), browser)
  expect(await ticked()).toEqual([false, true])
  expect(screen.getByRole('button', { name: '按得分点记 3 分' })).toBeDefined()
  cleanup()
  await shown(marks({ ...anEssay(), answered: ['<p>另一次的回答</p>'] }), browser)
  expect(await ticked()).toEqual([false, false])
  cleanup()
  const again = await shown(marks(), browser)
  await again.click(await screen.findByRole('button', { name: '按得分点记 3 分' }))
  cleanup()
  await shown(marks(), browser)
  expect(await ticked()).toEqual([false, false])
})

it('a teacher writes scoring points by keyboard, with their sum beside them', async () => {
  const user = userEvent.setup()
  let written: EditedPart = emptyPart('essay')
  const Form = () => {
    const [part, setPart] = useState(written)
    const change = (to: Partial<EditedPart>) => {
      written = { ...part, ...to }
      setPart(written)
    }
    return <PartFields part={part} prefix="" onChange={change} kindless />
  }
  render(<Form />)
  const add = screen.getByRole('button', { name: '加一个得分点' })
  for (const { text, points } of RUBRIC) {
    add.focus()
    await user.keyboard('{Enter}')
    const number = written.rubric.length
    await user.type(screen.getByRole('textbox', { name: `得分点 ${number}` }), text.slice(3, -4))
    await user.type(screen.getByRole('textbox', { name: `得分点 ${number} 分值` }), `${points}.5`)
  }
  expect(screen.getByRole('status').textContent).toBe('共 6 分')
  await user.click(screen.getByRole('button', { name: '去掉得分点 1' }))
  expect(written.rubric).toEqual([{ text: '求出解', points: 3.5 }])
})

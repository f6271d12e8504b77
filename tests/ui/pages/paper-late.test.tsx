import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { papersIn } from '#infrastructure/memory/paper.backend.ts'
import { bankPage } from '#infrastructure/memory/question-bank.backend.ts'
import { aPaper, aSection } from '#tests/support/papers.ts'
import { openApp, PERSONS } from '#tests/ui/support/open-app.tsx'

const { items: QUESTIONS } = bankPage(WHOLE_BANK)
const [A = 0, B = 0] = QUESTIONS.map(({ id }) => id)
const CHOICE = QUESTIONS.find(({ kind }) => kind === 'single')?.id ?? 0

const open = (address: string, first = A) => {
  const backend = createMemoryBackend()
  const papers = papersIn(backend, PERSONS.teacher)
  papers.push(
    aPaper({ kind: 'electronic', sections: [aSection(1, first, B)] }),
    aPaper({ id: 10, name: '月考', kind: 'electronic', sections: [aSection(1, A)] }),
  )
  return { ...openApp({ person: 'teacher', address, backend }), papers, backend }
}

const gone = (role: 'dialog' | 'alertdialog') => waitFor(() => expect(screen.queryByRole(role)).toBeNull())

it('the dialog of similar questions gives the focus back each time, and to what took the place', async () => {
  const { user } = open('/paper?id=9')
  const opener = await screen.findByRole('button', { name: '换掉第 1 题' })
  expect(opener.getAttribute('aria-haspopup')).toBe('dialog')
  for (const key of ['{Escape}', '{Enter}']) {
    opener.focus()
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: '换掉第 1 题' }))
    await dialog.findByRole('button', { name: '换成第 1 道候选题' })
    if (key === '{Enter}') dialog.getByRole('button', { name: '取消' }).focus()
    await user.keyboard(key)
    await gone('dialog')
    await waitFor(() => expect(document.activeElement).toBe(opener))
    expect(opener.getAttribute('aria-expanded')).toBe('false')
  }
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: '换成第 1 道候选题' }))
  await gone('dialog')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^移动第 1 题，/))
})

it('one of several papers is removed by its name once that is confirmed', async () => {
  const { user, papers } = open('/paper?kind=electronic')
  const opener = await screen.findByRole('button', { name: '删除《月考》' })
  opener.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('alertdialog', { name: '删除《月考》？' })
  await user.keyboard('{Escape}')
  await gone('alertdialog')
  await waitFor(() => expect(document.activeElement).toBe(opener))
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '月考' })).toBeNull())
  expect(papers.map(({ id }) => id)).toEqual([9])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: '我的试卷' })))
})

it('the printed sheet and the sitting come with their addresses, and the sitting asks before it is handed in', async () => {
  const { user, goTo } = open('/paper?id=9&view=print')
  await screen.findByRole('region', { name: '试卷预览' })
  await goTo('/paper?id=9&view=answer')
  await user.click(await screen.findByRole('button', { name: '开始作答' }))
  const submit = await screen.findByRole('button', { name: '交卷' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  await user.click(submit)
  await screen.findByRole('alertdialog')
  await user.keyboard('{Escape}')
  await gone('alertdialog')
  await waitFor(() => expect(document.activeElement).toBe(submit))
})

// R-paper-6.
it('a paper with a limit says how much time is left', async () => {
  const { user, papers, goTo } = open('/')
  papers.push(aPaper({ id: 11, kind: 'electronic', minutes: 45, sections: [aSection(1, A)] }))
  await act(() => goTo('/paper?id=11&view=answer'))
  await user.click(await screen.findByRole('button', { name: '开始作答' }))
  expect((await screen.findByRole('timer')).textContent).toMatch(/^剩余 4[45]:\d\d$/)
})

it('a paper that was handed in and did not arrive takes no more answers', async () => {
  const { user, backend } = open('/paper?id=9&view=answer', CHOICE)
  await user.click(await screen.findByRole('button', { name: '开始作答' }))
  const [option] = await screen.findAllByRole('radio')
  if (option === undefined) throw new Error('no option')
  await user.click(option)
  backend.failCall('lessonQuestions.answer', { kind: 'unreachable' })
  await user.click(screen.getByRole('button', { name: '交卷' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '交卷' }))
  await screen.findByRole('button', { name: '重新交卷' })
  expect(screen.getByRole('alert').textContent).toMatch(/不知道是否已完成/)
  expect(screen.getAllByRole('radiogroup').map((group) => group.matches(':disabled'))).not.toContain(false)
})

it('what is taken out or undone leaves the focus where one goes on', async () => {
  const { user } = open('/paper?id=9')
  const focused = (name: string | RegExp) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))
  await user.click(await screen.findByRole('button', { name: '移出第 1 题' }))
  await focused(/^移动第 1 题，/)
  await user.click(screen.getByRole('button', { name: '撤销' }))
  await screen.findByRole('button', { name: '移出第 2 题' })
  await focused('撤销')
  await user.click(screen.getByRole('button', { name: '移出第 2 题' }))
  await focused(/^移动第 1 题，/)
  await user.click(screen.getByRole('button', { name: '移出第 1 题' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

it('the points of a paper are scaled to a round sum by a press, and are what they were once that is undone', async () => {
  const { user } = open('/paper?id=9')
  const facts = within(await screen.findByRole('region', { name: '试卷概况' }))
  const [total] = await facts.findAllByRole('definition')
  const before = total?.textContent
  await user.click(screen.getByRole('button', { name: '把总分调整为 120 分' }))
  await waitFor(() => expect(total?.textContent).toBe('120 分'))
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: '撤销' }))
  await waitFor(() => expect(total?.textContent).toBe(before))
})

it('the focus goes to the heading of the page that takes the place of another: papers, one of them, its print', async () => {
  const { user } = open('/paper')
  const press = async (name: string) => user.click(await screen.findByRole('link', { name }))
  const expectAt = async (name: string) => {
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name })))
  }
  await press('月考')
  await expectAt('月考')
  await press('打印与导出')
  await screen.findByRole('region', { name: '试卷预览' })
  await expectAt('月考')
  await press('回到编辑')
  await expectAt('月考')
  await press('我的试卷')
  await screen.findByRole('link', { name: '月考' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { taughtIn } from '#tests/ui/support/taught-lesson.ts'

it('asks a learner every question that is open, and keeps what is typed in one while another is put', async () => {
  const backend = createMemoryBackend({ now: () => Date.parse('2026-03-02T08:12:00Z') })
  const address = taughtIn(backend)
  const teacher = openApp({ person: 'reviewer', backend, address })
  const liveConsole = within(await screen.findByRole('region', { name: '发题控制台' }))
  await teacher.user.click(await liveConsole.findByRole('button', { name: 'A–D 四选一' }))
  await waitFor(() => expect(liveConsole.getAllByRole('group', { name: /进行中$/ })).toHaveLength(1))
  await teacher.user.click(liveConsole.getByRole('button', { name: '判断对错' }))
  await waitFor(() => expect(liveConsole.getAllByRole('group', { name: /进行中$/ })).toHaveLength(2))
  // Who has not answered is said of both.
  expect(liveConsole.getAllByRole('list', { name: /^未作答/ })).toHaveLength(2)
  cleanup()

  const { user } = openApp({ person: 'teacher', backend, address })
  const rounds = within(await screen.findByRole('region', { name: '课堂答题' }))
  await waitFor(() => expect(rounds.getAllByRole('button', { name: '提交答案' })).toHaveLength(2))
  const numbered = rounds.getAllByRole('article').slice(0, 2)
  const [earlier, later] = ['单选题', '判断题'].map((kind) => {
    const found = numbered.find((article) =>
      within(article).queryByRole('heading', { name: new RegExp(kind) }),
    )
    if (found === undefined) throw new Error(`no open ${kind}`)
    return found
  }) as [HTMLElement, HTMLElement]
  await user.click(within(earlier).getByRole('radio', { name: 'C' }))
  await user.click(within(later).getByRole('radio', { name: 'A 正确' }))
  await user.click(within(later).getByRole('button', { name: '提交答案' }))
  expect(await within(later).findByText('已作答')).toBeDefined()
  expect(within(earlier).getByRole<HTMLInputElement>('radio', { name: 'C' }).checked).toBe(true)
  await user.click(within(earlier).getByRole('button', { name: '提交答案' }))
  expect(await within(earlier).findByText('已作答')).toBeDefined()
  expect(rounds.queryByRole('button', { name: '提交答案' })).toBe(null)
})

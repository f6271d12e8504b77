import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { expectNoBarrier } from '#tests/ui/support/accessible.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { taughtIn } from '#tests/ui/support/taught-lesson.ts'

const MINUTE_MS = 60_000

it('a question that was closed while the tab was frozen says so when it wakes, with what was chosen; the ones before it stay', async () => {
  let now = Date.parse('2026-03-02T08:12:00Z')
  const backend = createMemoryBackend({ now: () => now })
  const address = taughtIn(backend)
  const teacher = openApp({ person: 'reviewer', backend, address })
  const liveConsole = within(await screen.findByRole('region', { name: '发题控制台' }))
  await teacher.user.selectOptions(await liveConsole.findByRole('combobox', { name: '作答时间' }), '120')
  await teacher.user.click(liveConsole.getByRole('button', { name: 'A–D 四选一' }))
  await liveConsole.findByRole('group', { name: /进行中$/ })
  cleanup()

  const { user } = openApp({ person: 'teacher', backend, address })
  const rounds = within(await screen.findByRole('region', { name: '课堂答题' }))
  await user.click(await rounds.findByRole('radio', { name: 'C' }))
  document.dispatchEvent(new Event('freeze'))
  now += 3 * MINUTE_MS
  document.dispatchEvent(new Event('resume'))
  await rounds.findByText('收卷时还没有提交，写好的答案没有计入')
  expect(rounds.getAllByText('已收卷').length).toBeGreaterThan(0)
  await waitFor(() => expect(rounds.queryByRole('button', { name: '提交答案' })).toBeNull())
  expect(rounds.getAllByRole('article').length).toBeGreaterThan(1)
  await expectNoBarrier()
})

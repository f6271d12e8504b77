import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { expectNoBarrier } from '#tests/ui/support/accessible.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { pageClock, soon } from '#tests/ui/support/page-clock.ts'
import { taughtIn } from '#tests/ui/support/taught-lesson.ts'

it('a line that breaks is said with the seconds to the next attempt, and is mended at once where that is wanted', async () => {
  onTestFinished(pageClock())
  const backend = createMemoryBackend({ now: () => Date.parse('2026-03-02T08:12:00Z') })
  const { user } = openApp({ person: 'teacher', backend, address: taughtIn(backend) })
  const rounds = within(await screen.findByRole('region', { name: '课堂答题' }))
  await waitFor(() => expect(rounds.getAllByRole('article')).not.toHaveLength(0))
  backend.failCall('live.rounds', { kind: 'unreachable' })
  expect(await soon(screen.findByText(/^已断开，[1-5] 秒后重连$/))).toBeDefined()
  await expectNoBarrier()
  // In vain once more: the next wait is longer.
  await user.click(await screen.findByRole('button', { name: '立即重连' }))
  expect(await screen.findByText(/^已断开，(?:[6-9]|[12]\d) 秒后重连$/)).toBeDefined()
  backend.failCall('live.rounds', null)
  await user.click(await screen.findByRole('button', { name: '立即重连' }))
  await waitFor(() => expect(screen.queryByText(/^已断开/)).toBeNull())
})

import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { openApp } from './open-app.tsx'
import { taughtIn } from './taught-lesson.ts'

/** A clock that stands: the lesson is in its 22nd minute. */
const taught = () => {
  const backend = createMemoryBackend({ now: () => Date.parse('2026-03-02T08:12:00Z') })
  openApp({ person: 'reviewer', backend, address: taughtIn(backend) })
}

it('opens a page of which much is still on its way', taught)

it('leaves nothing of it to the next test and its clock', async () => {
  vi.useFakeTimers()
  try {
    for (let turns = 0; turns < 500; turns += 1) await act(async () => vi.runAllTimers())
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

it('opens the same page whatever the clock before it did', async () => {
  taught()
  expect(await screen.findByRole('region', { name: '发题控制台' })).toBeDefined()
})

import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const times = (backend: ReturnType<typeof createMemoryBackend>) =>
  backend.requests.filter(({ call }) => call === 'list.page').length

it('what could not be read is read again by itself once the line is back, and only then', async () => {
  const backend = createMemoryBackend()
  backend.failCall('list.page', { kind: 'unreachable' })
  const { services, tellOfCall } = openApp({ person: 'teacher', address: '/list?type=1', backend })
  const { actor } = await services.connection.loaded
  await screen.findByRole('button', { name: '重试' })
  tellOfCall({ kind: 'unreached' })
  await waitFor(() => expect(actor.getSnapshot().hasTag('apart')).toBe(true))
  const before = times(backend)
  backend.failCall('list.page', null)
  tellOfCall({ kind: 'reached' })
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
  expect(times(backend)).toBe(before + 1)
  expect(screen.queryByRole('button', { name: '重试' })).toBe(null)
})

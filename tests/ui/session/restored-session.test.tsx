import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'

describe('a stored session', () => {
  it('shows the user and what is theirs before any answer has come', async () => {
    const backend = createMemoryBackend({ latencyMs: 600_000 })
    const { user } = openApp({ person: 'teacher', backend })
    await onScreen.banner().findByRole('link', { name: '学校资源库' })
    await user.click(await onScreen.userMenu())
    expect((await screen.findByRole('menu')).textContent).toContain('沈雨桐')
    expect(onScreen.banner().queryByRole('button', { name: '登录', hidden: true })).toBeNull()
  })

  it('keeps the user when the server cannot be reached', async () => {
    const backend = createMemoryBackend()
    backend.simulateNetwork('unreachable')
    openApp({ person: 'teacher', backend })
    await onScreen.main().findAllByRole('alert')
    await onScreen.userMenu()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens a page that needs an account at once', async () => {
    const { address } = openApp({ person: 'teacher', address: '/coursetable?activeIndex=3' })
    await onScreen.heading('个人中心')
    expect([screen.queryByRole('dialog'), address()]).toEqual([null, '/coursetable?activeIndex=3'])
  })

  it('without its user asks who that is, once', async () => {
    const backend = createMemoryBackend()
    const browser = createMemoryBrowser()
    browser.entry<string | null>('token', null).keep(backend.openSession(personOf('teacher')))
    const { user } = openApp({ backend, browser })
    await user.click(await onScreen.userMenu())
    expect((await screen.findByRole('menu')).textContent).toContain('沈雨桐')
    await waitFor(() =>
      expect(backend.requests.filter(({ call }) => call === 'session.currentUser')).toHaveLength(1),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

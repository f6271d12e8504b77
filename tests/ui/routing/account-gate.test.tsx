import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { type Result, success } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { port } from '#main/adapters/with-ports.ts'
import { SESSION_PORT } from '#main/session/tokens.ts'
import { deferred } from '#tests/support/deferred.ts'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'
import { AppProvider } from '#ui/actors-context.tsx'
import { AccountGate } from '#ui/routing/account-gate.tsx'

it('what stands before a page stays until the code of the page is there', async () => {
  const user = deferred<Result<CurrentUser, never>>()
  const code = deferred<string>()
  const words = code.ask()
  const backend = createMemoryBackend()
  const browser = createMemoryBrowser()
  browser.entry<string | null>('token', null).keep(backend.openSession(personOf('teacher')))
  const { services } = openApp({
    backend,
    browser,
    ports: [port(SESSION_PORT, (base) => ({ ...base, currentUser: user.ask }))],
  })
  cleanup()
  const Page = () => <p>{use(words)}</p>
  render(
    <AppProvider value={services}>
      <Suspense fallback="a placeholder">
        <AccountGate title="详情">
          <Page />
        </AccountGate>
      </Suspense>
    </AppProvider>,
  )
  await screen.findByText('正在恢复登录')
  expect(screen.queryByRole('progressbar')).toBeNull()
  await act(async () => user.answer(success(personOf('teacher'))))
  expect(services.actors.session.getSnapshot().matches('loggedIn')).toBe(true)
  await screen.findByText('正在恢复登录')
  screen.getByRole('progressbar')
  expect(screen.queryByText('a placeholder')).toBeNull()
  await act(async () => code.answer('the page'))
  await screen.findByText('the page')
  expect(screen.queryByText('正在恢复登录')).toBeNull()
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { signIn, watchedBrowser } from '#tests/ui/support/expiry.ts'
import { loginFields } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { taughtIn } from '#tests/ui/support/taught-lesson.ts'

const rounds = async () => within(await screen.findByRole('region', { name: '课堂答题' }))
const chosen = async () => (await rounds()).findByRole<HTMLInputElement>('radio', { name: 'C' })

/** A learner has chosen an answer to a question of a lesson that runs; the session is over when it is handed in. */
const interrupted = async () => {
  const backend = createMemoryBackend({ now: () => Date.parse('2026-03-02T08:12:00Z') })
  const address = taughtIn(backend)
  const teacher = openApp({ person: 'reviewer', backend, address })
  const liveConsole = within(await screen.findByRole('region', { name: '发题控制台' }))
  await teacher.user.click(await liveConsole.findByRole('button', { name: 'A–D 四选一' }))
  await liveConsole.findByRole('group', { name: /进行中$/ })
  cleanup()

  const { browser, stored } = watchedBrowser()
  const app = openApp({ person: 'teacher', backend, address, browser })
  await app.user.click(await chosen())
  backend.expireSessions()
  await app.user.click((await rounds()).getByRole('button', { name: '提交答案' }))
  await loginFields()
  const answered = () => backend.requests.filter(({ call }) => call === 'live.answer').length
  return { app, address, stored, answered }
}

it('an answer that was handed in to a question of a lesson is stored once when the same user is back', async () => {
  const { app, address, answered } = await interrupted()
  const before = answered()
  await signIn(app, 'teacher')
  await waitFor(() => expect(app.address()).toBe(address))
  await waitFor(async () => expect((await rounds()).queryByText('已作答')).not.toBeNull())
  expect(answered()).toBe(before + 1)
})

it('leaves nothing of it to another user, in whose name nothing is sent', async () => {
  const { app, stored, answered } = await interrupted()
  const before = answered()
  expect(stored()).toContain('"C"')
  await signIn(app, 'emptyMenus')
  await waitFor(() => expect(stored()).not.toContain('"C"'))
  expect(app.address()).toBe('/')
  expect(answered()).toBe(before)
})

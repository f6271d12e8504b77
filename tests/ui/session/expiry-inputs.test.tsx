import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { DEMO_PASSWORD } from '#infrastructure/memory/content/people.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { loginFields } from '#tests/ui/support/on-screen.ts'
import { type Opened, openApp, type Person, personOf } from '#tests/ui/support/open-app.tsx'
import { WALKS, type Walk } from './expiry-walks.ts'

const WORDS = '这些话不能丢掉'

const signIn = async ({ user }: Opened, person: Person) => {
  const { account, password, submit } = await loginFields()
  await user.click(account)
  await user.paste(personOf(person).account)
  await user.click(password)
  await user.paste(DEMO_PASSWORD)
  await user.click(submit)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '账号登录' })).toBeNull())
}

/** Types, and sends when the session is over. */
const interrupted = async ({ person, address, backend: made, open, reach, field, send }: Walk) => {
  const backend = (await made?.()) ?? createMemoryBackend()
  const browser = createMemoryBrowser()
  const app = openApp({ person, address, backend, browser })
  await open?.(app.user)
  await reach?.(app.user)
  const input = await field()
  await app.user.clear(input)
  await app.user.click(input)
  await app.user.paste(WORDS)
  backend.expireSessions()
  await send(app.user)
  await loginFields()
  expect(app.address()).toBe('/')
  return { app, browser }
}

const stored = (browser: ReturnType<typeof createMemoryBrowser>) =>
  JSON.stringify(['formDrafts', 'noticeDrafts'].map((name) => browser.entry<unknown>(name, null).read()))

describe.each(WALKS)('$view, when the session ends as it is sent', (walk) => {
  it('has what was typed for the same user', async () => {
    const { app } = await interrupted(walk)
    await signIn(app, walk.person)
    await waitFor(() => expect(app.address()).toBe(walk.address))
    await walk.reach?.(app.user)
    const input = await walk.field()
    await waitFor(() => expect('value' in input ? input.value : input.textContent).toBe(WORDS))
  })

  it('leaves nothing to another user', async () => {
    const { app, browser } = await interrupted(walk)
    await signIn(app, walk.person === 'cloudSchool' ? 'teacher' : 'emptyMenus')
    await waitFor(() => expect(stored(browser)).not.toContain(WORDS))
    expect(document.body.textContent).not.toContain(WORDS)
  })
})

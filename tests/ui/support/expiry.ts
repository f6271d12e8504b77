import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { DEMO_PASSWORD } from '#infrastructure/memory/content/people.ts'
import { createMemoryBrowser, type MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { loginFields } from './on-screen.ts'
import { type Opened, type Person, personOf } from './open-app.tsx'

/** Signs in where the session was over. */
export const signIn = async ({ user }: Pick<Opened, 'user'>, person: Person): Promise<void> => {
  const { account, password, submit } = await loginFields()
  await user.click(account)
  await user.paste(personOf(person).account)
  await user.click(password)
  await user.paste(DEMO_PASSWORD)
  await user.click(submit)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '账号登录' })).toBeNull())
  // The focus goes back into the page a moment later: a field that is open by then would lose it.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
}

/** Reloads the page: unlike one that is left it forgets nothing as it goes. */
export const reloaded = (before: MemoryBrowser): MemoryBrowser => {
  const after = createMemoryBrowser()
  before.rewrite((name, kept) => {
    after.entry<unknown>(name, null).keep(kept)
    return kept
  })
  cleanup()
  return after
}

/** A browser, and all that it holds as text. */
export const watchedBrowser = () => {
  const names = new Set<string>()
  const base = createMemoryBrowser()
  const browser: MemoryBrowser = {
    ...base,
    entry: (name, empty) => {
      names.add(name)
      return base.entry(name, empty)
    },
  }
  const plain = (_: string, value: unknown) => (value instanceof Map ? [...value] : value)
  const stored = () =>
    JSON.stringify(
      [...names].map((name) => base.entry<unknown>(name, null).read()),
      plain,
    )
  return { browser, stored }
}

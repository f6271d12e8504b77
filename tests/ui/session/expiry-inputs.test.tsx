import { waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { BARE_HOME } from '#tests/ui/support/bare-home.ts'
import { signIn, watchedBrowser } from '#tests/ui/support/expiry.ts'
import { fetchLessonCode } from '#tests/ui/support/lesson-code.ts'
import { loginFields } from '#tests/ui/support/on-screen.ts'
import { type Opened, openApp } from '#tests/ui/support/open-app.tsx'
import { pageClock, soon } from '#tests/ui/support/page-clock.ts'
import { WALKS } from './walks/all-walks.ts'
import type { Walk } from './walks/walk.ts'

const WORDS = '这些话不能丢掉'

beforeAll(fetchLessonCode)

/** Whether it is ticked; null for what is none of that kind. */
const tickOf = (input: HTMLElement): boolean | null => {
  if (input instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(input.type)) return input.checked
  const role = input.getAttribute('role')
  return role === 'radio' || role === 'checkbox' ? input.getAttribute('aria-checked') === 'true' : null
}

/** Types, or chooses. */
const fill = async ({ user }: Opened, input: HTMLElement, typed: string) => {
  if (input instanceof HTMLSelectElement) {
    await user.selectOptions(input, typed)
    return
  }
  if (tickOf(input) !== null) {
    await user.click(input)
    return
  }
  await user.clear(input)
  await user.click(input)
  await user.paste(typed)
}

/** What stands in it; nothing of what is not chosen. */
const inside = (input: HTMLElement): string | null => {
  if (tickOf(input) === false) return null
  return 'value' in input ? String(input.value) : input.textContent
}

/** What is sent by itself is so after a second. */
const whenSent = <T,>({ send }: Walk, awaited: Promise<T>): Promise<T> =>
  send === undefined ? soon(awaited) : awaited

/** Types, and sends when the session is over. */
const interrupted = async (walk: Walk) => {
  const { person, address, opening, open, reach, field, send } = walk
  if (send === undefined) onTestFinished(pageClock())
  const backend = (await walk.backend?.()) ?? createMemoryBackend()
  const { browser, stored } = watchedBrowser()
  walk.left?.(browser)
  const app = openApp({ person, address, backend, browser, ...BARE_HOME, ...opening })
  await open?.(app.user)
  await reach?.(app.user)
  for (const other of walk.others ?? []) await fill(app, await other.field(), other.typed)
  const input = await field()
  await fill(app, input, walk.typed ?? WORDS)
  const before = new Set(backend.requests.map(({ token }) => token))
  backend.expireSessions()
  await send?.(app.user)
  await whenSent(walk, loginFields())
  expect(app.address()).toBe('/')
  /** How often it was sent since the session ended. */
  const sent = () =>
    walk.landed?.(backend) ??
    backend.requests.filter(({ call, token }) => call === walk.call && !before.has(token)).length
  return { app, stored, sent }
}

describe.each(WALKS)('$view, when the session ends as it is sent', (walk) => {
  const typed = walk.typed ?? WORDS

  it('has what was typed for the same user, who sends it once', async () => {
    const { app, sent } = await interrupted(walk)
    await signIn(app, walk.person)
    await waitFor(() => expect(app.address()).toBe(walk.address))
    await walk.reach?.(app.user)
    const input = await (walk.arrives ?? walk.field)()
    await waitFor(() => expect(inside(input)).toBe(typed))
    for (const other of walk.others ?? []) {
      const found = await other.field()
      await waitFor(() => expect(inside(found)).toBe(other.typed))
    }
    if (walk.send !== undefined && walk.goesAgain !== true) {
      expect(sent()).toBe(0)
      // Another press would take a tick away.
      if (tickOf(input) === null) await app.user.click(input)
      await walk.send(app.user)
    }
    await whenSent(
      walk,
      waitFor(() => expect(sent()).toBe(1)),
    )
  })

  it('leaves nothing to another user, who is not led there', async () => {
    const { app, stored } = await interrupted(walk)
    const kept = [walk.stored ?? typed, ...(walk.others ?? []).map((other) => other.stored)]
    const left = () => kept.filter((words) => stored().includes(words))
    expect(left()).toEqual(kept)
    await signIn(app, walk.person === 'cloudSchool' ? 'teacher' : 'emptyMenus')
    await waitFor(() => expect(left()).toEqual([]))
    expect(kept.filter((words) => document.body.textContent?.includes(words))).toEqual([])
    expect(app.address()).not.toBe(walk.address)
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { DEMO_PASSWORD } from '#infrastructure/memory/content/people.ts'
import { loginFields } from '#tests/ui/support/on-screen.ts'
import { openApp, type Person, personOf } from '#tests/ui/support/open-app.tsx'
import { taughtIn } from '#tests/ui/support/taught-lesson.ts'

const FOR_ONE = '备好的第 1 题的作答时间'

/** Twelve minutes past the half hour, for ever: two questions are prepared. */
const openConsole = async () => {
  const backend = createMemoryBackend({ now: () => Date.parse('2026-03-02T08:12:00Z') })
  const app = openApp({ person: 'reviewer', backend, address: taughtIn(backend) })
  const time = async (name: string) => {
    const console = within(await screen.findByRole('region', { name: '发题控制台' }))
    return console.findByRole<HTMLSelectElement>('combobox', { name })
  }
  const signIn = async (person: Person) => {
    const { account, password, submit } = await loginFields()
    await app.user.click(account)
    await app.user.paste(personOf(person).account)
    await app.user.click(password)
    await app.user.paste(DEMO_PASSWORD)
    await app.user.click(submit)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '账号登录' })).toBeNull())
  }
  await app.user.selectOptions(await time('作答时间'), '120')
  await app.user.selectOptions(await time(FOR_ONE), '0')
  backend.expireSessions()
  await app.user.click(screen.getByRole('button', { name: 'A–D 四选一' }))
  await loginFields()
  return { backend, app, time, signIn }
}

it('has the times that were chosen for the same user again, whose question is asked once', async () => {
  const { backend, time, signIn } = await openConsole()
  const before = backend.requests.filter(({ call }) => call === 'live.perform').length
  await signIn('reviewer')
  await waitFor(async () => expect((await time('作答时间')).value).toBe('120'))
  expect((await time(FOR_ONE)).value).toBe('0')
  expect(await screen.findAllByRole('group', { name: /进行中$/ })).toHaveLength(1)
  expect(backend.requests.filter(({ call }) => call === 'live.perform').length).toBe(before + 1)
})

it('leaves nothing of them to another user, who is not led there', async () => {
  const { app, signIn } = await openConsole()
  const kept = () => JSON.stringify(app.browser.entry<unknown>('liveConsoles', null).read())
  expect(kept()).toContain('"seconds":120')
  await signIn('emptyMenus')
  await waitFor(() => expect(kept()).not.toContain('"seconds":120'))
  expect(app.address()).toBe('/')
})

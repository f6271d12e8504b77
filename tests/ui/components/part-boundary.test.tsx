import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { DEMO_PASSWORD } from '#infrastructure/memory/content/people.ts'
import { peopleOf } from '#infrastructure/memory/people.backend.ts'
import { loseCode } from '#tests/ui/support/lost-code.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { opensAnew, PartBoundary } from '#ui/components/part-boundary.tsx'

const HELD = '登录还没有完成，后面的一步没有打开：网络不稳定，或平台刚刚更新过。'
const ACCOUNT = '13900000004'

it('whoever is held and does not get the dialog is told so, and may open anew or log out', async () => {
  const backend = createMemoryBackend()
  const people = peopleOf(backend)
  const at = people.findIndex(({ account }) => account === ACCOUNT)
  const person = people[at]
  if (person !== undefined) people[at] = { ...person, firstPassword: true }
  const { user } = openApp({ backend, address: '/coursetable' })
  const dialog = await screen.findByRole('dialog', { name: '账号登录' })
  await user.type(await screen.findByRole('textbox', { name: '账号' }), ACCOUNT)
  await user.type(dialog.querySelector('input[type=password]') as HTMLElement, DEMO_PASSWORD)
  loseCode()
  await user.keyboard('{Enter}')
  const told = within((await screen.findByText(HELD)).closest('[role=alert]') as HTMLElement)
  expect(told.getByRole('button', { name: '重新打开' })).toBeDefined()
  await user.click(told.getByRole('button', { name: '退出登录' }))
  await waitFor(() => expect(screen.queryByText(HELD)).toBeNull())
  expect(await screen.findAllByRole('button', { name: '登录' })).toBeDefined()
})

it('a page is opened anew for a part without which nothing goes on, and for no other', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Gone = (): never => {
    throw new TypeError('Importing a module script failed.')
  }
  const missed: boolean[] = []
  const draw = (isNeeded: boolean) =>
    render(
      <PartBoundary missing={<p>没有打开</p>} opensAnew={isNeeded}>
        <Gone />
      </PartBoundary>,
      { onCaughtError: (_, { errorBoundary }) => missed.push(opensAnew(errorBoundary)) },
    )
  draw(true)
  draw(false)
  expect(missed).toEqual([true, false])
  expect(opensAnew(undefined)).toBe(true)
  silenced.mockRestore()
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { BARE_HOME } from '#tests/ui/support/bare-home.ts'
import { loseCode } from '#tests/ui/support/lost-code.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

/** Asks at 12 s, which is required, and at 24 s. */
const LESSON = '/play?id=101&section=10101'

/** A lesson whose question is asked when nothing comes any more. */
const askedInVain = async (second: number) => {
  const { user } = openApp({
    person: 'teacher',
    address: `${LESSON}&at=${second}`,
    backend: createMemoryBackend(),
    ...BARE_HOME,
  })
  await screen.findByRole('group', { name: '画面' })
  loseCode()
  const dialog = within(await screen.findByRole('dialog', { name: /^第 \d+ 题/ }, { timeout: 5000 }))
  await dialog.findByText(/^这一部分没有打开/)
  return { user, dialog }
}

it('a question whose form does not come says so, and holds nobody up who may pass it', async () => {
  const { user, dialog } = await askedInVain(23)
  expect(dialog.getByRole('button', { name: '重新打开' })).toBeDefined()
  await user.click(dialog.getByRole('button', { name: '继续播放' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^第 \d+ 题/ })).toBeNull())
})

it('nobody gets past a required one by that', async () => {
  const { dialog } = await askedInVain(11)
  expect(dialog.queryByRole('button', { name: '继续播放' })).toBeNull()
})

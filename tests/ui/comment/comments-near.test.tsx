import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { allIsFar } from '#tests/support/near.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { pageClock, soon } from '#tests/ui/support/page-clock.ts'

const [RESOURCE] = RESOURCES

const opened = async () => {
  const comeNear = allIsFar()
  onTestFinished(comeNear)
  const backend = createMemoryBackend()
  const { user } = openApp({ person: 'teacher', address: `/details?id=${RESOURCE?.id}&type=3`, backend })
  await onScreen.heading(RESOURCE?.name ?? '')
  await screen.findByRole('region', { name: '评论' })
  const asked = () => backend.requests.filter(({ call }) => call === 'comments.list').length
  return { comeNear, asked, user }
}

const field = () => screen.findByRole('textbox', { name: '写评论' })

it('comments of a page are asked for once somebody comes near them', async () => {
  const { comeNear, asked } = await opened()
  expect(asked()).toBe(0)
  comeNear()
  await field()
  expect(asked()).toBe(1)
})

it('comments that nobody comes near are there a while later, for who goes to them by name', async () => {
  onTestFinished(pageClock())
  const { asked } = await opened()
  expect(asked()).toBe(0)
  await soon(field())
  expect(asked()).toBe(1)
})

it('the editor is brought behind its field, where a plain one takes the text before', async () => {
  onTestFinished(pageClock())
  await opened()
  expect((await soon(field())).tagName).toBe('TEXTAREA')
  await soon(screen.findByRole('toolbar'))
})

/** So much time, and the code that is on its way by then. */
const passes = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await vi.dynamicImportSettled()
  })

it('the editor of comments that are seen from the start comes once the page is scrolled', async () => {
  onTestFinished(pageClock())
  openApp({ person: 'teacher', address: `/details?id=${RESOURCE?.id}&type=3` })
  await soon(field())
  const begun = Date.now()
  await passes(1000)
  expect(screen.queryByRole('toolbar')).toBeNull()
  dispatchEvent(new Event('scroll'))
  await soon(screen.findByRole('toolbar'))
  expect(Date.now() - begun).toBeLessThan(4000)
})

it.each([
  'before',
  'while',
] as const)('a button below a written field does not move from under the pointer where the editor comes %s it is pressed', async (when) => {
  onTestFinished(pageClock())
  const { user } = await opened()
  await user.type(await soon(field()), '第一行{Enter}第二行{Enter}第三行{Enter}第四行')
  if (when === 'before') await passes(5000)
  const send = screen.getByRole('button', { name: '发表' })
  await user.pointer({ keys: '[MouseLeft>]', target: send })
  if (when === 'while') await passes(5000)
  expect((await field()).tagName).toBe('TEXTAREA')
  await user.pointer({ keys: '[/MouseLeft]', target: send })
  await soon(screen.findByRole('toolbar'))
  await soon(screen.findByText('第四行'))
})

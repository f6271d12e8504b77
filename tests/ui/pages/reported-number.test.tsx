import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const NUMBER = '0b0f9d5e-6f0c-4c6e-9a53-6f1c2f0c9a11'

it('the number of a fault stands on the screen, to be read out, where nothing could be read', async () => {
  const backend = createMemoryBackend()
  const message = `服务器出错了，请稍后再试（编号 ${NUMBER}）`
  backend.failCall('list.page', { kind: 'rejected', reason: 'crashed', message })
  openApp({ person: 'teacher', address: '/list?type=1', backend })
  const alert = await onScreen.main().findByRole('alert')
  expect(alert.textContent).toContain(message)
})

it('and where nothing could be saved', async () => {
  const backend = createMemoryBackend()
  const message = `服务器的磁盘满了，没有保存，请联系管理员（编号 ${NUMBER}）`
  backend.failCall('favourite.keep', { kind: 'rejected', reason: 'noRoom', message })
  const { user } = openApp({ person: 'teacher', address: '/list?type=1', backend })
  const stars = () => screen.findAllByRole<HTMLButtonElement>('button', { name: /^收藏：/ })
  await waitFor(async () => expect((await stars())[0]?.disabled).toBe(false))
  const [star] = await stars()
  if (star === undefined) throw new Error('no card')
  await user.click(star)
  const said = await screen.findByText((words) => words.includes(message))
  expect(said.closest('[hidden], [aria-hidden=true]')).toBeNull()
})

import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aFilm } from '#tests/support/a-film.ts'
import { loseCode } from '#tests/ui/support/lost-code.ts'
import { openPlayer } from '#tests/ui/support/open-player.tsx'

it('whose menus and table of keys do not come says so, and plays on', async () => {
  const { actor, user } = await openPlayer({ sources: [aFilm()] })
  await user.click(screen.getByRole('button', { name: '播放' }))
  await waitFor(() => expect(actor.getSnapshot().hasTag('running')).toBe(true))
  loseCode()
  const rate = screen.getByRole('button', { name: '倍速：1×' })
  await user.click(rate)
  await screen.findByRole('button', { name: '重新打开' })
  expect(rate.getAttribute('aria-expanded')).toBe('true')
  await user.click(rate)
  expect(screen.queryByRole('button', { name: '重新打开' })).toBeNull()

  await user.keyboard('?')
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: '留在这里' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.keyboard('?')
  await screen.findByRole('alert')
  await user.keyboard('>')
  expect([actor.getSnapshot().hasTag('running'), actor.getSnapshot().context.settings.rate]).toEqual([
    true,
    1.25,
  ])
})

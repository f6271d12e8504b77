import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { providePlayback } from '#application/playback/playback.provide.ts'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { openPlayerDisplay } from '#main/playback/player-display.wiring.ts'
import { aFilm } from '#tests/support/a-film.ts'
import { BusyNotice } from '#ui/playback/film-notices.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a film that keeps somebody waiting says so, and offers what comes sooner', () => {
  // A line over which nothing ever comes.
  const playback = providePlayback({ show: () => ({ obey: () => undefined, close: () => undefined }) })
  const actor = createActor(playback, {
    input: {
      sources: [aFilm({ label: '720p', height: 720 }), aFilm({ label: '360p', height: 360 })],
      posterUrl: '',
      duration: 60,
      startAt: 0,
      settings: DEFAULT_PLAYER_SETTINGS,
      live: false,
      autoplay: true,
    },
  })
  actor.start()
  actor.send({ type: 'playback.attach', host: {} })
  const display = openPlayerDisplay(actor)
  display.start()
  render(<BusyNotice actor={actor} display={display} />)
  expect(screen.getByRole('status').textContent).toBe('正在缓冲')
  act(() => void vi.advanceTimersByTime(4999))
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('网速较慢，正在缓冲')
  act(() => screen.getByRole('button', { name: '换成 360p' }).click())
  expect(actor.getSnapshot().context.settings.quality).toBe('360p')
  expect(screen.queryByRole('button')).toBeNull()
})

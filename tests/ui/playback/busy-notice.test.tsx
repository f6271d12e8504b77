import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { providePlayback } from '#application/playback/playback.provide.ts'
import type { FilmSource } from '#domain/playback/lesson.ts'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { openPlayerDisplay } from '#main/playback/player-display.wiring.ts'
import { aFilm } from '#tests/support/a-film.ts'
import { BusyNotice } from '#ui/playback/film-notices.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A line over which nothing ever comes. */
const slowFilm = (sources: readonly FilmSource[]) => {
  const show = vi.fn(() => ({ obey: () => undefined, close: () => undefined }))
  const playback = providePlayback({ show })
  const actor = createActor(playback, {
    input: {
      sources,
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
  return { actor, show }
}

it('a film that keeps somebody waiting says so, and offers what comes sooner', () => {
  const { actor } = slowFilm([aFilm({ label: '720p', height: 720 }), aFilm({ label: '360p', height: 360 })])
  expect(screen.getByRole('status').textContent).toBe('正在缓冲')
  act(() => void vi.advanceTimersByTime(4999))
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('网速较慢，正在缓冲')
  act(() => screen.getByRole('button', { name: '换成 360p' }).click())
  expect(actor.getSnapshot().context.settings.quality).toBe('360p')
  expect(screen.queryByRole('button', { name: /换成/ })).toBeNull()
})

it('a film of one quality that hangs can be asked for anew, from where it stood', () => {
  const { actor, show } = slowFilm([aFilm({ label: '原画', height: 0 })])
  actor.send({ type: 'playback.seek', second: 40 })
  act(() => void vi.advanceTimersByTime(5000))
  show.mockClear()
  act(() => screen.getByRole('button', { name: '重试' }).click())
  expect(show).toHaveBeenCalledOnce()
  expect(actor.getSnapshot().context).toMatchObject({ position: 40, wanted: true })
  expect(actor.getSnapshot().matches({ attached: 'opening' })).toBe(true)
})

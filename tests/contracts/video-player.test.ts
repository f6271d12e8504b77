import { afterEach, describe, it } from 'vitest'
import type { ShownFilm } from '#application/playback/video-player.port.ts'
import type { PlayerEvent } from '#domain/playback/player-protocol.ts'
import { memoryVideoPlayer } from '#infrastructure/playback/video-player.memory.ts'
import { aFilm, anOpening } from '#tests/support/a-film.ts'
import { type PlayerBench, VIDEO_PLAYER_CASES } from './video-player.contract.ts'

const DURATION = 37
const shown: ShownFilm[] = []

afterEach(() => {
  for (const film of shown.splice(0)) film.close()
})

/** Faster than the backend: a quarter of a second of the film takes a hundredth. */
const memoryBench = (): PlayerBench => {
  const player = memoryVideoPlayer({ duration: DURATION, tickMs: 10 })
  const told: PlayerEvent[] = []
  return {
    duration: DURATION,
    show: async (opening = {}, film = 'there') => {
      const source = aFilm(film === 'there' ? { url: '/film.mp4' } : { url: '' })
      shown.push(player.show(anOpening({ ...opening, source }), (fact) => told.push(fact)))
    },
    obey: async (...commands) => {
      for (const command of commands) shown.at(-1)?.obey(command)
    },
    facts: async () => [...told],
    close: async () => shown.pop()?.close(),
  }
}

// The players of the browser keep the same contract in tests/e2e/video-player.spec.ts.
describe('memory: a video player', () => {
  it.each(VIDEO_PLAYER_CASES)('$name', ({ run }) => run(memoryBench()))
})

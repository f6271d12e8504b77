import type { FilmSource } from '#domain/playback/lesson.ts'
import type { PlayerOpening } from '#domain/playback/player-protocol.ts'

/** A film in a file of this server. */
export const aFilm = (source: Partial<FilmSource> = {}): FilmSource => ({
  label: '720p',
  url: '/film.mp4',
  kind: 'file',
  height: 720,
  cloudVideoId: '',
  cloudPlayAuth: '',
  ...source,
})

/** A film from its beginning, as everybody watches it. */
export const anOpening = (opening: Partial<PlayerOpening> = {}): PlayerOpening => ({
  host: {},
  source: aFilm(),
  posterUrl: '',
  startAt: 0,
  live: false,
  rate: 1,
  volume: 1,
  muted: false,
  quality: null,
  ...opening,
})

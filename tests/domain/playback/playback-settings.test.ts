import { describe, expect, it } from 'vitest'
import type { FilmSource } from '#domain/playback/lesson.ts'
import { RESUME_NOTICE_MS } from '#domain/playback/playback.setup.ts'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import {
  ATTACH,
  file,
  HLS,
  OPENED,
  PLAY,
  PLAYING,
  runningPlayback,
  STARTING,
  startPlayback,
} from './a-playback.ts'

describe('settings', () => {
  it('are told to the player and to whoever keeps them', () => {
    const { send, commands, emitted } = runningPlayback()
    send({ type: 'playback.setRate', rate: 1.5 }, { type: 'playback.setVolume', volume: 0.4 })
    const told = (rate: number, volume: number) => [
      { type: 'player.setRate', rate },
      { type: 'player.setVolume', volume, muted: false },
      { type: 'player.setQuality', label: null },
    ]
    expect(commands).toEqual([...told(1.5, 1), ...told(1.5, 0.4)])
    expect(emitted).toEqual([
      { type: 'playback.settingsChanged', settings: { ...DEFAULT_PLAYER_SETTINGS, rate: 1.5 } },
      { type: 'playback.settingsChanged', settings: { ...DEFAULT_PLAYER_SETTINGS, rate: 1.5, volume: 0.4 } },
    ])
  })

  it('can be chosen before there is a player', () => {
    const { send, context, openings } = startPlayback()
    send({ type: 'playback.setRate', rate: 2 }, { type: 'playback.toggleMute' })
    send({ type: 'playback.setVolume', volume: 2 }, { type: 'playback.setQuality', label: '1080p' })
    send({ type: 'playback.setCaptions', language: 'zh-CN' }, { type: 'playback.setTheatre', on: true })
    send({ type: 'playback.setTranscript', on: true }, { type: 'playback.toggleMute' }, ATTACH)
    expect(context().settings).toEqual({
      rate: 2,
      volume: 1,
      muted: true,
      quality: '1080p',
      captions: 'zh-CN',
      theatre: true,
      transcript: true,
    })
    expect(openings.map(({ rate, muted }) => [rate, muted])).toEqual([[2, true]])
  })

  it('without volume are mute, and become audible again', () => {
    const { send, context } = runningPlayback()
    send({ type: 'playback.setVolume', volume: 0 })
    const silent = context().settings
    send({ type: 'playback.toggleMute' })
    const { muted, volume } = context().settings
    expect([silent.muted, muted, volume]).toEqual([true, false, 0.5])
  })

  it('choose among the qualities within a source, else among the sources, where it stands', () => {
    const within = runningPlayback({ sources: [HLS, file('360p')] })
    within.send({ type: 'playback.setQuality', label: '720p' })
    expect(within.commands.at(-1)).toEqual({ type: 'player.setQuality', label: '720p' })
    const among = runningPlayback()
    among.send({ type: 'playback.setQuality', label: '360p' }, OPENED)
    expect(among.openings.at(-1)).toMatchObject({ source: file('360p'), startAt: 10 })
    expect(among.value()).toEqual(STARTING)
  })

  it('begin with the quality that is liked, and with what adapts itself before that', () => {
    const quality = '360p'
    const settings = { ...DEFAULT_PLAYER_SETTINGS, quality }
    const first = (sources: readonly FilmSource[]) => {
      const { send, openings } = startPlayback({ sources, settings })
      send(ATTACH)
      return openings.map(({ source }) => source.label)
    }
    expect([first([file('720p'), file('360p')]), first([HLS, file('360p')]), first([file('720p')])]).toEqual([
      ['360p'],
      ['自动'],
      ['720p'],
    ])
  })
})

describe('where the learner left off', () => {
  it('is said until it has run for a while', () => {
    const { send, context, clock } = startPlayback({ startAt: 40 })
    send(ATTACH, OPENED)
    clock.increment(10 * RESUME_NOTICE_MS)
    expect(context().resumedAt).toBe(40)
    send(PLAY, PLAYING)
    clock.increment(RESUME_NOTICE_MS)
    expect(context().resumedAt).toBeNull()
  })

  it.each([
    { type: 'playback.seek', second: 0 },
    { type: 'playback.dismissResume' },
  ] as const)('is no longer said after $type', (event) => {
    const { send, context } = startPlayback({ startAt: 40 })
    send(ATTACH, OPENED, event)
    expect(context().resumedAt).toBeNull()
  })

  it('is not said of a live film, nor of one from its beginning', () => {
    expect(
      [startPlayback({ live: true, startAt: 40 }), startPlayback()].map(({ context }) => context().resumedAt),
    ).toEqual([null, null])
  })
})

it('a film is asked for anew where nothing comes of it, and goes on where it was', () => {
  const { send, openings, value } = runningPlayback({ sources: [file('720p')] })
  send({ type: 'player.waiting' })
  const before = openings.length
  send({ type: 'playback.retry' })
  expect([openings.length - before, openings.at(-1)?.startAt]).toEqual([1, 10])
  send(OPENED)
  expect(value()).toEqual(STARTING)
})

describe('a film that is shown as a lesson that is given now', () => {
  /** It is in its 40th second, and a minute later in its 100th. */
  const lesson = (autoplay = false) => {
    let second = 40
    const playback = startPlayback({ live: true, autoplay, liveAt: () => second, duration: 300 })
    return { ...playback, pass: (seconds: number) => (second += seconds) }
  }

  it('begins where the lesson is, and is shown as a whole film at its own speed', () => {
    const { send, openings, context, commands } = lesson(true)
    send({ type: 'playback.setRate', rate: 2 }, ATTACH, { ...OPENED, span: { start: 0, end: 300 } })
    expect(openings.map(({ startAt, live, rate }) => [startAt, live, rate])).toEqual([[40, false, 1]])
    expect(context().resumedAt).toBe(null)
    send({ type: 'playback.setVolume', volume: 0.5 })
    expect(commands).toContainEqual({ type: 'player.setRate', rate: 1 })
  })

  it('is sought no further than the lesson is, and to there by one press', () => {
    const { send, commands, context, pass } = lesson()
    send(ATTACH, { ...OPENED, span: { start: 0, end: 300 } }, PLAY, PLAYING)
    send({ type: 'playback.seek', second: 200 })
    expect(context().position).toBe(40)
    send({ type: 'playback.seek', second: 5 })
    pass(60)
    send({ type: 'playback.seekEdge' })
    expect([context().position, commands.at(-1)]).toEqual([100, { type: 'player.seek', second: 100 }])
    pass(900)
    send({ type: 'playback.seekEdge' })
    expect(context().position).toBe(300)
  })
})

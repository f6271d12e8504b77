import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { FilmSource } from '#domain/playback/lesson.ts'
import type { PlaybackEvent, PlaybackInput } from '#domain/playback/playback.events.ts'
import { playbackMachine } from '#domain/playback/playback.machine.ts'
import { RESUME_NOTICE_MS } from '#domain/playback/playback.setup.ts'
import type { PlayerCommand, PlayerOpening } from '#domain/playback/player-link.ts'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const HOST = {}

const file = (label: string): FilmSource => ({
  label,
  url: `/api/file/${label}.mp4`,
  kind: 'file',
  height: Number.parseInt(label, 10),
  cloudVideoId: '',
})
const HLS: FilmSource = {
  label: '自动',
  url: '/api/stream/master.m3u8',
  kind: 'hls',
  height: 0,
  cloudVideoId: '',
}

const INPUT: PlaybackInput = {
  sources: [file('720p'), file('360p')],
  posterUrl: '',
  duration: 100,
  startAt: 0,
  settings: DEFAULT_PLAYER_SETTINGS,
  live: false,
  autoplay: false,
}

const OPENED: PlaybackEvent = {
  type: 'player.opened',
  span: { start: 0, end: 100 },
  levels: [],
  canPicture: true,
}

const start = (input: Partial<PlaybackInput> = {}) => {
  const clock = new SimulatedClock()
  const openings: PlayerOpening[] = []
  const commands: PlayerCommand[] = []
  let open = 0
  const player = fromCallback<PlayerCommand, PlayerOpening>(({ input: opening, receive }) => {
    openings.push(opening)
    open += 1
    receive((command) => commands.push(command))
    return () => {
      open -= 1
    }
  })
  const actor = createActor(playbackMachine.provide({ actors: { player } }), {
    clock,
    input: { ...INPUT, ...input },
    inspect: log.inspect,
  })
  const { states, emitted } = record(actor)
  actor.start()
  return {
    clock,
    openings,
    commands,
    states,
    emitted,
    openPlayers: () => open,
    send: (...events: PlaybackEvent[]) => {
      for (const event of events) actor.send(event)
    },
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
  }
}

const ATTACH: PlaybackEvent = { type: 'playback.attach', host: HOST }
const PLAY: PlaybackEvent = { type: 'playback.play' }
const PLAYING: PlaybackEvent = { type: 'player.playing' }
const moved = (position: number): PlaybackEvent => ({ type: 'player.moved', position })

const PAUSED = { attached: { open: 'paused' } }
const STARTING = { attached: { open: 'starting' } }
const FLOWING = { attached: { open: { playing: 'flowing' } } }
const STALLED = { attached: { open: { playing: 'stalled' } } }
const OPENING = { attached: 'opening' }

/** A film that runs at second 10. */
const running = (input: Partial<PlaybackInput> = {}) => {
  const playback = start(input)
  playback.send(ATTACH, OPENED, PLAY, PLAYING, moved(10))
  playback.emitted.length = 0
  playback.commands.length = 0
  return playback
}

describe('a film', () => {
  it('is opened where it is to begin, and waits to be told', () => {
    const { send, states, openings, commands, emitted } = start({ startAt: 40 })
    send(ATTACH, OPENED)
    expect(states).toEqual(['detached', OPENING, PAUSED])
    expect(openings).toEqual([
      {
        host: HOST,
        source: file('720p'),
        posterUrl: '',
        startAt: 40,
        live: false,
        rate: 1,
        volume: 1,
        muted: false,
        quality: null,
      },
    ])
    expect([commands, emitted]).toEqual([[], []])
  })

  it('runs by itself where that is wanted, stalls, flows again and ends', () => {
    const { send, states, commands, emitted } = start({ autoplay: true })
    send(ATTACH, OPENED, PLAYING, moved(0.2), { type: 'player.waiting' }, PLAYING, moved(0.4))
    send({ type: 'player.waiting' }, moved(0.6), moved(100), { type: 'player.ended' })
    expect(states).toEqual([
      'detached',
      OPENING,
      STARTING,
      FLOWING,
      STALLED,
      FLOWING,
      STALLED,
      FLOWING,
      { attached: { open: 'ended' } },
    ])
    expect(commands).toEqual([{ type: 'player.play' }])
    expect(emitted).toEqual([
      { type: 'playback.started', position: 0 },
      ...[0.2, 0.4, 0.6, 100].map((position) => ({ type: 'playback.moved', position })),
      { type: 'playback.paused', position: 100 },
      { type: 'playback.ended', position: 100 },
    ])
  })

  it('says that it paused, and nothing of where it is moved to meanwhile', () => {
    const { send, value, commands, emitted } = running()
    send({ type: 'playback.pause' }, { type: 'player.paused' }, moved(10))
    expect(value()).toEqual(PAUSED)
    expect(commands).toEqual([{ type: 'player.pause' }])
    expect(emitted).toEqual([{ type: 'playback.paused', position: 10 }])
  })

  it('is toggled', () => {
    const { send, states } = running()
    states.length = 0
    send({ type: 'playback.toggle' }, { type: 'playback.toggle' }, { type: 'playback.toggle' })
    send(PLAY, { type: 'playback.pause' })
    expect(states).toEqual([PAUSED, STARTING, PAUSED, STARTING, PAUSED])
  })

  it('remembers a toggle, a play and a pause until it is open', () => {
    const { send, context } = start()
    const wanted = (event: PlaybackEvent) => {
      send(event)
      return context().wanted
    }
    send(ATTACH)
    expect([
      wanted({ type: 'playback.toggle' }),
      wanted({ type: 'playback.toggle' }),
      wanted(PLAY),
      wanted({ type: 'playback.pause' }),
    ]).toEqual([true, false, true, false])
  })

  it('follows what starts and pauses it from outside of the page', () => {
    const { send, states, emitted } = running()
    states.length = 0
    send({ type: 'player.paused' }, PLAYING)
    expect(states).toEqual([PAUSED, FLOWING])
    expect(emitted).toEqual([
      { type: 'playback.paused', position: 10 },
      { type: 'playback.started', position: 10 },
    ])
  })

  it('says that somebody has to start it where the browser refuses', () => {
    const { send, value, context } = start({ autoplay: true })
    send(ATTACH, OPENED, { type: 'player.refused' })
    expect([value(), context().refused, context().wanted]).toEqual([PAUSED, true, false])
    send(PLAY)
    expect([value(), context().refused]).toEqual([STARTING, false])
  })

  it('lets go of its place and goes on where it was in another', () => {
    const { send, openings, emitted, openPlayers, value } = running()
    send({ type: 'playback.detach' })
    expect([value(), openPlayers()]).toEqual(['detached', 0])
    send(ATTACH, OPENED)
    expect([value(), openPlayers(), openings.at(-1)?.startAt]).toEqual([STARTING, 1, 10])
    expect(emitted).toEqual([{ type: 'playback.paused', position: 10 }])
  })

  it('learns how much there is, how far it is fetched, what is shown and where', () => {
    const { send, context } = running()
    send(
      { type: 'player.spanned', span: { start: 5, end: 120 } },
      { type: 'player.buffered', ranges: [{ start: 5, end: 50 }] },
      { type: 'player.shown', label: '720p' },
      { type: 'player.pictured', on: true },
    )
    const { span, buffered, shown, pictured } = context()
    expect({ span, buffered, shown, pictured }).toEqual({
      span: { start: 5, end: 120 },
      buffered: [{ start: 5, end: 50 }],
      shown: '720p',
      pictured: true,
    })
  })
})

describe('seeking', () => {
  it('stays within the film', () => {
    const { send, commands, emitted } = running()
    send({ type: 'playback.seek', second: 50 }, { type: 'playback.step', seconds: 80 })
    send({ type: 'playback.step', seconds: -200 })
    expect(commands).toEqual([50, 100, 0].map((second) => ({ type: 'player.seek', second })))
    expect(emitted).toEqual([
      { type: 'playback.sought', from: 10, to: 50 },
      { type: 'playback.sought', from: 50, to: 100 },
      { type: 'playback.sought', from: 100, to: 0 },
    ])
  })

  it.each([
    { type: 'playback.seek', second: 30 },
    { type: 'playback.step', seconds: 30 },
  ] as const)('before the film is open opens it there: $type', (event) => {
    const { send, openings, commands } = start()
    send(ATTACH, event)
    expect(openings.map(({ startAt }) => startAt)).toEqual([0, 30])
    expect(commands).toEqual([])
  })

  it('before there is a place is kept for it', () => {
    const { send, openings } = start({ duration: 0 })
    send({ type: 'playback.seek', second: 30 }, { type: 'playback.step', seconds: 5 }, ATTACH)
    expect(openings.map(({ startAt }) => startAt)).toEqual([35])
  })

  it.each([
    [{ type: 'playback.seek', second: 20 }, 20],
    [{ type: 'playback.step', seconds: -10 }, 90],
    [{ type: 'playback.play' }, 0],
    [{ type: 'playback.toggle' }, 0],
  ] as const)('after the end runs on from there: %o', (event, second) => {
    const { send, value, commands } = running()
    send(moved(100), { type: 'player.ended' }, event)
    expect(value()).toEqual(STARTING)
    expect(commands).toEqual([{ type: 'player.seek', second }, { type: 'player.play' }])
  })

  it('of a live film to its edge is left to the player', () => {
    const { send, commands } = running({ live: true })
    send({ type: 'playback.seekEdge' })
    expect(commands).toEqual([{ type: 'player.seekEdge' }])
  })
})

describe('a film that is held', () => {
  it('pauses, and runs again only when everybody released it and it is told to', () => {
    const { send, value, states } = running()
    states.length = 0
    send({ type: 'playback.hold', by: 'question' }, { type: 'playback.hold', by: 'otherTab' })
    send(PLAY, { type: 'playback.toggle' })
    send({ type: 'playback.release', by: 'question' }, PLAY, PLAYING)
    expect(states).toEqual([PAUSED])
    send({ type: 'playback.release', by: 'otherTab' })
    expect(value()).toEqual(PAUSED)
    send(PLAY)
    expect(value()).toEqual(STARTING)
  })

  it('does not start when it opens, nor again after its end', () => {
    const held = start({ autoplay: true })
    held.send(ATTACH, { type: 'playback.hold', by: 'otherTab' }, OPENED)
    const ended = running()
    ended.send({ type: 'player.ended' }, { type: 'playback.hold', by: 'otherTab' }, PLAY)
    ended.send({ type: 'playback.toggle' })
    expect([held.value(), ended.value()]).toEqual([PAUSED, { attached: { open: 'ended' } }])
  })

  it('pauses while it is about to start', () => {
    const { send, value, commands } = start({ autoplay: true })
    send(ATTACH, OPENED, { type: 'playback.hold', by: 'question' })
    expect(value()).toEqual(PAUSED)
    expect(commands).toEqual([{ type: 'player.play' }, { type: 'player.pause' }])
  })
})

describe('a barrier', () => {
  it('is not played past', () => {
    const { send, value, commands, emitted } = running()
    send({ type: 'playback.setBarrier', second: 12 }, moved(11.9), moved(12.1))
    expect(value()).toEqual(PAUSED)
    expect(commands).toEqual([{ type: 'player.pause' }, { type: 'player.seek', second: 12 }])
    expect(emitted).toEqual([
      { type: 'playback.moved', position: 11.9 },
      { type: 'playback.moved', position: 12 },
      { type: 'playback.paused', position: 12 },
    ])
  })

  it('is not sought past', () => {
    const { send, emitted } = running()
    send({ type: 'playback.setBarrier', second: 12 }, { type: 'playback.seek', second: 60 })
    expect(emitted).toEqual([{ type: 'playback.sought', from: 10, to: 12 }])
  })

  it('says where it stands to whoever wants to play on, until it is gone', () => {
    const { send, value, emitted } = start()
    send(ATTACH, OPENED, { type: 'playback.setBarrier', second: 12 }, { type: 'playback.seek', second: 20 })
    send(PLAY, { type: 'playback.toggle' })
    expect(value()).toEqual(PAUSED)
    expect(emitted.slice(1)).toEqual([
      { type: 'playback.moved', position: 12 },
      { type: 'playback.moved', position: 12 },
    ])
    send({ type: 'playback.setBarrier', second: null }, PLAY)
    expect(value()).toEqual(STARTING)
  })
})

describe('settings', () => {
  it('are told to the player and to whoever keeps them', () => {
    const { send, commands, emitted } = running()
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
    const { send, context, openings } = start()
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
    const { send, context } = running()
    send({ type: 'playback.setVolume', volume: 0 })
    const silent = context().settings
    send({ type: 'playback.toggleMute' })
    const { muted, volume } = context().settings
    expect([silent.muted, muted, volume]).toEqual([true, false, 0.5])
  })

  it('choose among the qualities within a source, else among the sources, where it stands', () => {
    const within = running({ sources: [HLS, file('360p')] })
    within.send({ type: 'playback.setQuality', label: '720p' })
    expect(within.commands.at(-1)).toEqual({ type: 'player.setQuality', label: '720p' })
    const among = running()
    among.send({ type: 'playback.setQuality', label: '360p' }, OPENED)
    expect(among.openings.at(-1)).toMatchObject({ source: file('360p'), startAt: 10 })
    expect(among.value()).toEqual(STARTING)
  })

  it('begin with the quality that is liked, and with what adapts itself before that', () => {
    const quality = '360p'
    const settings = { ...DEFAULT_PLAYER_SETTINGS, quality }
    const first = (sources: readonly FilmSource[]) => {
      const { send, openings } = start({ sources, settings })
      send(ATTACH)
      return openings.map(({ source }) => source.label)
    }
    expect([first([file('720p'), file('360p')]), first([HLS, file('360p')]), first([file('720p')])]).toEqual([
      ['360p'],
      ['自动'],
      ['720p'],
    ])
  })

  it('leave the picture to the player', () => {
    const { send, commands } = running()
    send({ type: 'playback.togglePicture' })
    expect(commands).toEqual([{ type: 'player.togglePicture' }])
  })
})

describe('a live film', () => {
  it('runs without sound rather than not at all, until somebody asks for sound', () => {
    const { send, value, context, commands } = start({ live: true, autoplay: true })
    send(ATTACH, OPENED, { type: 'player.refused' })
    expect([value(), context().silenced, context().settings.muted]).toEqual([STARTING, true, false])
    expect(commands).toContainEqual({ type: 'player.setVolume', volume: 1, muted: true })
    send(PLAYING, { type: 'playback.setRate', rate: 1.5 })
    expect(context().silenced).toBe(true)
    send({ type: 'playback.toggleMute' })
    expect([context().silenced, context().settings.muted]).toEqual([false, false])
    expect(commands.at(-2)).toEqual({ type: 'player.setVolume', volume: 1, muted: false })
  })
})

describe('a film that cannot be played', () => {
  it('is tried the next way where this way is at fault', () => {
    const { send, openings, states, emitted } = running({ sources: [HLS, file('360p')] })
    states.length = 0
    send({ type: 'player.failed', fault: 'unplayable' }, OPENED, { type: 'player.failed', fault: 'damaged' })
    expect(openings.map(({ source }) => source.label)).toEqual(['自动', '360p'])
    expect(states).toEqual([OPENING, STARTING, 'failed'])
    expect(emitted).toEqual([
      { type: 'playback.paused', position: 10 },
      { type: 'playback.failed', fault: 'damaged', position: 10 },
    ])
  })

  it('is tried again by itself while the line is down, more and more seldom, and goes on where it was', () => {
    const { send, clock, openings, value } = running()
    const UNREACHABLE: PlaybackEvent = { type: 'player.failed', fault: 'unreachable' }
    send(UNREACHABLE)
    const waits = [2000, 4000, 8000, 16_000, 30_000, 30_000].map((wait) => {
      clock.increment(wait - 1)
      const before = openings.length
      clock.increment(1)
      send(UNREACHABLE)
      return openings.length - before
    })
    expect(waits).toEqual([1, 1, 1, 1, 1, 1])
    clock.increment(30_000)
    send(OPENED, PLAYING)
    expect([value(), openings.at(-1)?.startAt]).toEqual([FLOWING, 10])
  })

  it('is tried again when that is asked for', () => {
    const { send, value, context, clock } = running({ sources: [file('720p')] })
    send({ type: 'player.failed', fault: 'damaged' })
    clock.increment(600_000)
    expect([value(), context().fault]).toEqual(['failed', 'damaged'])
    send({ type: 'playback.retry' }, OPENED)
    expect([value(), context().fault]).toEqual([STARTING, null])
  })

  it('can be had in another quality', () => {
    const { send, openings } = running()
    send({ type: 'player.failed', fault: 'unreachable' }, { type: 'playback.setQuality', label: '360p' })
    expect(openings.at(-1)).toMatchObject({ source: file('360p'), quality: '360p', startAt: 10 })
  })

  it('goes on with new addresses where the old ones no longer hold', () => {
    const { send, openings, value } = running()
    const renewed = [{ ...file('720p'), url: '/new' }]
    send({ type: 'player.failed', fault: 'expired' }, { type: 'playback.renew', sources: renewed }, OPENED)
    expect([value(), openings.at(-1)?.source.url, openings.at(-1)?.startAt]).toEqual([STARTING, '/new', 10])
  })

  it('takes new addresses for later while it runs', () => {
    const { send, value, context } = running()
    send({ type: 'playback.renew', sources: [file('720p')] })
    expect([value(), context().sources]).toEqual([FLOWING, [file('720p')]])
  })

  it('is missing where nothing names it', () => {
    const { send, value, context } = start({ sources: [] })
    send(ATTACH, { type: 'playback.retry' })
    expect([value(), context().fault]).toEqual(['failed', 'missing'])
  })

  it('is a defect where the player breaks', () => {
    const broken = fromCallback<PlayerCommand, PlayerOpening>(() => {
      throw new Error('broken')
    })
    const actor = createActor(playbackMachine.provide({ actors: { player: broken } }), {
      input: INPUT,
      inspect: log.inspect,
    })
    actor.start()
    actor.send({ type: 'playback.attach', host: HOST })
    expect(actor.getSnapshot().value).toBe('defect')
  })
})

describe('where the learner left off', () => {
  it('is said until it has run for a while', () => {
    const { send, context, clock } = start({ startAt: 40 })
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
    const { send, context } = start({ startAt: 40 })
    send(ATTACH, OPENED, event)
    expect(context().resumedAt).toBeNull()
  })

  it('is not said of a live film, nor of one from its beginning', () => {
    expect([start({ live: true, startAt: 40 }), start()].map(({ context }) => context().resumedAt)).toEqual([
      null,
      null,
    ])
  })
})

it('takes every transition that it declares', () => {
  const untaken = declaredTransitions(playbackMachine).filter((transition) => !log.taken.has(transition))
  expect(untaken).toEqual([])
})

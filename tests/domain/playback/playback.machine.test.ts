import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { PlaybackEvent } from '#domain/playback/playback.events.ts'
import { playbackMachine } from '#domain/playback/playback.machine.ts'
import type { PlayerCommand, PlayerOpening } from '#domain/playback/player-protocol.ts'
import { declaredTransitions } from '#tests/support/transitions.ts'
import {
  ATTACH,
  FLOWING,
  file,
  HLS,
  HOST,
  INPUT,
  log,
  moved,
  OPENED,
  OPENING,
  PAUSED,
  PLAY,
  PLAYING,
  runningPlayback,
  STALLED,
  STARTING,
  startPlayback,
} from './a-playback.ts'

describe('a film', () => {
  it('is opened where it is to begin, and waits to be told', () => {
    const { send, states, openings, commands, emitted } = startPlayback({ startAt: 40 })
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
    const { send, states, commands, emitted } = startPlayback({ autoplay: true })
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
    const { send, value, commands, emitted } = runningPlayback()
    send({ type: 'playback.pause' }, { type: 'player.paused' }, moved(10))
    expect(value()).toEqual(PAUSED)
    expect(commands).toEqual([{ type: 'player.pause' }])
    expect(emitted).toEqual([{ type: 'playback.paused', position: 10 }])
  })

  it('that is left while it flows says where it is by then; one that stands has said it', () => {
    const { send, value, commands, emitted } = runningPlayback()
    send({ type: 'playback.leave' }, moved(10.2), { type: 'player.waiting' }, { type: 'playback.leave' })
    expect(value()).toEqual(STALLED)
    send(PLAYING, { type: 'playback.pause' }, { type: 'player.paused' }, { type: 'playback.leave' })
    expect(value()).toEqual(PAUSED)
    expect(commands).toEqual([{ type: 'player.tellPlace' }, { type: 'player.pause' }])
    expect(emitted).toEqual([
      { type: 'playback.moved', position: 10.2 },
      { type: 'playback.paused', position: 10.2 },
    ])
  })

  it('is toggled', () => {
    const { send, states } = runningPlayback()
    states.length = 0
    send({ type: 'playback.toggle' }, { type: 'playback.toggle' }, { type: 'playback.toggle' })
    send(PLAY, { type: 'playback.pause' })
    expect(states).toEqual([PAUSED, STARTING, PAUSED, STARTING, PAUSED])
  })

  it('remembers a toggle, a play and a pause until it is open', () => {
    const { send, context } = startPlayback()
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
    const { send, states, emitted } = runningPlayback()
    states.length = 0
    send({ type: 'player.paused' }, PLAYING)
    expect(states).toEqual([PAUSED, FLOWING])
    expect(emitted).toEqual([
      { type: 'playback.paused', position: 10 },
      { type: 'playback.started', position: 10 },
    ])
  })

  it('says that somebody has to start it where the browser refuses', () => {
    const { send, value, context } = startPlayback({ autoplay: true })
    send(ATTACH, OPENED, { type: 'player.refused' })
    expect([value(), context().refused, context().wanted]).toEqual([PAUSED, true, false])
    send(PLAY)
    expect([value(), context().refused]).toEqual([STARTING, false])
  })

  it('lets go of its place and goes on where it was in another', () => {
    const { send, openings, emitted, openPlayers, value } = runningPlayback()
    send({ type: 'playback.detach' })
    expect([value(), openPlayers()]).toEqual(['detached', 0])
    send(ATTACH, OPENED)
    expect([value(), openPlayers(), openings.at(-1)?.startAt]).toEqual([STARTING, 1, 10])
    expect(emitted).toEqual([{ type: 'playback.paused', position: 10 }])
  })

  it('learns how much there is, how far it is fetched, what is shown and where', () => {
    const { send, context } = runningPlayback()
    send(
      { type: 'player.spanned', span: { start: 5, end: 120 } },
      { type: 'player.buffered', ranges: [{ start: 5, end: 50 }] },
      { type: 'player.drawn' },
      { type: 'player.shown', label: '720p' },
      { type: 'player.pictured', on: true },
    )
    const { span, buffered, drawn, shown, pictured } = context()
    expect({ span, buffered, drawn, shown, pictured }).toEqual({
      span: { start: 5, end: 120 },
      buffered: [{ start: 5, end: 50 }],
      drawn: true,
      shown: '720p',
      pictured: true,
    })
  })
})

describe('seeking', () => {
  it.each([
    { type: 'playback.seek', second: 30 },
    { type: 'playback.step', seconds: 30 },
  ] as const)('before the film is open opens it there: $type', (event) => {
    const { send, openings, commands } = startPlayback()
    send(ATTACH, event)
    expect(openings.map(({ startAt }) => startAt)).toEqual([0, 30])
    expect(commands).toEqual([])
  })

  it('before there is a place is kept for it', () => {
    const { send, openings } = startPlayback({ duration: 0 })
    send({ type: 'playback.seek', second: 30 }, { type: 'playback.step', seconds: 5 }, ATTACH)
    expect(openings.map(({ startAt }) => startAt)).toEqual([35])
  })

  it.each([
    [{ type: 'playback.seek', second: 20 }, 20],
    [{ type: 'playback.standAt', second: 20 }, 20],
    [{ type: 'playback.step', seconds: -10 }, 90],
    [{ type: 'playback.play' }, 0],
    [{ type: 'playback.toggle' }, 0],
  ] as const)('after the end runs on from there: %o', (event, second) => {
    const { send, value, commands } = runningPlayback()
    send(moved(100), { type: 'player.ended' }, event)
    expect(value()).toEqual(STARTING)
    expect(commands).toEqual([{ type: 'player.seek', second }, { type: 'player.play' }])
  })

  it('of a live film to its edge is left to the player, as is its picture; of a whole film it is to where the lesson is', () => {
    const stream = runningPlayback({ live: true })
    stream.send({ type: 'playback.seekEdge' }, { type: 'playback.togglePicture' })
    expect(stream.commands).toEqual([{ type: 'player.seekEdge' }, { type: 'player.togglePicture' }])
    const film = runningPlayback({ live: true, liveAt: () => 60 })
    film.send({ type: 'playback.seekEdge' })
    expect(film.commands).toEqual([{ type: 'player.seek', second: 60 }])
  })
})

describe('a film that is held', () => {
  it('pauses, and runs again only when everybody released it and it is told to', () => {
    const { send, value, states } = runningPlayback()
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
    const held = startPlayback({ autoplay: true })
    held.send(ATTACH, { type: 'playback.hold', by: 'otherTab' }, OPENED)
    const ended = runningPlayback()
    ended.send({ type: 'player.ended' }, { type: 'playback.hold', by: 'otherTab' }, PLAY)
    ended.send({ type: 'playback.toggle' })
    expect([held.value(), ended.value()]).toEqual([PAUSED, { attached: { open: 'ended' } }])
  })

  it('for a question at its end ends after it (playback-end.test.ts)', () => {
    const { send, value } = runningPlayback()
    const [hold, ended] = [{ type: 'playback.hold', by: 'question' }, { type: 'player.ended' }] as const
    send({ type: 'playback.step', seconds: 5 })
    for (const go of [PLAY, { type: 'playback.toggle' }] as const)
      send(ended, hold, ended, { ...hold, type: 'playback.release' }, go)
    send(PLAY, ended)
    expect(value()).toEqual({ attached: { open: 'ended' } })
  })

  it('pauses while it is about to start', () => {
    const { send, value, commands } = startPlayback({ autoplay: true })
    send(ATTACH, OPENED, { type: 'playback.hold', by: 'question' })
    expect(value()).toEqual(PAUSED)
    expect(commands).toEqual([{ type: 'player.play' }, { type: 'player.pause' }])
  })
})

describe('a barrier', () => {
  it('is not played past', () => {
    const { send, value, commands, emitted } = runningPlayback()
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
    const { send, emitted } = runningPlayback()
    send({ type: 'playback.setBarrier', second: 12 }, { type: 'playback.seek', second: 60 })
    expect(emitted).toEqual([{ type: 'playback.sought', from: 10, to: 12 }])
  })

  it('says where it stands to whoever wants to play on, until it is gone', () => {
    const { send, value, emitted } = startPlayback()
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

describe('a live film', () => {
  it('runs without sound rather than not at all, until somebody asks for sound', () => {
    const { send, value, context, commands } = startPlayback({ live: true, autoplay: true })
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
    const { send, openings, states, emitted } = runningPlayback({ sources: [HLS, file('360p')] })
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
    const { send, clock, openings, value } = runningPlayback()
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

  it('is tried at once when the network is back, if that was what it waited for', () => {
    const { send, value, context } = runningPlayback({ sources: [file('720p')] })
    send({ type: 'player.failed', fault: 'unreachable' }, { type: 'playback.lineBack' }, OPENED)
    expect([value(), context().attempts]).toEqual([STARTING, 0])
    send({ type: 'player.failed', fault: 'damaged' }, { type: 'playback.lineBack' })
    expect(value()).toBe('failed')
  })

  it('is tried again when that is asked for', () => {
    const { send, value, context, clock } = runningPlayback({ sources: [file('720p')] })
    send({ type: 'player.failed', fault: 'damaged' })
    clock.increment(600_000)
    expect([value(), context().fault]).toEqual(['failed', 'damaged'])
    send({ type: 'playback.retry' }, { type: 'playback.retry' }, OPENED)
    expect([value(), context().fault]).toEqual([STARTING, null])
  })

  it('can be had in another quality', () => {
    const { send, openings } = runningPlayback()
    send({ type: 'player.failed', fault: 'unreachable' }, { type: 'playback.setQuality', label: '360p' })
    expect(openings.at(-1)).toMatchObject({ source: file('360p'), quality: '360p', startAt: 10 })
  })

  it('in parts can be had whole', () => {
    const { send, openings, value } = startPlayback({ sources: [HLS, file('原画')] })
    send(ATTACH, { ...OPENED, levels: ['720p', '360p'] })
    send({ type: 'player.failed', fault: 'unreachable' }, { type: 'playback.setQuality', label: '原画' })
    expect([value(), openings.at(-1)?.source.label]).toEqual([OPENING, '原画'])
  })

  it('goes on with new addresses where the old ones no longer hold', () => {
    const { send, openings, value } = runningPlayback()
    const renewed = [{ ...file('720p'), url: '/new' }]
    send({ type: 'player.failed', fault: 'expired' }, { type: 'playback.renew', sources: renewed }, OPENED)
    expect([value(), openings.at(-1)?.source.url, openings.at(-1)?.startAt]).toEqual([STARTING, '/new', 10])
  })

  it('takes the addresses that are offered once its own have failed, and not before', () => {
    const { send, openings } = runningPlayback()
    const offer = (url: string) => send({ type: 'playback.offer', sources: [{ ...file('720p'), url }] })
    offer('/early')
    send({ type: 'player.failed', fault: 'expired' }, { type: 'playback.offer', sources: [] })
    offer('/new')
    expect(openings.slice(1).map(({ source }) => source.url)).toEqual(['/new'])
  })

  it('takes new addresses for later while it runs', () => {
    const { send, value, context } = runningPlayback()
    send({ type: 'playback.renew', sources: [file('720p')] })
    expect([value(), context().sources]).toEqual([FLOWING, [file('720p')]])
  })

  it('is missing where nothing names it', () => {
    const { send, value, context } = startPlayback({ sources: [] })
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

describe('what somebody likes', () => {
  it.each<PlaybackEvent>([
    { type: 'playback.setRate', rate: 2 },
    { type: 'playback.setVolume', volume: 0.5 },
    { type: 'playback.toggleMute' },
    { type: 'playback.setQuality', label: '1080p' },
    { type: 'playback.setCaptions', language: 'zh-CN' },
    { type: 'playback.setTheatre', on: true },
    { type: 'playback.setTranscript', on: true },
  ])('is kept with and without a player: $type', (event) => {
    const changed = [startPlayback(), runningPlayback()].map(({ send, emitted, value }) => {
      const before = value()
      send(event)
      return { stays: JSON.stringify(before) === JSON.stringify(value()), emitted: emitted.length }
    })
    expect(changed).toEqual([
      { stays: true, emitted: 1 },
      { stays: true, emitted: 1 },
    ])
  })

  it('may be another file of the same film', () => {
    const { send, openings, value } = runningPlayback()
    send({ type: 'playback.setQuality', label: '360p' }, OPENED)
    expect(openings.at(-1)).toMatchObject({ source: file('360p'), startAt: 10 })
    expect(value()).toEqual(STARTING)
  })
})

describe('what is said of where the learner left off', () => {
  it('is let go of', () => {
    const { send, context } = startPlayback({ startAt: 40 })
    send({ type: 'playback.dismissResume' })
    expect(context().resumedAt).toBeNull()
  })
})

it('takes every transition it declares', () => {
  const untaken = declaredTransitions(playbackMachine).filter((transition) => !log.taken.has(transition))
  expect(untaken).toEqual([])
})

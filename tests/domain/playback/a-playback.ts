import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { FilmSource } from '#domain/playback/lesson.ts'
import type { PlaybackEvent, PlaybackInput } from '#domain/playback/playback.events.ts'
import { playbackMachine } from '#domain/playback/playback.machine.ts'
import type { PlayerCommand, PlayerOpening } from '#domain/playback/player-protocol.ts'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { record } from '#tests/support/record.ts'
import { transitionLog } from '#tests/support/transitions.ts'

/** The transitions that all of them took. */
export const log = transitionLog()

export const HOST = {}

export const file = (label: string): FilmSource => ({
  label,
  url: `/api/file/${label}.mp4`,
  kind: 'file',
  height: Number.parseInt(label, 10),
  cloudVideoId: '',
  cloudPlayAuth: '',
})
export const HLS: FilmSource = {
  label: '自动',
  url: '/api/stream/master.m3u8',
  kind: 'hls',
  height: 0,
  cloudVideoId: '',
  cloudPlayAuth: '',
}

export const INPUT: PlaybackInput = {
  sources: [file('720p'), file('360p')],
  posterUrl: '',
  duration: 100,
  startAt: 0,
  settings: DEFAULT_PLAYER_SETTINGS,
  live: false,
  autoplay: false,
}

export const OPENED: Extract<PlaybackEvent, { type: 'player.opened' }> = {
  type: 'player.opened',
  span: { start: 0, end: 100 },
  levels: [],
  canPicture: true,
}

/** A film that a player without a will of its own shows: what it is told is kept, what it tells the test says. */
export const startPlayback = (input: Partial<PlaybackInput> = {}) => {
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
    actor,
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

export const ATTACH: PlaybackEvent = { type: 'playback.attach', host: HOST }
export const PLAY: PlaybackEvent = { type: 'playback.play' }
export const PLAYING: PlaybackEvent = { type: 'player.playing' }
export const moved = (position: number): PlaybackEvent => ({ type: 'player.moved', position })

export const PAUSED = { attached: { open: 'paused' } }
export const STARTING = { attached: { open: 'starting' } }
export const FLOWING = { attached: { open: { playing: 'flowing' } } }
export const STALLED = { attached: { open: { playing: 'stalled' } } }
export const OPENING = { attached: 'opening' }

/** A film that runs at second 10. */
export const runningPlayback = (input: Partial<PlaybackInput> = {}) => {
  const playback = startPlayback(input)
  playback.send(ATTACH, OPENED, PLAY, PLAYING, moved(10))
  playback.emitted.length = 0
  playback.commands.length = 0
  return playback
}

import type { ShownFilm, VideoPlayer } from '#application/playback/video-player.port.ts'
import type { PlayerCommand, PlayerEvent, PlayerOpening } from '#domain/playback/player-protocol.ts'

export interface MemoryPlayerOptions {
  /** Of every film, in seconds. */
  readonly duration?: number
  /** How many milliseconds of the in-memory backend a quarter of a second of the film takes. */
  readonly tickMs?: number
}

const TICK = 0.25

/** A player without films: time passes as if there were one. An address that cannot be read is one that is empty. */
export const memoryVideoPlayer = ({
  duration = 600,
  tickMs = 250,
}: MemoryPlayerOptions = {}): VideoPlayer => ({
  show: (opening, tell) => pretend(opening, tell, duration, tickMs),
})

const pretend = (
  opening: PlayerOpening,
  tell: (fact: PlayerEvent) => void,
  duration: number,
  tickMs: number,
): ShownFilm => {
  const span = { start: 0, end: duration }
  let position = opening.live ? duration : Math.min(opening.startAt, duration)
  let rate = opening.rate
  let running = false
  let pictured = false
  let closed = false
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const soon = (act: () => void, milliseconds = 0) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, milliseconds)
    timers.add(timer)
  }
  const tick = () => {
    if (!running) return
    position = Math.min(duration, position + TICK * rate)
    tell({ type: 'player.moved', position })
    if (position < duration || opening.live) soon(tick, tickMs)
    else {
      running = false
      tell({ type: 'player.ended' })
    }
  }
  const moveTo = (second: number) => {
    position = Math.min(duration, Math.max(0, second))
    soon(() => tell({ type: 'player.moved', position }))
  }
  const close = () => {
    closed = true
    running = false
    for (const timer of timers) clearTimeout(timer)
  }
  const obey = (command: PlayerCommand): void => {
    if (closed) return
    switch (command.type) {
      case 'player.play':
        if (running) return
        running = true
        // As browsers do.
        if (position >= duration && !opening.live) position = 0
        soon(() => {
          if (!running) return
          tell({ type: 'player.playing' })
          soon(tick, tickMs)
        })
        return
      case 'player.pause':
        if (running) soon(() => tell({ type: 'player.paused' }))
        running = false
        return
      case 'player.seek':
        moveTo(command.second)
        return
      case 'player.seekEdge':
        moveTo(duration)
        return
      case 'player.setRate':
        rate = command.rate
        return
      case 'player.togglePicture':
        pictured = !pictured
        soon(() => tell({ type: 'player.pictured', on: pictured }))
        return
      case 'player.tellPlace':
        tell({ type: 'player.moved', position })
        return
      case 'player.setVolume':
      case 'player.setQuality':
        return
    }
  }
  soon(() => {
    if (opening.source.url === '') {
      close()
      tell({ type: 'player.failed', fault: 'missing' })
      return
    }
    tell({ type: 'player.opened', span, levels: [], canPicture: true })
    tell({ type: 'player.drawn' })
    tell({ type: 'player.buffered', ranges: [span] })
  })
  return { obey, close }
}

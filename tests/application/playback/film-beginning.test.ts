import { describe, expect, it } from 'vitest'
import { selectBeginning } from '#application/playback/playback.selectors.ts'
import type { PlaybackEvent } from '#domain/playback/playback.events.ts'
import { ATTACH, moved, OPENED, PLAY, PLAYING, startPlayback } from '#tests/domain/playback/a-playback.ts'

const DRAWN: PlaybackEvent = { type: 'player.drawn' }

describe('the beginning of a film', () => {
  const beginsAfter = (...events: readonly PlaybackEvent[]): boolean => {
    const { actor, send } = startPlayback()
    send(...events)
    return selectBeginning(actor.getSnapshot(), 0)
  }

  it('lasts until its first picture is there to be seen', () => {
    expect(beginsAfter()).toBe(true)
    expect(beginsAfter(ATTACH)).toBe(true)
    expect(beginsAfter(ATTACH, OPENED)).toBe(true)
    expect(beginsAfter(ATTACH, OPENED, DRAWN)).toBe(false)
  })

  it('lasts until it moves where it runs', () => {
    expect(beginsAfter(ATTACH, OPENED, PLAY, PLAYING, DRAWN)).toBe(true)
    expect(beginsAfter(ATTACH, OPENED, PLAY, PLAYING, DRAWN, moved(1))).toBe(false)
  })

  it('is over where it cannot be played', () => {
    expect(beginsAfter(ATTACH, { type: 'player.failed', fault: 'unreachable' })).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { fromCallback, type SnapshotFrom } from 'xstate'
import type { PlaybackEvent } from '#domain/playback/playback.events.ts'
import { playbackMachine } from '#domain/playback/playback.machine.ts'
import { waitForLine } from '#domain/playback/playback-rules.ts'
import type { PlayerCommand, PlayerOpening } from '#domain/playback/player-protocol.ts'
import { eventsOf, type ModelEvent, walkEverywhere } from '#tests/support/model-walk.ts'
import { ATTACH, file, INPUT, moved, OPENED, PLAY, PLAYING } from './a-playback.ts'

type Snapshot = SnapshotFrom<typeof playbackMachine>

/** How many states there are that `essence` tells apart, and which the statechart names. */
const explore = async (
  events: readonly (PlaybackEvent | ModelEvent)[],
  essence: (snapshot: Snapshot) => unknown,
) => {
  const met = new Set<string>()
  const states = await walkEverywhere({
    machine: playbackMachine,
    input: INPUT,
    events,
    essence: (snapshot) => {
      met.add(JSON.stringify(snapshot.value).replaceAll(/[{}"]/g, '').replaceAll(':', '.'))
      return essence(snapshot)
    },
    // A player without a will of its own: what it tells is among the events.
    bind: () => ({
      machine: playbackMachine.provide({
        actors: { player: fromCallback<PlayerCommand, PlayerOpening>(() => undefined) },
      }),
      ports: {},
    }),
    wait: ({ context }) => waitForLine(context),
    inspect: () => undefined,
  })
  return { states, met: [...met].toSorted() }
}

describe('a film goes to each of its states, and from there one step further in every way', () => {
  it('while it is opened, runs, stalls, fails and is tried again', async () => {
    const { over } = eventsOf('playback')
    const { states, met } = await explore(
      [
        ATTACH,
        { type: 'playback.detach' },
        OPENED,
        PLAY,
        { type: 'playback.pause' },
        { type: 'playback.toggle' },
        { type: 'playback.seek', second: 50 },
        PLAYING,
        { type: 'player.paused' },
        { type: 'player.waiting' },
        moved(50),
        { type: 'player.ended' },
        { type: 'player.refused' },
        { type: 'player.failed', fault: 'unreachable' },
        { type: 'player.failed', fault: 'damaged' },
        { type: 'playback.retry' },
        { type: 'playback.lineBack' },
        { type: 'playback.setQuality', label: '360p' },
        { type: 'playback.renew', sources: [file('720p'), file('360p')] },
        { type: 'playback.offer', sources: [file('720p'), file('360p')] },
        over('tryAgain', 'failed'),
      ],
      ({ value, context: { wanted, refused, fault, sourceAt, attempts, settings } }) => ({
        value,
        wanted,
        refused,
        fault,
        sourceAt,
        // From the first on a wait is only longer.
        tried: attempts > 0,
        quality: settings.quality,
      }),
    )
    expect(states).toBeGreaterThan(40)
    expect(met).toEqual([
      'attached.open.ended',
      'attached.open.paused',
      'attached.open.playing.flowing',
      'attached.open.playing.stalled',
      'attached.open.starting',
      'attached.opening',
      'detached',
      'failed',
    ])
  })

  it('while it is held by two, and caught at a barrier', async () => {
    const { states } = await explore(
      [
        ATTACH,
        OPENED,
        PLAY,
        PLAYING,
        moved(40),
        { type: 'playback.step', seconds: -30 },
        { type: 'playback.setBarrier', second: 30 },
        { type: 'playback.setBarrier', second: null },
        { type: 'playback.hold', by: 'question' },
        { type: 'playback.hold', by: 'otherTab' },
        { type: 'playback.release', by: 'question' },
        { type: 'playback.release', by: 'otherTab' },
      ],
      ({ value, context: { wanted, holders, barrier, position } }) => ({
        value,
        wanted,
        holders,
        barrier,
        position,
      }),
    )
    expect(states).toBeGreaterThan(60)
  })
})

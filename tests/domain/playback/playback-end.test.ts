import { describe, expect, it } from 'vitest'
import { moved, PAUSED, PLAY, runningPlayback, STARTING } from './a-playback.ts'

describe('a film that is held', () => {
  it.each([
    ['at its last second', [moved(100), { type: 'playback.hold', by: 'question' }, { type: 'player.ended' }]],
    ['once it has ended', [{ type: 'player.ended' }, { type: 'playback.hold', by: 'question' }]],
    [
      'as it begins to run there',
      [{ type: 'playback.pause' }, PLAY, { type: 'player.ended' }, { type: 'playback.hold', by: 'question' }],
    ],
  ] as const)('for a question %s ends after it, and begins anew only when it is told to', (when, events) => {
    const { send, value, commands, emitted } = runningPlayback()
    send(...events)
    expect(value()).toEqual(PAUSED)
    commands.length = 0
    emitted.length = 0
    send(
      { type: 'playback.release', by: 'question' },
      when.startsWith('once') ? { type: 'playback.toggle' } : PLAY,
    )
    expect([value(), commands]).toEqual([{ attached: { open: 'ended' } }, []])
    expect(emitted).toMatchObject([{ type: 'playback.ended' }])
    send(PLAY)
    expect([value(), commands]).toEqual([
      STARTING,
      [{ type: 'player.seek', second: 0 }, { type: 'player.play' }],
    ])
  })

  it('for a question at its end and is led back from it runs from there', () => {
    const { send, value, commands } = runningPlayback()
    send(moved(100), { type: 'playback.hold', by: 'question' }, { type: 'player.ended' })
    commands.length = 0
    send({ type: 'playback.release', by: 'question' }, { type: 'playback.seek', second: 70 }, PLAY)
    expect([value(), commands]).toEqual([
      STARTING,
      [{ type: 'player.seek', second: 70 }, { type: 'player.play' }],
    ])
  })
})

describe('a film', () => {
  it('stays within the film', () => {
    const { send, commands, emitted } = runningPlayback()
    send({ type: 'playback.seek', second: 50 }, { type: 'playback.step', seconds: 80 })
    send({ type: 'playback.step', seconds: -200 })
    expect(commands).toEqual([50, 100, 0].map((second) => ({ type: 'player.seek', second })))
    expect(emitted).toEqual([
      { type: 'playback.sought', from: 10, to: 50 },
      { type: 'playback.sought', from: 50, to: 100 },
      { type: 'playback.sought', from: 100, to: 0 },
    ])
  })
})

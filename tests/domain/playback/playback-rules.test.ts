import { expect, it } from 'vitest'
import { standsAt } from '#domain/playback/playback-rules.ts'
import { runningPlayback } from './a-playback.ts'

it('a film stands at a second as far as a player can', () => {
  expect([10, 10.5, 10.6, 9.4].map((second) => standsAt({ position: 10 }, second))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('a film is brought to a second unless it stands there', () => {
  const { send, commands } = runningPlayback()
  send({ type: 'playback.standAt', second: 10.4 }, { type: 'playback.standAt', second: 12 })
  expect(commands).toEqual([{ type: 'player.seek', second: 12 }])
})

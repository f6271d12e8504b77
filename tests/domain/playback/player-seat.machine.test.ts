import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { providePlayerSeat } from '#application/playback/player-seat.provide.ts'
import { playerSeatMachine } from '#domain/playback/player-seat.machine.ts'
import { memoryPlayerSeats } from '#infrastructure/playback/player-seat.memory.ts'
import { settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const twoTabs = () => {
  const open = memoryPlayerSeats()
  const tab = () => {
    const actor = createActor(providePlayerSeat(open()), { inspect: log.inspect })
    const heard = record(actor)
    actor.start()
    return { actor, heard, at: () => actor.getSnapshot().value }
  }
  return { one: tab(), other: tab() }
}

describe('of two tabs', () => {
  it('the second does not play while the first does, until it is told to', async () => {
    const { one, other } = twoTabs()
    one.actor.send({ type: 'seat.want' })
    await settle()
    other.actor.send({ type: 'seat.want' })
    await settle()
    expect([one.at(), other.at(), other.heard.emitted]).toEqual([
      'here',
      'elsewhere',
      [{ type: 'seat.elsewhere' }],
    ])
    other.actor.send({ type: 'seat.continueHere' })
    await settle()
    expect([one.at(), other.at(), other.heard.emitted.at(-1), one.heard.emitted]).toEqual([
      'elsewhere',
      'here',
      { type: 'seat.here' },
      [{ type: 'seat.elsewhere' }],
    ])
  })

  it('the second plays once the first has stopped', async () => {
    const { one, other } = twoTabs()
    one.actor.send({ type: 'seat.want' })
    await settle()
    one.actor.send({ type: 'seat.getUp' })
    other.actor.send({ type: 'seat.want' })
    await settle()
    expect([one.at(), other.at(), other.heard.emitted]).toEqual(['away', 'here', []])
  })
})

it('was seen in every transition it declares', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(playerSeatMachine))
})

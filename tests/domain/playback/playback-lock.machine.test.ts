import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { providePlaybackLock } from '#application/playback/playback-lock.provide.ts'
import { playbackLockMachine } from '#domain/playback/playback-lock.machine.ts'
import { memoryPlaybackLocks } from '#infrastructure/playback/playback-lock.memory.ts'
import { settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const twoTabs = () => {
  const open = memoryPlaybackLocks()
  const tab = () => {
    const actor = createActor(providePlaybackLock(open()), { inspect: log.inspect })
    const heard = record(actor)
    actor.start()
    return { actor, heard, at: () => actor.getSnapshot().value }
  }
  return { one: tab(), other: tab() }
}

describe('of two tabs', () => {
  it('the second does not play while the first does, until it is told to', async () => {
    const { one, other } = twoTabs()
    one.actor.send({ type: 'lock.request' })
    await settle()
    other.actor.send({ type: 'lock.request' })
    await settle()
    expect([one.at(), other.at(), other.heard.emitted]).toEqual([
      'here',
      'elsewhere',
      [{ type: 'lock.heldElsewhere' }],
    ])
    other.actor.send({ type: 'lock.takeOver' })
    await settle()
    expect([one.at(), other.at(), other.heard.emitted.at(-1), one.heard.emitted]).toEqual([
      'elsewhere',
      'here',
      { type: 'lock.acquiredHere' },
      [{ type: 'lock.heldElsewhere' }],
    ])
  })

  it('the second plays once the first has stopped', async () => {
    const { one, other } = twoTabs()
    one.actor.send({ type: 'lock.request' })
    await settle()
    one.actor.send({ type: 'lock.release' })
    other.actor.send({ type: 'lock.request' })
    await settle()
    expect([one.at(), other.at(), other.heard.emitted]).toEqual(['away', 'here', []])
  })
})

it('takes every transition it declares', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(playbackLockMachine))
})

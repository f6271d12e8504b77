import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Device } from '#domain/session/device.ts'
import { devicesMachine } from '#domain/session/devices.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const device = (id: string, current = false): Device => ({
  id,
  name: 'Chrome · Windows',
  current,
  signedInAt: '2026-03-02T00:00:00Z',
  seenAt: '2026-03-02T00:00:00Z',
})
const [here, phone] = [device('here', true), device('phone')]

const start = () => {
  const read = deferred<Result<readonly Device[], Failure>>()
  const remove = deferred<Result<true, Failure>>()
  const actor = createActor(
    devicesMachine.provide({ actors: { read: fromPromise(read.ask), remove: fromPromise(remove.ask) } }),
    { inspect: log.inspect },
  )
  const { states } = record(actor)
  actor.start()
  return { actor, read, remove, states, context: () => actor.getSnapshot().context }
}

describe('the devices', () => {
  it('are read, and one is signed out', async () => {
    const { actor, read, remove, states, context } = start()
    read.answer(success([here, phone]))
    await settle()
    actor.send({ type: 'devices.remove', id: 'phone' })
    expect(context().removingId).toBe('phone')
    remove.answer(success(true))
    await settle()
    expect(context()).toEqual({ devices: [here], failure: null, removingId: '', removed: true })
    expect(states).toEqual(['loading', 'ready', 'removing', 'ready'])
  })

  it('stay when one cannot be signed out, with the reason', async () => {
    const { actor, read, remove, context } = start()
    read.answer(success([here, phone]))
    await settle()
    actor.send({ type: 'devices.remove', id: 'phone' })
    remove.answer(failed({ kind: 'unreachable' }))
    await settle()
    expect(context()).toEqual({
      devices: [here, phone],
      failure: { kind: 'unreachable' },
      removingId: '',
      removed: false,
    })
  })

  it('that cannot be read are read again when asked; a bug is a defect', async () => {
    const { actor, read, remove, states } = start()
    read.answer(failed({ kind: 'timedOut' }))
    await settle()
    actor.send({ type: 'devices.retry' })
    read.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'devices.retry' })
    read.answer(success([here, phone]))
    await settle()
    actor.send({ type: 'devices.remove', id: 'phone' })
    remove.fail(new Error('a bug'))
    await settle()
    expect(states).toEqual([
      'loading',
      'failed',
      'loading',
      'defect',
      'loading',
      'ready',
      'removing',
      'defect',
    ])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(devicesMachine))
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Device, DeviceChoice, DeviceRemoval } from '#domain/session/device.ts'
import { devicesMachine } from '#domain/session/devices.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const device = (id: string, current = false): Device => ({
  id,
  name: 'Chrome · Windows',
  current,
  unproven: false,
  signedInAt: '2026-03-02T00:00:00Z',
  seenAt: '2026-03-02T00:00:00Z',
})
const [here, phone, tablet] = [device('here', true), device('phone'), device('tablet')]

const wrong: Failure = { kind: 'rejected', reason: 'invalid', message: '当前密码不正确' }
const one = (chosen: Device): DeviceChoice => ({ kind: 'one', device: chosen })

const start = () => {
  const read = deferred<Result<readonly Device[], Failure>>()
  const remove = deferred<Result<true, Failure>>()
  const asked: DeviceRemoval[] = []
  const actor = createActor(
    devicesMachine.provide({
      actors: {
        read: fromPromise(read.ask),
        remove: fromPromise<Result<true, Failure>, DeviceRemoval>(({ input }) => {
          asked.push(input)
          return remove.ask()
        }),
      },
    }),
    { inspect: log.inspect },
  )
  const { states, emitted } = record(actor)
  actor.start()
  const open = async () => {
    read.answer(success([here, phone, tablet]))
    await settle()
  }
  return { actor, read, remove, asked, states, emitted, open, context: () => actor.getSnapshot().context }
}

describe('the devices', () => {
  it('are read, and one is signed out by who signed in lately', async () => {
    const { actor, remove, asked, states, open, context } = start()
    await open()
    actor.send({ type: 'devices.choose', choice: one(phone) })
    actor.send({ type: 'devices.remove' })
    remove.answer(success(true))
    await settle()
    expect(asked).toEqual([{ choice: one(phone), password: '' }])
    expect(context()).toEqual({
      devices: [here, tablet],
      failure: null,
      choice: one(phone),
      wantsPassword: false,
      password: '',
      tried: false,
      removed: 'one',
    })
    expect(states).toEqual(['loading', 'ready', 'confirming', 'removing', 'ready'])
  })

  it('are all signed out but this one by who gives the password, which stays typed until it is right', async () => {
    const { actor, remove, asked, states, emitted, open, context } = start()
    await open()
    actor.send({ type: 'devices.choose', choice: { kind: 'others' } })
    actor.send({ type: 'devices.remove' })
    // The sign-in is not recent: that is no fault of anybody.
    remove.answer(failed(wrong))
    await settle()
    expect(context()).toMatchObject({ wantsPassword: true, failure: null, tried: false })
    expect(emitted).toEqual([{ type: 'devices.passwordWanted' }])
    actor.send({ type: 'devices.type', password: '  ' })
    actor.send({ type: 'devices.remove' })
    expect(context()).toMatchObject({ tried: true, password: '  ' })
    actor.send({ type: 'devices.type', password: ' not this one ' })
    actor.send({ type: 'devices.remove' })
    remove.answer(failed(wrong))
    await settle()
    expect(context()).toMatchObject({
      failure: wrong,
      password: ' not this one ',
      devices: [here, phone, tablet],
    })
    expect(emitted).toHaveLength(3)
    actor.send({ type: 'devices.remove' })
    remove.answer(failed({ kind: 'unreachable' }))
    await settle()
    expect(context()).toMatchObject({ failure: { kind: 'unreachable' }, password: ' not this one ' })
    actor.send({ type: 'devices.type', password: 'the right one' })
    actor.send({ type: 'devices.remove' })
    expect(context().failure).toBeNull()
    remove.answer(success(true))
    await settle()
    expect(asked.map(({ password }) => password)).toEqual([
      '',
      'not this one',
      'not this one',
      'the right one',
    ])
    expect(context()).toEqual({
      devices: [here],
      failure: null,
      choice: { kind: 'others' },
      wantsPassword: true,
      password: '',
      tried: false,
      removed: 'others',
    })
    expect(states.at(-1)).toBe('ready')
  })

  it('stay when the question is left, and nothing that was typed', async () => {
    const { actor, remove, asked, open, context } = start()
    await open()
    actor.send({ type: 'devices.choose', choice: one(phone) })
    actor.send({ type: 'devices.remove' })
    remove.answer(failed(wrong))
    await settle()
    actor.send({ type: 'devices.type', password: 'half of' })
    actor.send({ type: 'devices.cancel' })
    expect(context()).toMatchObject({ devices: [here, phone, tablet], password: '', wantsPassword: true })
    actor.send({ type: 'devices.choose', choice: one(tablet) })
    actor.send({ type: 'devices.remove' })
    expect(context()).toMatchObject({ tried: true, removed: null })
    expect(asked).toHaveLength(1)
  })

  it('stay when one cannot be signed out, with the reason, and it is tried again', async () => {
    const { actor, remove, states, open, context } = start()
    await open()
    actor.send({ type: 'devices.choose', choice: one(phone) })
    actor.send({ type: 'devices.remove' })
    remove.answer(failed({ kind: 'unreachable' }))
    await settle()
    expect(context()).toMatchObject({
      devices: [here, phone, tablet],
      failure: { kind: 'unreachable' },
      wantsPassword: false,
    })
    actor.send({ type: 'devices.remove' })
    remove.answer(success(true))
    await settle()
    expect(context()).toMatchObject({ devices: [here, tablet], failure: null })
    expect(states.slice(2)).toEqual(['confirming', 'removing', 'confirming', 'removing', 'ready'])
  })

  it('that cannot be read are read again when asked; a bug is a defect', async () => {
    const { actor, read, remove, states, open } = start()
    read.answer(failed({ kind: 'timedOut' }))
    await settle()
    actor.send({ type: 'devices.retry' })
    read.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'devices.retry' })
    await open()
    actor.send({ type: 'devices.choose', choice: one(phone) })
    actor.send({ type: 'devices.remove' })
    remove.fail(new Error('a bug'))
    await settle()
    expect(states).toEqual([
      'loading',
      'failed',
      'loading',
      'defect',
      'loading',
      'ready',
      'confirming',
      'removing',
      'defect',
    ])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(devicesMachine))
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { removalRequestMachine, type WantedRemoval } from '#domain/review/removal-request.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const OFFLINE: Failure = { kind: 'unreachable' }
const FILE = { name: '浮力.pdf', share: { requestId: 5, version: 2 } }

const start = () => {
  const send = deferred<Result<true, Failure>>()
  const wanted: WantedRemoval[] = []
  const actor = createActor(
    removalRequestMachine.provide({
      actors: {
        send: fromPromise(({ input }) => {
          wanted.push(input)
          return send.ask()
        }),
      },
    }),
    { input: FILE, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  const write = (reason: string) => actor.send({ type: 'removalRequest.write', reason })
  const press = () => actor.send({ type: 'removalRequest.send' })
  return { actor, send, wanted, ...recording, write, press, context: () => actor.getSnapshot().context }
}

describe('a request to take a file down', () => {
  it('needs a reason', () => {
    const { wanted, states, write, press, context } = start()
    press()
    write('旧')
    press()
    expect([context(), wanted, states]).toEqual([
      { ...FILE, reason: '旧', problem: 'reasonMissing' },
      [],
      ['writing'],
    ])
  })

  it('keeps what was written until it has been sent, and is sent once', async () => {
    const { send, wanted, states, emitted, write, press, context } = start()
    write(' 内容已经过时 ')
    press()
    press()
    send.answer(failed(OFFLINE))
    await settle()
    expect(context()).toEqual({ ...FILE, reason: ' 内容已经过时 ', problem: OFFLINE })
    press()
    expect(context().problem).toBeNull()
    send.answer(success(true))
    await settle()
    expect(wanted).toEqual([
      { ...FILE, reason: '内容已经过时' },
      { ...FILE, reason: '内容已经过时' },
    ])
    expect([states, emitted]).toEqual([
      ['writing', 'sending', 'writing', 'sending', 'sent'],
      [{ type: 'removalRequest.sent' }],
    ])
  })

  it('can be sent again after a bug', async () => {
    const { send, states, write, press } = start()
    write('内容已经过时')
    press()
    send.fail(new Error('a bug'))
    await settle()
    press()
    expect(states).toEqual(['writing', 'sending', 'defect', 'sending'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(removalRequestMachine))
  })
})

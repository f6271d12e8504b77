import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { factorProofMachine } from '#domain/session/factor-proof.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const wrong: Failure = { kind: 'rejected', reason: 'invalid', message: '动态码不正确' }
const wanted = { type: 'proof.wanted' }

const start = () => {
  const prove = deferred<Result<true, Failure>>()
  const asked: string[] = []
  const actor = createActor(
    factorProofMachine.provide({
      actors: {
        prove: fromPromise<Result<true, Failure>, string>(({ input }) => {
          asked.push(input)
          return prove.ask()
        }),
      },
    }),
    { inspect: log.inspect },
  )
  const { states, emitted } = record(actor)
  actor.start()
  return { actor, prove, asked, states, emitted, context: () => actor.getSnapshot().context }
}

describe('the proof of a second factor', () => {
  it('is six digits, however they are pasted, and makes the session whole', async () => {
    const { actor, prove, asked, states, emitted, context } = start()
    actor.send({ type: 'proof.submit' })
    expect(context()).toEqual({ kind: 'app', code: '', fault: 'empty', failure: null })
    actor.send({ type: 'proof.type', code: '12345' })
    expect(context().fault).toBeNull()
    actor.send({ type: 'proof.submit' })
    expect(context()).toEqual({ kind: 'app', code: '12345', fault: 'notApp', failure: null })
    actor.send({ type: 'proof.type', code: ' 123 ４56 ' })
    actor.send({ type: 'proof.submit' })
    prove.answer(success(true))
    await settle()
    expect(asked).toEqual(['123456'])
    expect(emitted).toEqual([wanted, wanted, { type: 'proof.given' }])
    expect(context()).toEqual({ kind: 'app', code: '', fault: null, failure: null })
    expect(states).toEqual(['asking', 'proving', 'proven'])
  })

  it('stays typed where it is wrong or nobody answers, and is sent again by the user alone', async () => {
    const { actor, prove, asked, emitted, context } = start()
    actor.send({ type: 'proof.type', code: '123456' })
    for (const failure of [wrong, { ...wrong, reason: 'conflict' }] as const) {
      actor.send({ type: 'proof.submit' })
      prove.answer(failed(failure))
      await settle()
      expect(context()).toEqual({ kind: 'app', code: '123456', fault: null, failure })
    }
    expect(emitted).toEqual([wanted, wanted])
    for (const failure of [
      { kind: 'unreachable' },
      { kind: 'rejected', reason: 'locked', message: '请 60 秒后再试' },
    ] as const) {
      actor.send({ type: 'proof.submit' })
      prove.answer(failed(failure))
      await settle()
      expect(context()).toEqual({ kind: 'app', code: '123456', fault: null, failure })
    }
    expect(asked).toEqual(['123456', '123456', '123456', '123456'])
    expect(emitted).toHaveLength(2)
  })

  it('is a recovery code where the app is not at hand, and the app’s again', async () => {
    const { actor, prove, asked, context } = start()
    actor.send({ type: 'proof.type', code: '1' })
    actor.send({ type: 'proof.switch' })
    expect(context()).toEqual({ kind: 'recovery', code: '', fault: null, failure: null })
    actor.send({ type: 'proof.type', code: '123456' })
    actor.send({ type: 'proof.submit' })
    expect(context().fault).toBe('notRecovery')
    actor.send({ type: 'proof.type', code: 'K7M2P-9wxq4' })
    actor.send({ type: 'proof.submit' })
    prove.answer(failed(wrong))
    await settle()
    expect(asked).toEqual(['K7M2P9wxq4'])
    actor.send({ type: 'proof.switch' })
    expect(context()).toEqual({ kind: 'app', code: '', fault: null, failure: null })
  })

  it('is tried again after a bug', async () => {
    const { actor, prove, states } = start()
    actor.send({ type: 'proof.type', code: '123456' })
    actor.send({ type: 'proof.submit' })
    prove.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'proof.submit' })
    expect(states).toEqual(['asking', 'proving', 'defect', 'proving'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(factorProofMachine))
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { type PasswordChange, passwordChangeMachine } from '#domain/session/password-change.machine.ts'
import { NO_PASSWORDS } from '#domain/session/password-change.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const FORM = { current: ' the old one ', next: 'a quiet river', repeated: 'a quiet river' }

const start = () => {
  const change = deferred<Result<true, Failure>>()
  const asked: PasswordChange[] = []
  const actor = createActor(
    passwordChangeMachine.provide({
      actors: {
        change: fromPromise(({ input }) => {
          asked.push(input)
          return change.ask()
        }),
      },
    }),
    { input: { account: '13900000001' }, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  return { actor, change, asked, ...recording, context: () => actor.getSnapshot().context }
}

describe('a change of the password', () => {
  it('is sent trimmed once the form is right, and nothing of it stays', async () => {
    const { actor, change, asked, states, context } = start()
    actor.send({ type: 'passwordChange.open' })
    actor.send({ type: 'passwordChange.type', form: FORM })
    actor.send({ type: 'passwordChange.toggle' })
    actor.send({ type: 'passwordChange.submit' })
    expect(asked).toEqual([{ account: '13900000001', current: 'the old one', next: 'a quiet river' }])
    change.answer(success(true))
    await settle()
    expect(context()).toEqual({
      account: '13900000001',
      form: NO_PASSWORDS,
      isShown: false,
      fault: null,
      failure: null,
      changes: 1,
    })
    expect(states).toEqual(['closed', 'editing', 'sending', 'closed'])
  })

  it('warns of what is wrong, until something is typed; what is given up is gone', () => {
    const { actor, asked, emitted, context } = start()
    actor.send({ type: 'passwordChange.open' })
    actor.send({ type: 'passwordChange.type', form: { ...FORM, repeated: 'a quiet rivet' } })
    actor.send({ type: 'passwordChange.submit' })
    expect(context().fault).toBe('notRepeated')
    expect(emitted).toEqual([{ type: 'passwordChange.warned', fault: 'notRepeated' }])
    actor.send({ type: 'passwordChange.type', form: { repeated: 'a quiet river' } })
    expect(context()).toMatchObject({ fault: null, form: FORM })
    actor.send({ type: 'passwordChange.cancel' })
    expect(context().form).toEqual(NO_PASSWORDS)
    expect(asked).toEqual([])
  })

  it('stays in its form when it is refused, with the reason, and is sent again', async () => {
    const { actor, change, context, states } = start()
    const failure: Failure = { kind: 'rejected', reason: 'invalid', message: '当前密码不正确' }
    actor.send({ type: 'passwordChange.open' })
    actor.send({ type: 'passwordChange.type', form: FORM })
    actor.send({ type: 'passwordChange.submit' })
    change.answer(failed(failure))
    await settle()
    expect(context()).toMatchObject({ form: FORM, failure, changes: 0 })
    actor.send({ type: 'passwordChange.submit' })
    expect(context().failure).toBeNull()
    change.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'passwordChange.submit' })
    change.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'passwordChange.cancel' })
    expect(states).toEqual([
      'closed',
      'editing',
      'sending',
      'editing',
      'sending',
      'defect',
      'sending',
      'defect',
      'closed',
    ])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(passwordChangeMachine))
  })
})

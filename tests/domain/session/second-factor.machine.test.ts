import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { type FactorActInput, factorActMachine } from '#domain/session/factor-act.machine.ts'
import { factorEnrolmentMachine } from '#domain/session/factor-enrolment.machine.ts'
import { secondFactorMachine } from '#domain/session/second-factor.machine.ts'
import {
  codeFault,
  type FactorProof,
  type FactorSecret,
  groupedSecret,
  type SecondFactor,
  trimmedCode,
} from '#domain/session/second-factor.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const actLog = transitionLog()
const OFF: SecondFactor = { isOn: false, since: '', recoveryCodesLeft: 0, isRequired: false }
const ON: SecondFactor = { ...OFF, isOn: true, since: '2026-03-02T00:00:00Z', recoveryCodesLeft: 10 }
const wrong: Failure = { kind: 'rejected', reason: 'invalid', message: '动态码不正确' }
type Codes = Result<readonly string[], Failure>

describe('a code', () => {
  it.each([
    [' 123 456 ', 'app', null],
    ['１２３４５６', 'app', null],
    ['12345', 'app', 'notApp'],
    [' ', 'recovery', 'empty'],
    ['K7M2P 9wxq4', 'recovery', null],
    ['123456', 'recovery', 'notRecovery'],
    ['123456', 'any', null],
    ['k7m2p-9wxq4', 'any', null],
    ['k7m2p', 'any', 'notAny'],
  ] as const)('%s as %s: %s', (typed, kind, fault) => {
    expect(codeFault(typed, kind)).toBe(fault)
  })

  it('is sent without what is between its signs, and a key is read in groups', () => {
    expect(trimmedCode(' k7m2p-9 wxq4')).toBe('k7m2p9wxq4')
    expect(groupedSecret('JBSWY3DPEH')).toBe('JBSW Y3DP EH')
    expect(groupedSecret('')).toBe('')
  })
})

const startAct = (act: FactorActInput['act']) => {
  const perform = deferred<Codes>()
  const asked: (FactorActInput & FactorProof)[] = []
  const actor = createActor(
    factorActMachine.provide({
      actors: {
        perform: fromPromise<Codes, FactorActInput & FactorProof>(({ input }) => {
          asked.push(input)
          return perform.ask()
        }),
      },
    }),
    { input: { act }, inspect: actLog.inspect },
  )
  const { states, emitted } = record(actor)
  actor.start()
  const type = (typed: Partial<FactorProof>) => actor.send({ type: 'act.type', typed })
  const submit = () => actor.send({ type: 'act.submit' })
  return { actor, perform, asked, states, emitted, type, submit, context: () => actor.getSnapshot().context }
}

describe('what is done about a second factor', () => {
  it('takes it away with password and code, which stay typed until they are right', async () => {
    const { actor, perform, asked, states, emitted, type, submit, context } = startAct('remove')
    submit()
    type({ password: ' Zhiyuan2026 ' })
    submit()
    expect(context()).toMatchObject({ fault: 'empty', password: ' Zhiyuan2026 ' })
    type({ code: '123 456' })
    submit()
    perform.answer(failed(wrong))
    await settle()
    expect(context()).toMatchObject({ failure: wrong, code: '123 456', password: ' Zhiyuan2026 ' })
    submit()
    perform.answer(success([]))
    await settle()
    expect(asked.at(-1)).toEqual({ act: 'remove', password: 'Zhiyuan2026', code: '123456' })
    expect(emitted).toEqual([
      { type: 'act.wanted', field: 'password' },
      { type: 'act.wanted', field: 'code' },
    ])
    expect(actor.getSnapshot().output).toEqual({ isDone: true })
    expect(context()).toMatchObject({ code: '', password: '' })
    expect(states).toEqual(['asking', 'performing', 'asking', 'performing', 'over'])
  })

  it('makes new recovery codes, which are left when they are written down', async () => {
    const { actor, perform, states, type, submit, context } = startAct('renew')
    type({ code: '123456' })
    submit()
    perform.answer(success(['aaaaa-aaaaa']))
    await settle()
    expect(context()).toMatchObject({ recoveryCodes: ['aaaaa-aaaaa'], code: '', isDone: true })
    const codes = actor.getSnapshot().children.recoveryCodes
    expect(codes?.getSnapshot().context.codes).toEqual(['aaaaa-aaaaa'])
    actor.send({ type: 'act.cancel' })
    expect(states.at(-1)).toBe('writingDown')
    codes?.send({ type: 'codes.keep', isKept: true })
    codes?.send({ type: 'codes.finish' })
    expect(context()).toMatchObject({ recoveryCodes: [] })
    expect(states).toEqual(['asking', 'performing', 'writingDown', 'over'])
  })

  it('is left with nothing kept, also after a bug', async () => {
    const first = startAct('renew')
    first.type({ code: '123456' })
    first.actor.send({ type: 'act.cancel' })
    expect(first.context().code).toBe('')
    expect(first.actor.getSnapshot().output).toEqual({ isDone: false })
    const second = startAct('renew')
    second.type({ code: '123456' })
    second.submit()
    second.perform.fail(new Error('a bug'))
    await settle()
    second.submit()
    second.perform.fail(new Error('a bug'))
    await settle()
    second.actor.send({ type: 'act.cancel' })
    expect(second.states).toEqual(['asking', 'performing', 'defect', 'performing', 'defect', 'over'])
  })

  it('takes every transition it declares but that of recovery codes that break', () => {
    expect([...actLog.taken].filter((one) => !one.startsWith('recoveryCodes')).sort()).toEqual(
      declaredTransitions(factorActMachine).filter((one) => !/error\.actor\.recoveryCodes/.test(one)),
    )
  })
})

const start = () => {
  const read = deferred<Result<SecondFactor, Failure>>()
  const begin = deferred<Result<FactorSecret, Failure>>()
  const perform = deferred<Codes>()
  const actor = createActor(
    secondFactorMachine.provide({
      actors: {
        read: fromPromise(read.ask),
        enrolment: factorEnrolmentMachine.provide({
          actors: {
            begin: fromPromise(begin.ask),
            confirm: fromPromise<Codes, string>(async () => success(['aaaaa-aaaaa'])),
          },
        }),
        act: factorActMachine.provide({ actors: { perform: fromPromise(perform.ask) } }),
      },
    }),
    { inspect: log.inspect },
  )
  const { states } = record(actor)
  actor.start()
  const told = async (factor: SecondFactor) => {
    read.answer(success(factor))
    await settle()
  }
  const { children } = { children: () => actor.getSnapshot().children }
  return { actor, read, begin, perform, states, told, children, context: () => actor.getSnapshot().context }
}

describe('the second factor of an account', () => {
  it('is turned on in one dialog and off in another, and read anew after each', async () => {
    const { actor, begin, perform, states, told, children, context } = start()
    await told(OFF)
    expect(context()).toEqual({ factor: OFF, failure: null, task: 'enrol', done: null })
    actor.send({ type: 'factor.ask', task: 'enrol' })
    begin.answer(success({ secret: 'A', uri: 'otpauth://totp/a' }))
    await settle()
    const enrolment = children().enrolment
    enrolment?.send({ type: 'enrolment.type', typed: { code: '123456' } })
    enrolment?.send({ type: 'enrolment.submit' })
    await settle()
    const codes = enrolment?.getSnapshot().children.recoveryCodes
    codes?.send({ type: 'codes.keep', isKept: true })
    codes?.send({ type: 'codes.finish' })
    await told(ON)
    expect(context()).toEqual({ factor: ON, failure: null, task: 'enrol', done: 'enrol' })
    actor.send({ type: 'factor.ask', task: 'remove' })
    const act = children().act
    act?.send({ type: 'act.type', typed: { password: 'Zhiyuan2026', code: '123456' } })
    act?.send({ type: 'act.submit' })
    perform.answer(success([]))
    await settle()
    await told(OFF)
    expect(context()).toEqual({ factor: OFF, failure: null, task: 'remove', done: 'remove' })
    expect(states).toEqual([
      'loading',
      'ready',
      'enrolling',
      'rereading',
      'ready',
      'acting',
      'rereading',
      'ready',
    ])
  })

  it('stays as it is where a dialog is left', async () => {
    const { actor, told, children, context } = start()
    await told(ON)
    actor.send({ type: 'factor.ask', task: 'move' })
    expect(children().enrolment?.getSnapshot().context.moves).toBe(true)
    children().enrolment?.send({ type: 'enrolment.cancel' })
    await told(ON)
    actor.send({ type: 'factor.ask', task: 'renew' })
    expect(children().act?.getSnapshot().context.act).toBe('renew')
    children().act?.send({ type: 'act.cancel' })
    await told(ON)
    expect(context()).toEqual({ factor: ON, failure: null, task: 'renew', done: null })
  })

  it('that cannot be read is read again when asked; a bug is a defect', async () => {
    const { actor, read, states, told, children } = start()
    read.answer(failed({ kind: 'unreachable' }))
    await settle()
    actor.send({ type: 'factor.retry' })
    read.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'factor.retry' })
    await told(ON)
    const leave = async () => {
      actor.send({ type: 'factor.ask', task: 'renew' })
      children().act?.send({ type: 'act.cancel' })
      await settle()
    }
    await leave()
    read.answer(failed({ kind: 'unreachable' }))
    await settle()
    actor.send({ type: 'factor.retry' })
    await told(ON)
    await leave()
    read.fail(new Error('a bug'))
    await settle()
    expect(states).toEqual([
      'loading',
      'failed',
      'loading',
      'defect',
      'loading',
      'ready',
      'acting',
      'rereading',
      'failed',
      'loading',
      'ready',
      'acting',
      'rereading',
      'defect',
    ])
  })

  it('takes every transition it declares but those of a dialog that breaks', () => {
    const broken = /xstate\.error\.actor\.(?:enrolment|act)\b/
    expect([...log.taken].filter((one) => !/factor(?:Enrolment|Act)|recoveryCodes/.test(one)).sort()).toEqual(
      declaredTransitions(secondFactorMachine).filter((one) => !broken.test(one)),
    )
  })
})

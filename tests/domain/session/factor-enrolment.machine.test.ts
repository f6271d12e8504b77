import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { factorEnrolmentMachine } from '#domain/session/factor-enrolment.machine.ts'
import type { FactorProof, FactorSecret } from '#domain/session/second-factor.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const secret: FactorSecret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP' }
const codes = ['aaaaa-aaaaa', 'bbbbb-bbbbb']
const rejected = (reason: RejectionReason): Failure => ({ kind: 'rejected', reason, message: '不行' })
const wanted = (field: string) => ({ type: 'enrolment.wanted', field })

const start = (moves = false) => {
  const begin = deferred<Result<FactorSecret, Failure>>()
  const confirm = deferred<Result<readonly string[], Failure>>()
  const proofs: FactorProof[] = []
  const confirmed: string[] = []
  const actor = createActor(
    factorEnrolmentMachine.provide({
      actors: {
        begin: fromPromise<Result<FactorSecret, Failure>, FactorProof>(({ input }) => {
          proofs.push(input)
          return begin.ask()
        }),
        confirm: fromPromise<Result<readonly string[], Failure>, string>(({ input }) => {
          confirmed.push(input)
          return confirm.ask()
        }),
      },
    }),
    { input: { moves }, inspect: log.inspect },
  )
  const { states, emitted } = record(actor)
  actor.start()
  const type = (typed: Partial<FactorProof>) => actor.send({ type: 'enrolment.type', typed })
  const submit = () => actor.send({ type: 'enrolment.submit' })
  const context = () => actor.getSnapshot().context
  return { actor, begin, confirm, proofs, confirmed, states, emitted, type, submit, context }
}

const NOTHING = {
  moves: false,
  wantsPassword: false,
  password: '',
  code: '',
  fault: null,
  failure: null,
  secret: null,
  isUnheard: false,
  recoveryCodes: [],
  isDone: false,
}

describe('setting up a second factor', () => {
  it('begins at once for who signed in lately, is on with a code, and over when the codes are written down', async () => {
    const { actor, begin, confirm, confirmed, states, emitted, type, submit, context } = start()
    begin.answer(success(secret))
    await settle()
    expect(context()).toEqual({ ...NOTHING, secret })
    submit()
    expect(context().fault).toBe('empty')
    type({ code: '123 456' })
    submit()
    confirm.answer(failed(rejected('invalid')))
    await settle()
    expect(context()).toEqual({ ...NOTHING, secret, code: '123 456', failure: rejected('invalid') })
    submit()
    confirm.answer(success(codes))
    await settle()
    expect(confirmed).toEqual(['123456', '123456'])
    expect(context()).toEqual({ ...NOTHING, recoveryCodes: codes })
    actor.send({ type: 'enrolment.cancel' })
    const shown = actor.getSnapshot().children.recoveryCodes
    expect(shown?.getSnapshot().context.codes).toEqual(codes)
    shown?.send({ type: 'codes.keep', isKept: true })
    shown?.send({ type: 'codes.finish' })
    expect(emitted).toEqual([wanted('code'), wanted('code'), { type: 'enrolment.done' }])
    expect(actor.getSnapshot().output).toEqual({ isDone: true })
    expect(context()).toEqual({ ...NOTHING, isDone: true })
    expect(states).toEqual([
      'beginning',
      'scanning',
      'confirming',
      'scanning',
      'confirming',
      'writingDown',
      'over',
    ])
  })

  it('asks for the password where the sign-in is not recent, and keeps what is typed until it is right', async () => {
    const { begin, proofs, emitted, type, submit, context } = start()
    begin.answer(failed(rejected('invalid')))
    await settle()
    expect(context()).toEqual({ ...NOTHING, wantsPassword: true })
    submit()
    expect(context().fault).toBe('noPassword')
    type({ password: ' not this one ' })
    submit()
    begin.answer(failed(rejected('invalid')))
    await settle()
    expect(context()).toEqual({
      ...NOTHING,
      wantsPassword: true,
      password: ' not this one ',
      failure: rejected('invalid'),
    })
    submit()
    begin.answer(success(secret))
    await settle()
    expect(context()).toEqual({ ...NOTHING, wantsPassword: true, secret })
    expect(proofs.map(({ password }) => password)).toEqual(['', 'not this one', 'not this one'])
    expect(emitted).toEqual([wanted('password'), wanted('password')])
  })

  it('moves to another app with the password and a code of the present one', async () => {
    const { begin, proofs, type, submit, context } = start(true)
    submit()
    expect(context()).toMatchObject({ fault: 'noPassword', wantsPassword: true })
    type({ password: 'Zhiyuan2026' })
    submit()
    expect(context().fault).toBe('empty')
    type({ code: 'aaaaa-aaaaa' })
    submit()
    begin.answer(failed(rejected('conflict')))
    await settle()
    expect(context()).toMatchObject({ code: 'aaaaa-aaaaa', failure: rejected('conflict') })
    submit()
    begin.answer(success(secret))
    await settle()
    expect(context()).toEqual({ ...NOTHING, moves: true, wantsPassword: true, secret })
    expect(proofs.at(-1)).toEqual({ password: 'Zhiyuan2026', code: 'aaaaaaaaaa' })
  })

  it('is over where it is on already, and begins anew where what was begun is gone', async () => {
    const first = start()
    first.begin.answer(failed(rejected('conflict')))
    await settle()
    expect(first.emitted).toEqual([{ type: 'enrolment.done' }])
    expect(first.actor.getSnapshot().output).toEqual({ isDone: false })
    const second = start()
    second.begin.answer(success(secret))
    await settle()
    second.type({ code: '123456' })
    second.submit()
    second.confirm.answer(failed(rejected('conflict')))
    await settle()
    expect(second.states.at(-1)).toBe('asking')
    second.submit()
    expect(second.states.at(-1)).toBe('beginning')
  })

  it.each([
    'submit',
    'cancel',
  ] as const)('says that its recovery codes were not seen where a code whose answer was lost has turned it on, until %s', async (understood) => {
    const { actor, begin, confirm, emitted, type, submit, context } = start()
    begin.answer(success(secret))
    await settle()
    type({ code: '123456' })
    submit()
    confirm.answer(failed({ kind: 'unreachable' }))
    await settle()
    expect(context()).toMatchObject({ isUnheard: true, code: '123456', failure: { kind: 'unreachable' } })
    type({ code: '654321' })
    submit()
    confirm.answer(failed(rejected('conflict')))
    await settle()
    expect(context()).toEqual({ ...NOTHING, isUnheard: true })
    expect(actor.getSnapshot().hasTag('unseen')).toBe(true)
    expect(emitted).toEqual([wanted('code')])
    actor.send({ type: `enrolment.${understood}` })
    expect(emitted.at(-1)).toEqual({ type: 'enrolment.done' })
    expect(actor.getSnapshot().output).toEqual({ isDone: true })
  })

  it('is left with nothing kept, whenever it is not on yet', async () => {
    const leave = async (go: (made: ReturnType<typeof start>) => Promise<void>) => {
      const made = start()
      await go(made)
      made.actor.send({ type: 'enrolment.cancel' })
      expect(made.context()).toMatchObject({ secret: null, password: '', code: '' })
      return made.states
    }
    expect(await leave(async () => undefined)).toEqual(['beginning', 'over'])
    const refuse = async ({ begin, type }: ReturnType<typeof start>) => {
      begin.answer(failed({ kind: 'unreachable' }))
      await settle()
      type({ password: 'x' })
    }
    expect(await leave(refuse)).toEqual(['beginning', 'asking', 'over'])
    const show = async ({ begin }: ReturnType<typeof start>) => {
      begin.answer(success(secret))
      await settle()
    }
    expect(await leave(show)).toEqual(['beginning', 'scanning', 'over'])
    const breakIt = async ({ begin, submit }: ReturnType<typeof start>) => {
      begin.fail(new Error('a bug'))
      await settle()
      submit()
      begin.answer(success(secret))
      await settle()
    }
    expect(await leave(breakIt)).toEqual(['beginning', 'defect', 'beginning', 'scanning', 'over'])
    const breakLate = async (made: ReturnType<typeof start>) => {
      await show(made)
      made.type({ code: '123456' })
      made.submit()
      made.confirm.fail(new Error('a bug'))
      await settle()
    }
    expect((await leave(breakLate)).slice(2)).toEqual(['confirming', 'defect', 'over'])
  })

  it('takes every transition it declares but that of recovery codes that break', () => {
    expect([...log.taken].filter((one) => !one.startsWith('recoveryCodes')).sort()).toEqual(
      declaredTransitions(factorEnrolmentMachine).filter((one) => !/error\.actor\.recoveryCodes/.test(one)),
    )
  })
})

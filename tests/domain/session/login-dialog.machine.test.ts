import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { RememberedCredentials } from '#domain/session/credentials.ts'
import { credentialsOf, loginDialogMachine, warningOf } from '#domain/session/login-dialog.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const EMPTY = {
  account: '',
  password: '',
  agreed: true,
  remember: false,
  reason: 'asked',
  warning: null,
  passwordShown: false,
  touched: false,
}

const start = () => {
  const recall = deferred<RememberedCredentials>()
  const remember = deferred<void>()
  const remembered: unknown[] = []
  const actor = createActor(
    loginDialogMachine.provide({
      actors: {
        recall: fromPromise(recall.ask),
        remember: fromPromise(({ input }) => {
          remembered.push(input)
          return remember.ask()
        }),
      },
    }),
    { inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  return { actor, recall, remember, remembered, recording }
}

const filledIn = () => {
  const dialog = start()
  dialog.actor.send({ type: 'loginDialog.open', reason: 'asked' })
  dialog.actor.send({ type: 'loginDialog.typeAccount', account: ' 13900000001 ' })
  dialog.actor.send({ type: 'loginDialog.typePassword', password: ' Zhiyuan2026 ' })
  return dialog
}

describe('the login dialog', () => {
  it('opens empty with the agreement ticked, says why, and closes again', () => {
    const { actor, recording } = start()
    actor.send({ type: 'loginDialog.open', reason: 'search' })
    expect(actor.getSnapshot().context).toEqual({ ...EMPTY, reason: 'search' })
    actor.send({ type: 'loginDialog.open', reason: 'expired' })
    expect(actor.getSnapshot().context).toEqual({ ...EMPTY, reason: 'expired' })
    actor.send({ type: 'loginDialog.close' })
    expect(recording.states).toEqual(['closed', { open: 'editing' }, 'closed'])
    expect(recording.emitted).toEqual([{ type: 'loginDialog.dismissed' }])
    expect(actor.getSnapshot().context).toEqual(EMPTY)
  })

  it('fills in what is remembered, but never over what was typed', async () => {
    const quick = start()
    quick.actor.send({ type: 'loginDialog.open', reason: 'asked' })
    quick.recall.answer({ account: '13900000001', password: 'secret', remember: true })
    await settle()
    expect(quick.actor.getSnapshot().context).toEqual({
      ...EMPTY,
      account: '13900000001',
      password: 'secret',
      remember: true,
    })

    const slow = start()
    slow.actor.send({ type: 'loginDialog.open', reason: 'asked' })
    slow.actor.send({ type: 'loginDialog.typeAccount', account: '1' })
    slow.recall.answer({ account: '13900000001', password: 'secret', remember: true })
    await settle()
    expect(slow.actor.getSnapshot().context).toEqual({ ...EMPTY, account: '1', touched: true })
  })

  it('works where nothing can be recalled', async () => {
    const { actor, recall, recording } = start()
    actor.send({ type: 'loginDialog.open', reason: 'asked' })
    recall.fail(new Error('no store'))
    await settle()
    expect(recording.states).toEqual(['closed', { open: 'editing' }])
  })

  it('warns of the first thing that is missing and keeps what was typed', () => {
    const { actor, recording } = start()
    actor.send({ type: 'loginDialog.open', reason: 'asked' })
    actor.send({ type: 'loginDialog.agree', agreed: false })
    actor.send({ type: 'loginDialog.submit' })
    expect(actor.getSnapshot().context.warning).toBe('accountEmpty')
    actor.send({ type: 'loginDialog.typeAccount', account: '13900000001' })
    expect(actor.getSnapshot().context.warning).toBe(null)
    actor.send({ type: 'loginDialog.submit' })
    actor.send({ type: 'loginDialog.typePassword', password: 'x' })
    actor.send({ type: 'loginDialog.togglePassword' })
    actor.send({ type: 'loginDialog.submit' })
    expect(recording.emitted).toEqual([
      { type: 'loginDialog.warned', warning: 'accountEmpty' },
      { type: 'loginDialog.warned', warning: 'passwordEmpty' },
      { type: 'loginDialog.warned', warning: 'agreementUnticked' },
    ])
    expect(actor.getSnapshot().context).toEqual({
      ...EMPTY,
      account: '13900000001',
      password: 'x',
      agreed: false,
      warning: 'agreementUnticked',
      passwordShown: true,
      touched: true,
    })
  })

  it('asks once with trimmed credentials, and keeps the form when refused', () => {
    const { actor, recording } = filledIn()
    actor.send({ type: 'loginDialog.submit' })
    actor.send({ type: 'loginDialog.submit' })
    actor.send({ type: 'loginDialog.close' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    actor.send({ type: 'session.refused' })
    expect(recording.states).toEqual([
      'closed',
      { open: 'editing' },
      { open: 'waiting' },
      { open: 'editing' },
    ])
    expect(recording.emitted).toEqual([
      {
        type: 'loginDialog.submitted',
        credentials: { account: '13900000001', password: 'Zhiyuan2026' },
      },
    ])
    expect(actor.getSnapshot().context).toEqual({
      ...EMPTY,
      account: ' 13900000001 ',
      password: ' Zhiyuan2026 ',
      touched: true,
    })
  })

  it.each([
    'kept',
    'not to be kept',
  ])('closes with a session and clears the fields once they are %s', async (end) => {
    const { actor, recording, remember, remembered } = filledIn()
    actor.send({ type: 'loginDialog.remember', remember: true })
    actor.send({ type: 'loginDialog.submit' })
    actor.send({ type: 'session.opened' })
    expect(actor.getSnapshot().hasTag('shown')).toBe(false)
    if (end === 'kept') remember.answer()
    else remember.fail(new Error('full'))
    await settle()
    expect(remembered).toEqual([{ account: '13900000001', password: 'Zhiyuan2026', remember: true }])
    expect(recording.states).toEqual([
      'closed',
      { open: 'editing' },
      { open: 'waiting' },
      'remembering',
      'closed',
    ])
    expect(actor.getSnapshot().context).toEqual(EMPTY)
  })

  it('can be opened anew while the last credentials are still being kept', () => {
    const { actor } = filledIn()
    actor.send({ type: 'session.opened' })
    actor.send({ type: 'loginDialog.open', reason: 'expired' })
    expect(actor.getSnapshot().value).toEqual({ open: 'editing' })
    expect(actor.getSnapshot().context).toEqual({ ...EMPTY, reason: 'expired' })
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(loginDialogMachine))
  })
})

describe('the form', () => {
  it('is complete exactly when account and password hold more than space and the agreement is ticked', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.boolean(),
        fc.boolean(),
        (account, password, agreed, remember) => {
          const form = { account, password, agreed, remember }
          const complete = account.trim() !== '' && password.trim() !== '' && agreed
          expect(warningOf(form) === null).toBe(complete)
          expect(credentialsOf(form)).toEqual({ account: account.trim(), password: password.trim() })
        },
      ),
    )
  })
})

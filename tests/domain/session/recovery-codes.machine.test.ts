import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { recoveryCodesMachine } from '#domain/session/recovery-codes.machine.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const codes = ['aaaaa-aaaaa', 'bbbbb-bbbbb']

it('recovery codes are left by who says that they are written down, and are gone then', () => {
  const log = transitionLog()
  const actor = createActor(recoveryCodesMachine, { input: { codes }, inspect: log.inspect })
  const { states, emitted } = record(actor)
  actor.start()
  const finish = () => actor.send({ type: 'codes.finish' })
  const keep = (isKept: boolean) => actor.send({ type: 'codes.keep', isKept })
  const context = () => actor.getSnapshot().context
  expect(context()).toEqual({ codes, isKept: false, isWarned: false })
  finish()
  finish()
  expect(context()).toEqual({ codes, isKept: false, isWarned: true })
  expect(emitted).toEqual([{ type: 'codes.unkept' }, { type: 'codes.unkept' }])
  keep(true)
  expect(context()).toEqual({ codes, isKept: true, isWarned: false })
  keep(false)
  finish()
  expect(states).toEqual(['shown'])
  keep(true)
  finish()
  expect(context()).toEqual({ codes: [], isKept: true, isWarned: false })
  expect(states).toEqual(['shown', 'over'])
  expect([...log.taken].sort()).toEqual(declaredTransitions(recoveryCodesMachine))
})

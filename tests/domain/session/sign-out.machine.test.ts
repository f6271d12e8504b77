import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { NO_WORK, type WorkCounts } from '#domain/connection/waiting-work.ts'
import { signOutMachine } from '#domain/session/sign-out.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const NOTE: WorkCounts = { ...NO_WORK, writings: 1 }
const PAPER: WorkCounts = { ...NO_WORK, papers: 1 }
const GOES = { type: 'signOut.decided', discards: false }
const DISCARDS = { type: 'signOut.decided', discards: true }

const start = () => {
  const clock = new SimulatedClock()
  const send = deferred<WorkCounts>()
  const actor = createActor(signOutMachine.provide({ actors: { send: fromPromise(send.ask) } }), {
    clock,
    inspect: log.inspect,
  })
  const { states, emitted } = record(actor)
  actor.start()
  const left = async (counts: WorkCounts) => {
    send.answer(counts)
    await settle()
  }
  return { actor, clock, send, states, emitted, left }
}

const asked = async (counts = NOTE) => {
  const signOut = start()
  signOut.actor.send({ type: 'signOut.press' })
  await signOut.left(counts)
  return signOut
}

describe('a log-out', () => {
  it('asks nothing where all is sent, and is begun once however often it is pressed', async () => {
    const { actor, send, states, emitted, left } = start()
    actor.send({ type: 'signOut.press' })
    actor.send({ type: 'signOut.press' })
    expect([send.asked(), actor.getSnapshot().hasTag('busy'), emitted]).toEqual([1, true, []])
    await left(NO_WORK)
    expect([states, emitted]).toEqual([['idle', 'sending', 'idle'], [GOES]])
  })

  it('asks at once where an outbox could not send, and ends nothing meanwhile', async () => {
    const { actor, states, emitted } = await asked()
    expect([states, emitted]).toEqual([['idle', 'sending', 'asking'], []])
    expect([actor.getSnapshot().context.unsent, actor.getSnapshot().hasTag('asking')]).toEqual([NOTE, true])
    actor.send({ type: 'signOut.stay' })
    actor.send({ type: 'signOut.discard' })
    expect([states.at(-1), emitted]).toEqual(['idle', []])
  })

  it('ends the session with what is discarded', async () => {
    const { actor, states, emitted } = await asked()
    actor.send({ type: 'signOut.discard' })
    actor.send({ type: 'signOut.stay' })
    expect([states.at(-1), emitted]).toEqual(['idle', [DISCARDS]])
  })

  it('gives an open page its moment to save, once', async () => {
    const { actor, clock, states, emitted, left } = await asked(PAPER)
    expect([states.at(-1), actor.getSnapshot().hasTag('busy')]).toEqual(['lingering', true])
    clock.increment(2000)
    await left(PAPER)
    expect([states.at(-1), actor.getSnapshot().context.unsent]).toEqual(['asking', PAPER])
    actor.send({ type: 'signOut.stay' })
    actor.send({ type: 'signOut.press' })
    await left(PAPER)
    clock.increment(2000)
    await left(NO_WORK)
    expect([states.at(-1), emitted]).toEqual(['idle', [GOES]])
  })

  it('asks without a number where nobody can say one', async () => {
    const { actor, send, states } = start()
    actor.send({ type: 'signOut.press' })
    send.fail(new Error('of a test'))
    await settle()
    expect([states.at(-1), actor.getSnapshot().context.unsent]).toEqual(['asking', null])
  })

  it('asks no more once the session ended otherwise', async () => {
    const { actor, states, emitted } = await asked()
    actor.send({ type: 'signOut.over' })
    actor.send({ type: 'signOut.discard' })
    expect([states.at(-1), emitted]).toEqual(['idle', []])
  })

  it('takes every transition that it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(signOutMachine))
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { compositionMachine } from '#domain/paper/composition.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const OFFLINE: Failure = { kind: 'unreachable' }
const LATE: Failure = { kind: 'timedOut' }
const log = transitionLog()

const start = () => {
  const asked = deferred<Result<string | null, Failure>>()
  const left: (string | null)[] = []
  const actor = createActor(
    compositionMachine.provide({
      actors: { ask: fromPromise(() => asked.ask()) },
      actions: { leave: (_, service) => left.push(service) },
    }),
    { input: { kind: 'paper' }, inspect: log.inspect },
  )
  const { states } = record(actor)
  actor.start()
  return { actor, asked, left, states }
}

describe('where papers are composed', () => {
  it('is here without an outside service, also when it was asked twice', async () => {
    const { actor, asked, left, states } = start()
    asked.answer(failed(LATE))
    await settle()
    expect(actor.getSnapshot().context.failure).toEqual(LATE)
    actor.send({ type: 'composition.retry' })
    asked.answer(success(null))
    await settle()
    expect([states, left]).toEqual([['asking', 'failed', 'asking', 'here'], []])
  })

  it('is elsewhere with one, to which one is sent', async () => {
    const { asked, left, states } = start()
    asked.answer(success('https://papers.example/compose'))
    await settle()
    expect([states, left]).toEqual([['asking', 'leaving'], ['https://papers.example/compose']])
  })

  it.each<readonly [string, Result<string | null, Failure>, string]>([
    ['here', success(null), 'here'],
    ['elsewhere', success('https://papers.example/compose'), 'leaving'],
    ['nowhere', failed({ kind: 'forbidden', message: '' }), 'forbidden'],
    ['not known', failed(OFFLINE), 'apart'],
  ])('is here without a network, until it is known to be %s', async (_, answer, then) => {
    const { actor, asked, states } = start()
    asked.answer(failed(OFFLINE))
    await settle()
    expect(actor.getSnapshot().hasTag('here')).toBe(true)
    actor.send({ type: 'composition.retry' })
    expect(actor.getSnapshot().hasTag('here')).toBe(true)
    asked.answer(answer)
    await settle()
    expect(states).toEqual(['asking', 'apart', 'askingAgain', then])
  })

  it('is nowhere without the right', async () => {
    const { asked, left, states } = start()
    asked.answer(failed({ kind: 'forbidden', message: '' }))
    await settle()
    expect([states, left]).toEqual([['asking', 'forbidden'], []])
  })

  it('is asked again after a defect', async () => {
    const { actor, asked, states } = start()
    asked.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'composition.retry' })
    expect(states).toEqual(['asking', 'defect', 'asking'])
  })

  it('is still here after a defect of being asked again', async () => {
    const { actor, asked, states } = start()
    asked.answer(failed(OFFLINE))
    await settle()
    actor.send({ type: 'composition.retry' })
    asked.fail(new Error('a bug'))
    await settle()
    expect(states).toEqual(['asking', 'apart', 'askingAgain', 'apart'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(compositionMachine))
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { UserAction } from '#domain/learning/user-action.ts'
import { userActionsMachine } from '#domain/learning/user-actions.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const view = (id: number): UserAction => ({ kind: 'view', content: { id, type: 3 } })

const start = () => {
  const told: (readonly UserAction[])[] = []
  const way = deferred<void>()
  const tell = fromPromise<void, readonly UserAction[]>(({ input }) => {
    told.push(input)
    return way.ask()
  })
  const actor = createActor(userActionsMachine.provide({ actors: { record: tell } }), {
    inspect: log.inspect,
  })
  const { states } = record(actor)
  actor.start()
  const note = (id: number) => actor.send({ type: 'userActions.note', action: view(id) })
  return { actor, way, told, states, note }
}

describe('user actions', () => {
  it('are told as they come; those that come meanwhile together afterwards', async () => {
    const { way, told, states, note } = start()
    note(1)
    note(2)
    note(3)
    expect(told).toEqual([[view(1)]])
    way.answer()
    await settle()
    expect(told).toEqual([[view(1)], [view(2), view(3)]])
    way.answer()
    await settle()
    expect(states).toEqual(['quiet', 'telling', 'quiet'])
  })

  it('are let go when they cannot be told, and the next is told all the same', async () => {
    const { actor, way, told, note } = start()
    note(1)
    way.fail(new Error('a bug'))
    await settle()
    note(2)
    expect(told).toEqual([[view(1)], [view(2)]])
    expect(actor.getSnapshot().status).toBe('active')
  })

  it('are dropped when whoever did them is gone', async () => {
    const { actor, way, told, note } = start()
    note(1)
    note(2)
    actor.send({ type: 'userActions.drop' })
    await settle()
    expect(told).toEqual([[view(1)]])
    expect(actor.getSnapshot().context).toEqual({ waiting: [], underWay: [] })
    expect(way.asked()).toBe(1)
    actor.send({ type: 'userActions.drop' })
    expect(actor.getSnapshot().value).toBe('quiet')
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(
      expect.arrayContaining([...declaredTransitions(userActionsMachine)]),
    )
  })
})

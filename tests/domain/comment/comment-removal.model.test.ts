import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate'
import { COMMENT_UNDO_SECONDS } from '#domain/comment/comment.ts'
import { commentRemovalMachine, type Removed } from '#domain/comment/comment-removal.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken, over } = eventsOf('commentRemoval')
const log = transitionLog()
const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })

const EVENTS = [
  { type: 'removal.remove' },
  { type: 'removal.undo' },
  done('removing', success({ staysListed: false })),
  done('removing', success({ staysListed: true })),
  done('removing', UNREACHABLE),
  broken('removing'),
  over('undoWindow', 'undoable'),
  done('restoring', success(true)),
  done('restoring', UNREACHABLE),
  broken('restoring'),
]

const essence = ({ value, context }: SnapshotFrom<typeof commentRemovalMachine>) => ({
  value,
  staysListed: context.staysListed,
  failed: context.failure !== null,
})

const bind = () => {
  const remove = deferred<Result<Removed, Failure>>()
  const restore = deferred<Result<true, Failure>>()
  const machine = commentRemovalMachine.provide({
    actors: { remove: fromPromise(remove.ask), restore: fromPromise(restore.ask) },
  })
  return { machine, ports: { removing: remove, restoring: restore } }
}

describe('the deletion of a comment', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: commentRemovalMachine,
      input: { id: 7 },
      events: EVENTS,
      essence,
      bind,
      wait: () => COMMENT_UNDO_SECONDS * 1000,
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(8)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(commentRemovalMachine))
  })

  const start = () => {
    const { machine, ports } = bind()
    const clock = new SimulatedClock()
    const actor = createActor(machine, { input: { id: 7 }, clock })
    const told: unknown[] = []
    actor.on('*', (event) => told.push(event))
    actor.start()
    actor.send({ type: 'removal.remove' })
    const removed = async (staysListed: boolean) => {
      ports.removing.answer(success({ staysListed }))
      await settle()
    }
    return { actor, ports, clock, told, removed }
  }

  it('is told at once, and that nothing is left when the time to take it back is over', async () => {
    const { clock, told, removed } = start()
    await removed(false)
    expect(told).toEqual([{ type: 'comment.marked', id: 7, state: 'deleted' }])
    clock.increment(COMMENT_UNDO_SECONDS * 1000)
    expect(told.at(-1)).toEqual({ type: 'comment.dropped', id: 7 })
  })

  it('leaves the place of what has replies', async () => {
    const { actor, clock, told, removed } = start()
    await removed(true)
    clock.increment(COMMENT_UNDO_SECONDS * 1000)
    expect([actor.getSnapshot().value, told.length]).toEqual(['over', 1])
  })

  it('is taken back in time', async () => {
    const { actor, ports, told, removed } = start()
    await removed(false)
    actor.send({ type: 'removal.undo' })
    ports.restoring.answer(success(true))
    await settle()
    expect(actor.getSnapshot().value).toBe('standing')
    expect(told.at(-1)).toEqual({ type: 'comment.marked', id: 7, state: 'shown' })
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { UnreadNotices } from '#domain/announcement/announcement.ts'
import { inboxMachine } from '#domain/announcement/inbox.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken, over } = eventsOf('inbox')
const log = transitionLog()

const EVENTS = [
  { type: 'inbox.arrive' },
  { type: 'inbox.told', left: { lessons: 2 } },
  { type: 'inbox.leave' },
  done('counting', success({ announcements: 3, lessons: 1, decisions: 0 })),
  done('counting', failed({ kind: 'unreachable' })),
  broken('counting'),
  over('fresh', 'fresh'),
]

const essence = ({ value, context }: SnapshotFrom<typeof inboxMachine>) => ({ value, context })

describe('the inbox', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: inboxMachine,
      input: undefined,
      events: EVENTS,
      essence,
      bind: () => {
        const counting = deferred<Result<UnreadNotices, Failure>>()
        return {
          machine: inboxMachine.provide({ actors: { count: fromPromise(counting.ask) } }),
          ports: { counting },
        }
      },
      wait: () => 5 * 60_000,
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(8)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(inboxMachine))
  })

  it('asks again with the next page where it was not answered', async () => {
    const counting = deferred<Result<UnreadNotices, Failure>>()
    const actor = createActor(inboxMachine.provide({ actors: { count: fromPromise(counting.ask) } }))
    actor.start()
    actor.send({ type: 'inbox.arrive' })
    counting.answer(failed({ kind: 'unreachable' }))
    await settle()
    actor.send({ type: 'inbox.arrive' })
    expect(actor.getSnapshot().value).toBe('counting')
    actor.stop()
  })

  it('holds what was told while it was counted for newer than the answer', async () => {
    const counting = deferred<Result<UnreadNotices, Failure>>()
    const actor = createActor(inboxMachine.provide({ actors: { count: fromPromise(counting.ask) } }))
    actor.start()
    actor.send({ type: 'inbox.arrive' })
    actor.send({ type: 'inbox.told', left: { announcements: 0 } })
    counting.answer(success({ announcements: 1, lessons: 2, decisions: 3 }))
    await settle()
    expect(actor.getSnapshot()).toMatchObject({
      value: 'fresh',
      context: { unread: { announcements: 0, lessons: 2, decisions: 3 } },
    })
    actor.stop()
  })
})

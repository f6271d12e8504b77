import { describe, expect, it } from 'vitest'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { inboxMachine } from '#domain/announcement/inbox.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken, over } = eventsOf('inbox')
const log = transitionLog()

const EVENTS = [
  { type: 'inbox.arrive' },
  { type: 'inbox.told', unread: 2 },
  { type: 'inbox.leave' },
  done('counting', success(3)),
  done('counting', failed({ kind: 'unreachable' })),
  broken('counting'),
  over('fresh', 'fresh'),
]

const essence = ({ value, context: { unread } }: SnapshotFrom<typeof inboxMachine>) => ({ value, unread })

describe('the inbox', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: inboxMachine,
      input: undefined,
      events: EVENTS,
      essence,
      bind: () => {
        const counting = deferred<Result<number, Failure>>()
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
})

import { expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { ShareOutcome } from '#domain/private-file/share.ts'
import { type ShareStart, shareFormMachine } from '#domain/private-file/share-form.machine.ts'
import { NO_PLACE } from '#domain/school-file/school-place.ts'
import { deferred } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('shareForm')
const log = transitionLog()

const UNREACHABLE = failed({ kind: 'unreachable' })
const CHOICE = { organisationId: 1, place: NO_PLACE, tagId: 1 }

const EVENTS = [
  { type: 'share.retry' },
  { type: 'share.fill', change: { note: '请审核' } },
  { type: 'share.send', place: NO_PLACE },
  { type: 'share.send', place: { ...NO_PLACE, stageId: 2, subjectId: 20 } },
  done('preparing', success({ choice: null, tags: [] })),
  done('preparing', success({ choice: CHOICE, tags: [{ id: 1, name: '课件' }] })),
  done('preparing', UNREACHABLE),
  broken('preparing'),
  done('sending', success({ sharedIds: [3, 4], failed: [] })),
  done('sending', success({ sharedIds: [3], failed: [{ fileId: 4, reason: '这个文件正在审核' }] })),
  done('sending', UNREACHABLE),
  broken('sending'),
]

it('sharing goes by the shortest way to each of its states, and from there one step further in every way', async () => {
  const states = await walkEverywhere({
    machine: shareFormMachine,
    input: { organisationId: 1, requestId: 0, fileIds: [3, 4], schoolIds: [1] },
    events: EVENTS,
    essence: ({ value, context }) => ({ value, ...context }),
    bind: () => {
      const prepare = deferred<Result<ShareStart, Failure>>()
      const send = deferred<Result<ShareOutcome, Failure>>()
      return {
        machine: shareFormMachine.provide({
          actors: { prepare: fromPromise(prepare.ask), send: fromPromise(send.ask) },
        }),
        ports: { preparing: prepare, sending: send },
      }
    },
    inspect: log.inspect,
  })
  expect(states).toBeGreaterThan(12)
  expect([...log.taken].sort()).toEqual(declaredTransitions(shareFormMachine))
})

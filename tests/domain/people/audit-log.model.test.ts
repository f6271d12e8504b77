import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { auditLogMachine } from '#domain/people/audit-log.machine.ts'
import { type AuditLine, WHOLE_LOG } from '#domain/people/audit-log.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('auditLog')
const log = transitionLog()

const LINE = { id: 7, act: 'comment.hide' } as AuditLine
const pageOf = (index: number, total: number, ...items: AuditLine[]): Result<Page<AuditLine>, Failure> =>
  success({ index, size: 20, total, items })
const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })

const EVENTS = [
  { type: 'audit.show', query: { ...WHOLE_LOG, act: 'comment', page: 2 } },
  { type: 'audit.reread' },
  { type: 'audit.export' },
  done('loading', pageOf(1, 1, LINE)),
  done('loading', pageOf(2, 1)),
  done('loading', UNREACHABLE),
  broken('loading'),
  done('exporting', success([LINE])),
  done('exporting', UNREACHABLE),
  broken('exporting'),
]

const essence = ({ value, context }: SnapshotFrom<typeof auditLogMachine>) => ({
  value,
  query: context.query,
  items: context.page.items.length,
  failed: context.failure !== null,
})

const bind = () => {
  const load = deferred<Result<Page<AuditLine>, Failure>>()
  const lines = deferred<Result<readonly AuditLine[], Failure>>()
  const machine = auditLogMachine.provide({
    actors: { load: fromPromise(load.ask), export: fromPromise(lines.ask) },
  })
  return { machine, ports: { loading: load, exporting: lines } }
}

describe('the log of what was done', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: auditLogMachine,
      input: WHOLE_LOG,
      events: EVENTS,
      essence,
      bind,
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(8)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(auditLogMachine))
  })

  it('hands out the lines of a file', async () => {
    const { machine, ports } = bind()
    const actor = createActor(machine, { input: WHOLE_LOG })
    const handed: unknown[] = []
    actor.on('audit.exported', (event) => handed.push(event))
    actor.start()
    ports.loading.answer(pageOf(1, 1, LINE))
    await settle()
    actor.send({ type: 'audit.export' })
    ports.exporting.answer(success([LINE]))
    await settle()
    expect(handed).toEqual([{ type: 'audit.exported', lines: [LINE] }])
    expect(actor.getSnapshot().value).toBe('ready')
  })
})

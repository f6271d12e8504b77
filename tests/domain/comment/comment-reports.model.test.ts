import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import {
  type ReportDecision,
  type ReportedComment,
  type ReportedPage,
  WAITING_REPORTS,
} from '#domain/comment/comment-report.ts'
import { commentReportsMachine } from '#domain/comment/comment-reports.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('commentReports')
const log = transitionLog()

const ONE = { id: 7 } as ReportedComment
const pageOf = (index: number, total: number, ...items: ReportedComment[]): Result<ReportedPage, Failure> =>
  success({ index, size: 10, total, items })
const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
/** Somebody else was faster. */
const CONFLICT: Result<never, Failure> = failed({ kind: 'rejected', reason: 'conflict', message: '' })
const HIDE: ReportDecision = { commentId: 7, verdict: 'hide', reason: '骂人' }

const EVENTS = [
  { type: 'list.show', query: { shown: 'hidden', page: 2 } },
  { type: 'list.reread' },
  { type: 'list.act', act: HIDE },
  done('loading', pageOf(1, 1, ONE)),
  done('loading', pageOf(2, 1)),
  done('loading', UNREACHABLE),
  broken('loading'),
  done('acting', success(true)),
  done('acting', UNREACHABLE),
  done('acting', CONFLICT),
  broken('acting'),
]

const essence = ({ value, context }: SnapshotFrom<typeof commentReportsMachine>) => ({
  value,
  query: context.query,
  items: context.page.items.length,
  failed: context.failure !== null,
  decided: context.act !== null,
})

const bind = (asked: unknown[] = []) => {
  const load = deferred<Result<ReportedPage, Failure>>()
  const decide = deferred<Result<true, Failure>>()
  const machine = commentReportsMachine.provide({
    actors: {
      load: fromPromise(({ input }) => {
        asked.push(input.query)
        return load.ask()
      }),
      act: fromPromise(({ input }) => {
        asked.push(input.act)
        return decide.ask()
      }),
    },
  })
  return { machine, ports: { loading: load, acting: decide } }
}

describe('the queue of reported comments', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: commentReportsMachine,
      input: { query: WAITING_REPORTS },
      events: EVENTS,
      essence,
      bind,
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(12)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(commentReportsMachine))
  })

  it('is read again after a decision, and says why nothing came of one', async () => {
    const asked: unknown[] = []
    const { machine, ports } = bind(asked)
    const actor = createActor(machine, { input: { query: WAITING_REPORTS } })
    actor.start()
    ports.loading.answer(pageOf(1, 1, ONE))
    await settle()
    actor.send({ type: 'list.act', act: HIDE })
    ports.acting.answer(UNREACHABLE)
    await settle()
    // Nobody knows what became of it: what stands there is what was decided on.
    expect([actor.getSnapshot().value, asked]).toEqual(['ready', [WAITING_REPORTS, HIDE]])
    expect(actor.getSnapshot().context).toMatchObject({
      failure: { kind: 'unreachable' },
      act: null,
      page: { items: [ONE] },
    })
    actor.send({ type: 'list.act', act: HIDE })
    ports.acting.answer(CONFLICT)
    await settle()
    ports.loading.answer(pageOf(1, 0))
    await settle()
    expect(asked).toEqual([WAITING_REPORTS, HIDE, HIDE, WAITING_REPORTS])
    expect(actor.getSnapshot().context).toMatchObject({
      failure: { kind: 'rejected', reason: 'conflict' },
      act: null,
      page: { items: [] },
    })
  })
})

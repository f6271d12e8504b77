import { expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { reviewItemMachine } from '#domain/review/review-item.machine.ts'
import { NO_COUNTS } from '#domain/review/review-query.ts'
import type { ReadQueue } from '#domain/review/review-queue.events.ts'
import { reviewQueueMachine } from '#domain/review/review-queue.machine.ts'
import type { Decided } from '#domain/review/review-work.ts'
import type { ShareRequest } from '#domain/review/share-request.ts'
import type { SimilarFile } from '#domain/review/similar-file.ts'
import { AS_ASKED, UNDO_SECONDS } from '#domain/review/verdict.ts'
import { deferred } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { aRequest } from '#tests/support/reviews.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })
const FORBIDDEN = failed<Failure>({ kind: 'forbidden', message: '没有审核权限' })
const [one, two] = [aRequest({ id: 1 }), aRequest({ id: 2 })]

const pageOf = (...items: readonly (typeof one)[]) =>
  success({ page: { index: 1, size: 20, total: items.length, items }, counts: NO_COUNTS })

it('the queue of a review goes to each of its states, and from there one step further in every way', async () => {
  const { done, broken, over } = eventsOf('reviewQueue')
  const log = transitionLog()
  const query = { organisationId: 1, tab: 'pending', keyword: '', page: 1 } as const
  const events = [
    { type: 'review.show', query: { ...query, tab: 'all' } },
    { type: 'review.refresh' },
    { type: 'review.retry' },
    { type: 'review.choose', id: 1 },
    { type: 'review.step', by: 1 },
    { type: 'review.select', id: 1, range: false },
    { type: 'review.selectAll' },
    { type: 'review.clearSelection' },
    { type: 'review.decide', work: { requests: [one], verdict: { kind: 'approve', correction: AS_ASKED } } },
    { type: 'review.again' },
    { type: 'review.undo' },
    { type: 'review.dismiss' },
    done('queue.reading', pageOf(one, two)),
    done('queue.reading', FORBIDDEN),
    done('queue.reading', UNREACHABLE),
    broken('queue.reading'),
    done('decision.deciding', success({ done: [{ id: 1, version: 2 }], failed: [] })),
    done('decision.deciding', success({ done: [], failed: [{ id: 1, message: '已由 王老师 审核' }] })),
    done('decision.deciding', UNREACHABLE),
    broken('decision.deciding'),
    over('undoWindow', 'decision.undoable'),
    done('decision.undoing', success({ done: [{ id: 1, version: 3 }], failed: [] })),
    done('decision.undoing', success({ done: [], failed: [{ id: 1, message: '申请已有变化' }] })),
    done('decision.undoing', UNREACHABLE),
    broken('decision.undoing'),
  ]
  const states = await walkEverywhere({
    machine: reviewQueueMachine,
    input: { query },
    events,
    // What is selected and reported is the business of the tests beside this.
    essence: ({ value, context: { query: asked, page, failure, undoable, work } }) => ({
      value,
      tab: asked.tab,
      shown: page?.items.length,
      failure: failure?.kind,
      undoable: undoable?.requests,
      work: work?.requests.length,
    }),
    bind: () => {
      const read = deferred<ReadQueue>()
      const [decide, undo] = [deferred<Decided>(), deferred<Decided>()]
      return {
        machine: reviewQueueMachine.provide({
          actors: {
            read: fromPromise(read.ask),
            decide: fromPromise(decide.ask),
            undo: fromPromise(undo.ask),
          },
        }),
        ports: { 'queue.reading': read, 'decision.deciding': decide, 'decision.undoing': undo },
      }
    },
    wait: () => UNDO_SECONDS * 1000,
    inspect: log.inspect,
  })
  expect(states).toBeGreaterThan(100)
  expect([...log.taken].sort()).toEqual(declaredTransitions(reviewQueueMachine))
})

it('what is looked at goes to each of its states, and from there one step further in every way', async () => {
  const { done, broken } = eventsOf('reviewItem')
  const log = transitionLog()
  const newer = aRequest({ id: 1, version: 2 })
  const events = [
    { type: 'item.renew', request: newer },
    { type: 'item.leftQueue', isChosen: true },
    { type: 'item.leftQueue', isChosen: false },
    { type: 'item.outdated' },
    { type: 'item.retry' },
    { type: 'item.retrySimilar' },
    ...['loading', 'ready.addresses.renewing'].flatMap((where) => [
      done(where, success(one)),
      done(where, failed({ kind: 'rejected', reason: 'missing', message: '' })),
      done(where, UNREACHABLE),
      broken(where),
    ]),
    done('ready.similar.loading', success([])),
    done('ready.similar.loading', UNREACHABLE),
    broken('ready.similar.loading'),
  ]
  for (const request of [null, one])
    await walkEverywhere({
      machine: reviewItemMachine,
      input: { id: 1, request },
      events,
      essence: ({ value, context: { request: shown, failure, similar, inQueue } }) => ({
        value,
        inQueue,
        version: shown?.version,
        failure,
        similar,
      }),
      bind: () => {
        const load = deferred<Result<ShareRequest, Failure>>()
        const loadSimilar = deferred<Result<readonly SimilarFile[], Failure>>()
        return {
          machine: reviewItemMachine.provide({
            actors: { load: fromPromise(load.ask), loadSimilar: fromPromise(loadSimilar.ask) },
          }),
          ports: { loading: load, 'ready.addresses.renewing': load, 'ready.similar.loading': loadSimilar },
        }
      },
      inspect: log.inspect,
    })
  expect([...log.taken].sort()).toEqual(declaredTransitions(reviewItemMachine))
})

import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { batchStateOf, type ImportBatch } from '#domain/question/import-batch.ts'
import { importBatchesMachine } from '#domain/question/import-batches.machine.ts'
import { deferred } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })

const aBatch = (id: number, change: Partial<ImportBatch> = {}): ImportBatch => ({
  id,
  school: '青禾实验学校',
  importer: '顾明德',
  source: '',
  count: 3,
  importedAt: '2026-09-01T02:00:00Z',
  releasedAt: '',
  undoneAt: '',
  ...change,
})
const RELEASED = aBatch(2, { releasedAt: '2026-09-02T02:00:00Z' })
const UNDONE = { ...RELEASED, undoneAt: '2026-09-03T02:00:00Z' }
const pageOf = (index: number, total: number, ...items: readonly ImportBatch[]) =>
  success<Page<ImportBatch>>({ index, size: 2, total, items })

describe('a batch of imported questions', () => {
  it("is its school's own, then everybody's, and undone whatever it was", () => {
    expect([aBatch(1), RELEASED, UNDONE].map(batchStateOf)).toEqual(['own', 'released', 'undone'])
  })
})

const events = eventsOf('importBatches')
const EVENTS = [
  { type: 'batches.reread' },
  { type: 'batches.more' },
  { type: 'batches.decide', decision: { id: 2, how: 'release' } },
  events.done('loading', pageOf(1, 3, aBatch(3), aBatch(2))),
  events.done('loading', pageOf(1, 0)),
  events.done('loading', UNREACHABLE),
  events.broken('loading'),
  // Another one came in meanwhile, so that the second page begins with what is shown already.
  events.done('adding', pageOf(2, 4, aBatch(2), aBatch(1))),
  events.done('adding', UNREACHABLE),
  events.broken('adding'),
  events.done('deciding', success(RELEASED)),
  events.done('deciding', UNREACHABLE),
  events.broken('deciding'),
]

it('the list of batches goes to each of its states, and from there one step further in every way', async () => {
  const log = transitionLog()
  const shown = new Set<string>()
  const states = await walkEverywhere({
    machine: importBatchesMachine,
    input: undefined,
    events: EVENTS,
    essence: ({ value, context }) => {
      shown.add(context.batches.map(({ id, releasedAt }) => `${id}${releasedAt && '+'}`).join())
      return { value, ...context }
    },
    bind: () => {
      const load = deferred<Result<Page<ImportBatch>, Failure>>()
      const decide = deferred<Result<ImportBatch, Failure>>()
      return {
        machine: importBatchesMachine.provide({
          actors: { load: fromPromise(load.ask), decide: fromPromise(decide.ask) },
        }),
        ports: { loading: load, adding: load, deciding: decide },
      }
    },
    inspect: log.inspect,
  })
  expect(states).toBeGreaterThan(8)
  expect([...shown].sort()).toEqual(['', '3,2', '3,2+', '3,2+,1', '3,2,1'])
  expect([...log.taken].sort()).toEqual(declaredTransitions(importBatchesMachine))
})

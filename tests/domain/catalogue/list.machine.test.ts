import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { NO_FILTERS } from '#domain/catalogue/filter-criteria.ts'
import { type ListEvent, listMachine } from '#domain/catalogue/list.machine.ts'
import { type ListQuery, listOf } from '#domain/catalogue/list-query.ts'
import type { ListResult } from '#domain/catalogue/list-result.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { aQuery, aResult } from '#tests/support/a-list.ts'
import { settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const unreachable = failed<Failure>({ kind: 'unreachable' })

interface Asked {
  readonly query: ListQuery
  readonly signal: AbortSignal
  answer(result: Result<ListResult, Failure>): Promise<void>
  fail(error: Error): Promise<void>
}

const start = () => {
  const asked: Asked[] = []
  const actor = createActor(
    listMachine.provide({
      actors: {
        fetch: fromPromise(
          ({ input, signal }) =>
            new Promise((resolve, reject) => {
              asked.push({
                query: input,
                signal,
                answer: (result) => {
                  resolve(result)
                  return settle()
                },
                fail: (error) => {
                  reject(error)
                  return settle()
                },
              })
            }),
        ),
      },
    }),
    { inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  const show = (query: ListQuery) => actor.send({ type: 'list.show', query, memory: null })
  const last = () => {
    const one = asked.at(-1)
    if (one === undefined) throw new Error('nothing was asked for')
    return one
  }
  return { actor, asked, last, show, recording, context: () => actor.getSnapshot().context }
}

const first = aQuery()
const second = aQuery({ page: 2 })

describe('the list', () => {
  it('loads what the address says and shows it', async () => {
    const { recording, show, last, context } = start()
    show(first)
    await last().answer(success(aResult(40)))
    expect(recording.states).toEqual(['away', { fetching: 'loading' }, 'ready'])
    expect(context()).toMatchObject({ query: first, shown: aResult(40), failure: null })
  })

  it('keeps what is shown until something newer is there', async () => {
    const { recording, show, last, context } = start()
    show(first)
    await last().answer(success(aResult(40)))
    show(second)
    expect(context()).toMatchObject({ query: second, shown: aResult(40) })
    await last().answer(success(aResult(40, 2)))
    expect(recording.states.slice(2)).toEqual(['ready', { fetching: 'refetching' }, 'ready'])
    expect(context().shown).toEqual(aResult(40, 2))
  })

  it('cancels what is superseded, and never hears its late answer', async () => {
    const { show, asked, context } = start()
    show(first)
    show(second)
    show(aQuery({ page: 3 }))
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
    await asked[2]?.answer(success(aResult(50, 3)))
    await asked[0]?.answer(success(aResult(1)))
    await asked[1]?.answer(unreachable)
    expect(context()).toMatchObject({ shown: aResult(50, 3), failure: null })
  })

  it('fails with its filters kept, and is tried again with them', async () => {
    const { actor, recording, show, last, context } = start()
    show(second)
    await last().answer(unreachable)
    expect(context()).toMatchObject({ query: second, shown: null, failure: { kind: 'unreachable' } })
    actor.send({ type: 'list.retry' })
    expect(last().query).toEqual(second)
    await last().answer(success(aResult(40, 2)))
    expect(recording.states).toEqual([
      'away',
      { fetching: 'loading' },
      'failed',
      { fetching: 'loading' },
      'ready',
    ])
    expect(context().failure).toBe(null)
  })

  it('is empty where nothing is found', async () => {
    const { recording, show, last } = start()
    show(aQuery({ keyword: 'xyz' }))
    await last().answer(success(aResult(0)))
    expect(recording.states.at(-1)).toBe('empty')
  })

  it('asks the address for every change, and tells when another view is chosen', () => {
    const { actor, show, recording, context } = start()
    show(first)
    actor.send({ type: 'list.change', query: aQuery({ stage: 2 }) })
    actor.send({ type: 'list.change', query: aQuery({ view: 'row' }) })
    expect(recording.emitted).toEqual([
      { type: 'list.changed', query: aQuery({ stage: 2 }) },
      { type: 'list.viewChosen', view: 'row' },
      { type: 'list.changed', query: aQuery({ view: 'row' }) },
    ])
    expect(context().query).toEqual(first)
  })

  it('shows at once what Back returns to, and asks for it anew', async () => {
    const { actor, show, last, context, recording } = start()
    show(first)
    await last().answer(success(aResult(40)))
    show(second)
    await last().answer(success(aResult(40, 2)))
    actor.send({ type: 'list.leave' })
    show(first)
    expect([recording.states.at(-1), context().shown]).toEqual([{ fetching: 'refetching' }, aResult(40)])
    show(second)
    expect(context().shown).toEqual(aResult(40, 2))
  })

  it('begins anew where it comes from another page to a list that was not seen', async () => {
    const { actor, show, last, asked, context, recording } = start()
    show(first)
    await last().answer(success(aResult(40)))
    show(second)
    actor.send({ type: 'list.leave' })
    expect(asked.at(-1)?.signal.aborted).toBe(true)
    show(aQuery({ type: 1 }))
    expect([recording.states.at(-1), context().shown]).toEqual([{ fetching: 'loading' }, null])
  })

  it('remembers a handful of lists and forgets all of them with the person', async () => {
    const { actor, show, last, context } = start()
    for (const page of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      show(aQuery({ page }))
      await last().answer(success(aResult(400, page)))
    }
    expect(context().seen.map(({ result }) => result.page.index)).toEqual([10, 9, 8, 7, 6, 5, 4, 3])
    actor.send({ type: 'list.forget' })
    expect(context()).toEqual({ query: listOf(1), shown: null, failure: null, seen: [] })
  })

  const memory = { view: 'row', left: null } as const
  const left = { ...memory, left: { type: 1, criteria: { ...NO_FILTERS, subjectId: 20 } } } as const

  it('has its gaps filled before it asks for anything', async () => {
    const { actor, asked, recording, last } = start()
    actor.send({ type: 'list.show', query: listOf(1), memory: left })
    const filled = { ...listOf(1), subject: 20, view: 'row' } as const
    expect([asked.length, recording.emitted]).toEqual([0, [{ type: 'list.corrected', query: filled }]])
    actor.send({ type: 'list.show', query: filled, memory: null })
    await last().answer(success(aResult(40, 1, 20)))
    expect(last().query).toEqual(filled)
    // Coming back with nothing in the address, from the same list too.
    actor.send({ type: 'list.show', query: listOf(1), memory: left })
    expect(recording.emitted).toHaveLength(2)
    // Another type is another list with gaps of its own; a change of the same list says all there is to say.
    actor.send({ type: 'list.show', query: { ...listOf(1), view: 'row' }, memory })
    expect(last().query).toEqual({ ...listOf(1), view: 'row' })
    actor.send({ type: 'list.show', query: { ...listOf(2), stage: 3 }, memory })
    expect(recording.emitted.at(-1)).toEqual({
      type: 'list.corrected',
      query: { ...listOf(2), stage: 3, view: 'row' },
    })
  })

  it('stands still after a bug until it is tried again', async () => {
    const { actor, show, last, recording } = start()
    show(first)
    await last().fail(new Error('bug'))
    actor.send({ type: 'list.retry' })
    await last().answer(success(aResult(1)))
    expect(recording.states.slice(-3)).toEqual(['defect', { fetching: 'loading' }, 'ready'])
  })
})

/** Walks of random steps: whatever happens in whatever order, only the newest list is ever shown. */
describe('every walk through the list', () => {
  const steps: readonly string[] = ['show 1', 'show 2', 'show 3', 'answer', 'fail', 'late', 'leave', 'retry']

  const walk = async (path: readonly string[]) => {
    const { actor, asked, show, context } = start()
    for (const step of path) {
      const [verb = '', page = ''] = step.split(' ')
      const waiting = asked.filter(({ signal }) => !signal.aborted).at(-1)
      if (verb === 'show') show(aQuery({ page: Number(page) }))
      else if (verb === 'answer') await waiting?.answer(success(aResult(60, waiting.query.page)))
      else if (verb === 'fail') await waiting?.answer(unreachable)
      else if (verb === 'late')
        for (const one of asked.slice(0, -1)) await one.answer(success(aResult(1, one.query.page)))
      else actor.send({ type: `list.${verb}` } as ListEvent)
      const { query, shown } = context()
      if (actor.getSnapshot().matches('ready')) expect(shown?.page.index).toBe(query.page)
      // A late answer says that there is one content in all.
      expect(shown?.page.total ?? 60).toBe(60)
    }
    actor.stop()
  }

  it('of four steps ends where it should', async () => {
    const paths = steps.flatMap((one) =>
      steps.flatMap((two) => steps.flatMap((three) => steps.map((four) => [one, two, three, four]))),
    )
    for (const path of paths) await walk(['show 1', ...path])
  })
})

it('the list takes every transition it declares', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(listMachine))
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { cloudListMachine } from '#domain/school-file/cloud-list.machine.ts'
import type { CloudListPage, CloudListQuery } from '#domain/school-file/cloud-school.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const OFFLINE: Failure = { kind: 'unreachable' }
const FIRST: CloudListQuery = { organisationId: 2, list: 'notices', page: 1 }
const SECOND: CloudListQuery = { ...FIRST, page: 2 }

const pageOf = (index: number): CloudListPage => ({
  list: 'notices',
  page: {
    index,
    size: 10,
    total: 11,
    items: [
      {
        id: index,
        title: `通知${index}`,
        html: '<p>期中考试安排</p>',
        author: '教务处',
        publishedAt: '2026-09-01T02:00:00.000Z',
        onTop: false,
      },
    ],
  },
})

const log = transitionLog()

const start = () => {
  const load = deferred<Result<CloudListPage, Failure>>()
  const queries: CloudListQuery[] = []
  const actor = createActor(
    cloudListMachine.provide({
      actors: {
        load: fromPromise(({ input }) => {
          queries.push(input)
          return load.ask()
        }),
      },
    }),
    { input: { query: FIRST }, inspect: log.inspect },
  )
  const { states } = record(actor)
  actor.start()
  const context = () => actor.getSnapshot().context
  return { actor, load, queries, states, context }
}

describe('a list of the cloud school', () => {
  it('is the page that the address names; the page before stays until another has come', async () => {
    const { actor, load, queries, states, context } = start()
    expect([context(), actor.getSnapshot().hasTag('busy')]).toEqual([
      { query: FIRST, shown: null, failure: null },
      true,
    ])
    load.answer(success(pageOf(1)))
    await settle()
    expect(context()).toEqual({ query: FIRST, shown: pageOf(1), failure: null })
    actor.send({ type: 'cloudList.show', query: SECOND })
    expect(context()).toEqual({ query: SECOND, shown: pageOf(1), failure: null })
    load.answer(success(pageOf(2)))
    await settle()
    expect(context()).toEqual({ query: SECOND, shown: pageOf(2), failure: null })
    expect([states, queries]).toEqual([
      ['fetching', 'ready', 'fetching', 'ready'],
      [FIRST, SECOND],
    ])
  })

  it('asks for the newer page at once and shows none that was asked for earlier', async () => {
    const { actor, load, queries, context } = start()
    actor.send({ type: 'cloudList.show', query: SECOND })
    load.answer(success(pageOf(2)))
    await settle()
    expect([queries, context()]).toEqual([
      [FIRST, SECOND],
      { query: SECOND, shown: pageOf(2), failure: null },
    ])
  })

  it('says why it could not be read instead of an older page, and is read again', async () => {
    const { actor, load, queries, states, context } = start()
    load.answer(success(pageOf(1)))
    await settle()
    actor.send({ type: 'cloudList.show', query: SECOND })
    load.answer(failed(OFFLINE))
    await settle()
    expect(context()).toEqual({ query: SECOND, shown: null, failure: OFFLINE })
    actor.send({ type: 'cloudList.retry' })
    load.answer(success(pageOf(2)))
    await settle()
    expect(context()).toEqual({ query: SECOND, shown: pageOf(2), failure: null })
    expect([states, queries]).toEqual([
      ['fetching', 'ready', 'fetching', 'failed', 'fetching', 'ready'],
      [FIRST, SECOND, SECOND],
    ])
  })

  it('can be read again after an unforeseen error', async () => {
    const { actor, load, states, context } = start()
    load.fail(new Error('a defect'))
    await settle()
    expect(context()).toEqual({ query: FIRST, shown: null, failure: null })
    actor.send({ type: 'cloudList.retry' })
    expect(states).toEqual(['fetching', 'defect', 'fetching'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(cloudListMachine))
  })
})

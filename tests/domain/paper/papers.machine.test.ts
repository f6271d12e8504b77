import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { PaperCard } from '#domain/paper/paper.ts'
import {
  type PapersEmitted,
  type PapersWork,
  papersMachine,
  type Worked,
} from '#domain/paper/papers.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aPaper } from '#tests/support/papers.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const OFFLINE: Failure = { kind: 'unreachable' }
const COPY: PapersWork = { kind: 'copy', id: 9, name: '单元练习（副本）' }
const MADE = aPaper({ id: 12 })
const CREATION: PapersWork = { kind: 'create', draft: MADE }

const pageOf = (index: number, ...ids: readonly number[]): Page<PaperCard> => ({
  index,
  size: 10,
  total: ids.length,
  items: ids.map((id) => ({
    id,
    name: `试卷${id}`,
    kind: 'paper',
    questionCount: 5,
    totalScore: 25,
    updatedAt: '2026-09-01T02:00:00.000Z',
  })),
})

const log = transitionLog()

const start = () => {
  const load = deferred<Result<Page<PaperCard>, Failure>>()
  const work = deferred<Worked>()
  const pages: number[] = []
  const actor = createActor(
    papersMachine.provide({
      actors: {
        load: fromPromise(({ input }) => {
          pages.push(input)
          return load.ask()
        }),
        work: fromPromise(async ({ input }) => ({ work: input, result: await work.ask() })),
      },
    }),
    { input: { page: 2 }, inspect: log.inspect },
  )
  const { states, emitted } = record(actor)
  actor.start()
  const context = () => actor.getSnapshot().context
  return { actor, load, work, pages, states, emitted, context }
}

const shown = async () => {
  const started = start()
  started.load.answer(success(pageOf(2, 9)))
  await settle()
  return started
}

describe('somebody’s papers', () => {
  it('are the page that the address names, and another when it changes', async () => {
    const { actor, load, pages, states, context } = await shown()
    expect(context()).toEqual({ page: 2, papers: pageOf(2, 9), failure: null })
    actor.send({ type: 'papers.show', page: 1 })
    expect(context().papers).toEqual(pageOf(2, 9))
    load.answer(success(pageOf(1, 7, 8)))
    await settle()
    expect([pages, context().papers]).toEqual([[2, 1], pageOf(1, 7, 8)])
    expect(states).toEqual(['loading', 'shown', 'loading', 'shown'])
  })

  it('say why they could not be read, and are read again', async () => {
    const { actor, load, states, context } = start()
    load.answer(failed(OFFLINE))
    await settle()
    expect(context().failure).toEqual(OFFLINE)
    actor.send({ type: 'papers.retry' })
    load.answer(success(pageOf(2)))
    await settle()
    expect([states, context().failure]).toEqual([['loading', 'failed', 'loading', 'shown'], null])
  })

  it.each<[PapersWork, PapersEmitted]>([
    [COPY, { type: 'papers.copied' }],
    [CREATION, { type: 'papers.made', paper: MADE }],
  ])('are read anew after what was done, which is told: %o', async (wanted, told) => {
    const { actor, load, work, pages, states, emitted } = await shown()
    actor.send({ type: 'papers.work', work: wanted })
    expect([...actor.getSnapshot().tags].sort()).toEqual(['busy', 'shown', 'working'])
    work.answer(success(MADE))
    await settle()
    load.answer(success(pageOf(2, 12, 9)))
    await settle()
    expect([pages, emitted]).toEqual([[2, 2], [told]])
    expect(states).toEqual(['loading', 'shown', 'working', 'loading', 'shown'])
  })

  it('do one thing at a time, and tell of one that was taken away', async () => {
    const { actor, work, emitted } = await shown()
    const removal: PapersWork = { kind: 'remove', id: 9 }
    actor.send({ type: 'papers.work', work: removal })
    actor.send({ type: 'papers.work', work: COPY })
    work.answer(success(null))
    await settle()
    expect([work.asked(), emitted]).toEqual([1, [{ type: 'papers.removed' }]])
  })

  it('stay as they are where something was refused, which is told', async () => {
    const { actor, work, pages, states, emitted } = await shown()
    actor.send({ type: 'papers.work', work: COPY })
    work.answer(failed(OFFLINE))
    await settle()
    expect([pages, emitted]).toEqual([[2], [{ type: 'papers.refused', work: COPY, failure: OFFLINE }]])
    expect(states).toEqual(['loading', 'shown', 'working', 'shown'])
  })

  it('come back after a defect of reading or of doing', async () => {
    const { actor, load, work, states } = start()
    load.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'papers.retry' })
    load.answer(success(pageOf(2, 9)))
    await settle()
    actor.send({ type: 'papers.work', work: COPY })
    work.fail(new Error('a bug'))
    await settle()
    expect(states).toEqual(['loading', 'defect', 'loading', 'shown', 'working', 'defect'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(papersMachine))
  })
})

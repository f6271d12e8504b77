import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { NOWHERE } from '#domain/question/bank-query.ts'
import {
  ALL_MINE,
  type FilingForm,
  type MadeChange,
  type MadePage,
  type MadeQuestion,
  NEW_FILING,
} from '#domain/question/made-question.ts'
import { madeQuestionsMachine } from '#domain/question/made-questions.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aMadeQuestion } from '#tests/support/made-question.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const LOST = failed<Failure>({ kind: 'unreachable' })
const NO_RIGHT = failed<Failure>({ kind: 'forbidden', message: '' })

const one = aMadeQuestion({ id: 1 })
const foreign = aMadeQuestion({ id: 2, editable: false })
const pageOf = (...items: MadeQuestion[]): MadePage => ({ index: 1, size: 20, total: items.length, items })

const start = (left: readonly number[] = [], leftFiling: FilingForm | null = null) => {
  const load = deferred<Result<MadePage, Failure>>()
  const change = deferred<Result<readonly MadeQuestion[], Failure>>()
  const asked: MadeChange[] = []
  const actor = createActor(
    madeQuestionsMachine.provide({
      actors: {
        load: fromPromise(load.ask),
        change: fromPromise(({ input }) => {
          asked.push(input)
          return change.ask()
        }),
      },
    }),
    { input: { query: ALL_MINE, left, leftFiling }, inspect: log.inspect },
  )
  actor.start()
  const read = async (result: Result<MadePage, Failure>) => {
    load.answer(result)
    await settle()
  }
  const changed = async (result: Result<readonly MadeQuestion[], Failure>) => {
    change.answer(result)
    await settle()
  }
  return {
    ...{ actor, load, change, asked, read, changed },
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  }
}

describe('the questions of their makers', () => {
  it('are withdrawn together and brought back by a step back', async () => {
    const { actor, asked, changed, context, read } = start()
    await read(success(pageOf(one, foreign)))
    actor.send({ type: 'made.offer', offered: false })
    expect(asked).toEqual([])
    actor.send({ type: 'made.all' })
    // What is not one's own to change is not chosen with the rest.
    expect(context().chosen).toEqual([1])
    actor.send({ type: 'made.offer', offered: false })
    await changed(success([{ ...one, withdrawn: true }]))
    expect([context().page.items[0]?.withdrawn, context().chosen]).toEqual([true, []])
    actor.send({ type: 'made.undo' })
    await changed(success([one]))
    expect(asked).toEqual([
      { kind: 'offer', ids: [1], offered: false },
      { kind: 'offer', ids: [1], offered: true },
    ])
    expect(context().page.items[0]?.withdrawn).toBe(false)
  })

  it('are filed elsewhere, and a step back files each where it was', async () => {
    const { actor, asked, changed, context, read } = start()
    const other = aMadeQuestion({ id: 3, filing: { ...one.filing, knowledge: 7, level: 17 } })
    await read(success(pageOf(one, other)))
    for (const id of [1, 3, 3, 3]) actor.send({ type: 'made.toggle', id })
    const place = { ...NOWHERE, stage: 2, subject: 20, chapter: 30 }
    actor.send({ type: 'made.beginFiling' })
    // It says nothing yet.
    actor.send({ type: 'made.file' })
    expect([asked, context().filing]).toEqual([[], NEW_FILING])
    actor.send({ type: 'made.fillFiling', fields: { place } })
    actor.send({ type: 'made.file' })
    await changed(success([]))
    expect(context().filing).toBe(null)
    // The knowledge point stays within its subject.
    expect(asked[0]).toEqual({
      kind: 'file',
      items: [
        { id: 1, filing: { ...place, level: 19 } },
        { id: 3, filing: { ...place, knowledge: 7, level: 17 } },
      ],
    })
    actor.send({ type: 'made.undo' })
    await changed(LOST)
    expect(asked[1]).toEqual({
      kind: 'file',
      items: [
        { id: 1, filing: one.filing },
        { id: 3, filing: other.filing },
      ],
    })
    expect(context().failure).toEqual({ kind: 'unreachable' })
    actor.send({ type: 'made.toggle', id: 1 })
    actor.send({ type: 'made.clear' })
    expect(context().chosen).toEqual([])
  })

  it('are filed as hard as they are said to be, and where they stand already', async () => {
    const { actor, asked, changed, context, read } = start()
    await read(success(pageOf(one)))
    actor.send({ type: 'made.beginFiling' })
    actor.send({ type: 'made.fillFiling', fields: { level: 20 } })
    // Nothing is chosen that could be filed.
    expect(context().filing).toBe(null)
    actor.send({ type: 'made.toggle', id: 1 })
    actor.send({ type: 'made.beginFiling' })
    actor.send({ type: 'made.fillFiling', fields: { level: 20 } })
    actor.send({ type: 'made.file' })
    await changed(LOST)
    // It stands as it was filled in, and is sent once more.
    expect(context().filing).toEqual({ ...NEW_FILING, level: 20 })
    expect(asked).toEqual([{ kind: 'file', items: [{ id: 1, filing: { ...one.filing, level: 20 } }] }])
    actor.send({ type: 'made.leaveFiling' })
    expect(context().filing).toBe(null)
  })

  it.each([
    { type: 'made.toggle', id: 1 },
    { type: 'made.clear' },
    { type: 'made.show', query: ALL_MINE },
  ] as const)('are filed nowhere once none of them is chosen: $type', async (event) => {
    const { actor, context, read } = start()
    await read(success(pageOf(one)))
    actor.send({ type: 'made.toggle', id: 1 })
    actor.send({ type: 'made.beginFiling' })
    actor.send(event)
    expect([context().chosen, context().filing]).toEqual([[], null])
  })

  it('are read for what is asked; nothing, no right and no answer are told apart', async () => {
    const { actor, context, load, read, state } = start()
    await read(success(pageOf()))
    expect(state()).toBe('empty')
    actor.send({ type: 'made.retry' })
    await read(LOST)
    expect([state(), context().failure]).toEqual(['failed', { kind: 'unreachable' }])
    actor.send({ type: 'made.retry' })
    load.fail(new Error('a bug'))
    await settle()
    expect(state()).toBe('defect')
    actor.send({ type: 'made.retry' })
    actor.send({ type: 'made.show', query: { ...ALL_MINE, whose: 'school' } })
    await read(NO_RIGHT)
    expect([state(), context().query.whose]).toEqual(['forbidden', 'school'])
  })

  it('begin with what was chosen before a reload, as far as it is there and one’s own to change', async () => {
    const { actor, context, read } = start([1, 2, 3])
    await read(LOST)
    actor.send({ type: 'made.retry' })
    await read(success(pageOf(one, foreign)))
    expect(context().chosen).toEqual([1])
  })

  it('begin with what was filled in for them before a reload, as long as one of them is chosen', async () => {
    const left = { ...NEW_FILING, level: 18 }
    const there = start([1], left)
    await there.read(success(pageOf(one)))
    expect(there.context().filing).toEqual(left)
    const gone = start([2], left)
    await gone.read(success(pageOf(one)))
    expect(gone.context().filing).toBe(null)
  })

  it('are defective where a change has a bug', async () => {
    const { actor, change, read, state } = start()
    await read(success(pageOf(one)))
    actor.send({ type: 'made.toggle', id: 1 })
    actor.send({ type: 'made.offer', offered: true })
    change.fail(new Error('a bug'))
    await settle()
    expect(state()).toBe('defect')
  })

  it('take every transition that they declare', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(madeQuestionsMachine))
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  type CardFileAnswer,
  type CardFileTask,
  cardFilesMachine,
} from '#domain/catalogue/card-files.machine.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { aFile } from '#tests/support/a-file.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const content = (id: number) => ({ id, type: 3, name: `课件 ${id}` }) as const
const download = (id: number): CardFileTask => ({ kind: 'download', content: content(id) })
const save = (id: number): CardFileTask => ({ kind: 'save', content: aFile({ id }), renew: null })
const keep = (id: number): CardFileTask => ({ kind: 'keep', content: content(id) })

const start = () => {
  const way = deferred<CardFileAnswer>()
  const performed: CardFileTask[] = []
  const perform = fromPromise<CardFileAnswer, CardFileTask>(({ input }) => {
    performed.push(input)
    return way.ask()
  })
  const actor = createActor(cardFilesMachine.provide({ actors: { perform } }), { inspect: log.inspect })
  const { states, emitted } = record(actor)
  actor.start()
  return { actor, way, performed, states, emitted }
}

describe('files behind cards', () => {
  it('are asked for one after the other, each once however often it is clicked', async () => {
    const { actor, way, performed, states, emitted } = start()
    for (const task of [download(1), download(1), keep(1), download(1), save(1), save(1)])
      actor.send({ type: 'cardFiles.ask', task })
    expect(performed).toEqual([download(1)])
    way.answer(success(aFile()))
    await settle()
    expect(performed).toEqual([download(1), keep(1)])
    way.answer(success(aFile({ id: 9 })))
    await settle()
    way.answer(success(aFile({ id: 1 })))
    await settle()
    expect(emitted).toEqual([
      { type: 'cardFiles.done', task: download(1), file: aFile() },
      { type: 'cardFiles.done', task: keep(1), file: aFile({ id: 9 }) },
      { type: 'cardFiles.done', task: save(1), file: aFile({ id: 1 }) },
    ])
    expect([actor.getSnapshot().context, states]).toEqual([{ tasks: [] }, ['quiet', 'performing', 'quiet']])
  })

  it('that cannot be had are told with the reason, and the next is asked for all the same', async () => {
    const { actor, way, performed, emitted } = start()
    for (const task of [download(1), keep(2), keep(3)]) actor.send({ type: 'cardFiles.ask', task })
    way.answer(failed({ kind: 'noFile' }))
    await settle()
    way.fail(new Error('a bug'))
    await settle()
    expect(performed).toEqual([download(1), keep(2), keep(3)])
    expect(emitted).toEqual([
      { type: 'cardFiles.refused', task: download(1), refusal: { kind: 'noFile' } },
      { type: 'cardFiles.refused', task: keep(2), refusal: null },
    ])
  })

  it('are forgotten with whoever asked', async () => {
    const { actor, way, performed, emitted } = start()
    for (const task of [download(1), keep(2)]) actor.send({ type: 'cardFiles.ask', task })
    actor.send({ type: 'cardFiles.drop' })
    way.answer(success(aFile()))
    await settle()
    expect([performed, emitted, actor.getSnapshot().value]).toEqual([[download(1)], [], 'quiet'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(expect.arrayContaining([...declaredTransitions(cardFilesMachine)]))
  })
})

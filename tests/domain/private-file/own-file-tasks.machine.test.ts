import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { done, type OwnFileTask, type TaskAnswer } from '#domain/private-file/own-file-task.ts'
import { ownFileTasksMachine } from '#domain/private-file/own-file-tasks.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const TAKEN: Failure = { kind: 'rejected', reason: 'conflict', message: '这里已有名为“备课”的文件夹' }

const CREATE: OwnFileTask = { kind: 'create', name: '备课', parentId: 0 }
const MOVE: OwnFileTask = {
  kind: 'move',
  items: [{ kind: 'file', id: 3, name: '浮力.pdf' }],
  folderId: 7,
  onClash: null,
}

const start = () => {
  const perform = deferred<Result<TaskAnswer, Failure>>()
  const asked: (OwnFileTask | undefined)[] = []
  const signals: AbortSignal[] = []
  const actor = createActor(
    ownFileTasksMachine.provide({
      actors: {
        perform: fromPromise(({ input, signal }) => {
          asked.push(input)
          signals.push(signal)
          return perform.ask()
        }),
      },
    }),
    { inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  const add = (task: OwnFileTask) => actor.send({ type: 'tasks.add', task })
  return { actor, perform, asked, signals, recording, add }
}

describe('what is done with own files', () => {
  it('is done one after the other, and told', async () => {
    const { perform, asked, recording, add } = start()
    add(CREATE)
    add(MOVE)
    expect(asked).toEqual([CREATE])
    perform.answer(failed(TAKEN))
    await settle()
    perform.answer(success(done(1)))
    await settle()
    expect(asked).toEqual([CREATE, MOVE])
    expect(recording.emitted).toEqual([
      { type: 'tasks.refused', task: CREATE, failure: TAKEN },
      { type: 'tasks.done', task: MOVE, count: 1 },
    ])
    expect(recording.states).toEqual(['idle', 'performing', 'idle'])
  })

  it('asks once for all names that are taken, and does as it is told', async () => {
    const { actor, perform, asked, recording, add } = start()
    add(MOVE)
    perform.answer(success({ kind: 'clashes', names: ['浮力.pdf'] }))
    await settle()
    expect(actor.getSnapshot().context.clashes).toEqual(['浮力.pdf'])
    actor.send({ type: 'tasks.settle', onClash: 'keepBoth' })
    perform.answer(success(done(1)))
    await settle()
    const settled = { ...MOVE, onClash: 'keepBoth' }
    expect(asked).toEqual([MOVE, settled])
    expect(recording.emitted).toEqual([{ type: 'tasks.done', task: settled, count: 1 }])
    expect(recording.states).toEqual(['idle', 'performing', 'asking', 'performing', 'idle'])
  })

  it('leaves things where they are when nobody wants it any more, and goes on', async () => {
    const { actor, perform, asked, recording, add } = start()
    add(MOVE)
    perform.answer(success({ kind: 'clashes', names: ['浮力.pdf'] }))
    await settle()
    add(CREATE)
    actor.send({ type: 'tasks.drop' })
    expect(asked).toEqual([MOVE, CREATE])
    expect(recording.emitted).toEqual([])
  })

  it('hands on where files go and what was packed, and says nothing else of it', async () => {
    const { perform, recording, add } = start()
    const content = new Blob(['课'])
    const placed = [{ name: '一.pdf', content, directoryId: 7 }]
    add({ kind: 'place', files: [{ name: '一.pdf', content, path: ['备课'] }], folderId: 0 })
    add({ kind: 'pack', chosen: { fileIds: [3], folderIds: [] } })
    perform.answer(success({ kind: 'placed', files: placed }))
    await settle()
    perform.answer(success({ kind: 'packed', address: '/zip' }))
    await settle()
    expect(recording.emitted).toEqual([
      { type: 'tasks.placed', files: placed },
      { type: 'tasks.packed', address: '/zip' },
    ])
  })

  it('ends with whoever wanted it, and nothing is said', async () => {
    const { actor, perform, asked, signals, recording, add } = start()
    add(MOVE)
    add(CREATE)
    actor.send({ type: 'tasks.dropAll' })
    perform.answer(success(done(1)))
    await settle()
    expect([asked, signals.map(({ aborted }) => aborted)]).toEqual([[MOVE], [true]])
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { tasks: [], clashes: [] } })
    expect(recording.emitted).toEqual([])
  })

  it('survives a fault of its own', async () => {
    const { actor, perform, asked, add } = start()
    add(MOVE)
    perform.fail(new Error('bug'))
    await settle()
    expect(actor.getSnapshot().value).toBe('defect')
    add(CREATE)
    expect(asked).toEqual([MOVE, CREATE])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(ownFileTasksMachine))
  })
})

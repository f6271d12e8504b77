import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { OwnFileView, OwnKey } from '#domain/private-file/own-file.ts'
import { ALL_OWN_FILES, type OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import { ownFilesMachine } from '#domain/private-file/own-files.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const OFFLINE: Failure = { kind: 'unreachable' }
const INSIDE: OwnFileQuery = { ...ALL_OWN_FILES, folder: 3 }

const viewWith = (...ids: number[]): OwnFileView => ({
  path: [],
  folders: ids.map((id) => ({
    id,
    parentId: 0,
    name: `第${id}课`,
    held: 0,
    updateTime: '',
    trashUntil: '',
    pathName: '',
  })),
  files: { index: 1, size: 20, total: 0, items: [] },
  usedBytes: 0,
  quotaBytes: 1,
})

const start = (left: readonly OwnKey[] = []) => {
  const load = deferred<Result<OwnFileView, Failure>>()
  const asked: OwnFileQuery[] = []
  const actor = createActor(
    ownFilesMachine.provide({
      actors: {
        load: fromPromise(({ input }) => {
          asked.push(input)
          return load.ask()
        }),
      },
    }),
    { input: { query: ALL_OWN_FILES, left }, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  const selected = () => [...actor.getSnapshot().context.selection.selected]
  return { actor, load, asked, recording, selected }
}

describe('own files', () => {
  it('follow the address, and stay while they are read anew', async () => {
    const { actor, load, asked, recording } = start()
    actor.send({ type: 'files.show', query: INSIDE })
    load.answer(success(viewWith(1)))
    await settle()
    actor.send({ type: 'files.refresh' })
    actor.send({ type: 'files.refresh' })
    expect(actor.getSnapshot().context.view).toEqual(viewWith(1))
    load.answer(success(viewWith(1, 2)))
    await settle()
    expect(asked).toEqual([ALL_OWN_FILES, INSIDE, INSIDE, INSIDE])
    expect(actor.getSnapshot().context.view).toEqual(viewWith(1, 2))
    expect(recording.states).toEqual(['loading', 'ready', 'refreshing', 'ready'])
  })

  it('are read again for a change that comes while they are read for the first time', async () => {
    const { actor, load, asked, recording } = start()
    actor.send({ type: 'files.refresh' })
    load.answer(success(viewWith(1)))
    await settle()
    expect(asked).toEqual([ALL_OWN_FILES, ALL_OWN_FILES])
    expect(recording.states).toEqual(['loading', 'ready'])
  })

  it('say why they cannot be read, and are read again', async () => {
    const { actor, load, recording } = start()
    load.answer(failed(OFFLINE))
    await settle()
    expect(actor.getSnapshot().context.failure).toEqual(OFFLINE)
    actor.send({ type: 'files.refresh' })
    load.answer(failed(OFFLINE))
    await settle()
    actor.send({ type: 'files.retry' })
    load.answer(success(viewWith(1)))
    await settle()
    actor.send({ type: 'files.refresh' })
    load.answer(failed(OFFLINE))
    await settle()
    actor.send({ type: 'files.retry' })
    load.fail(new Error('bug'))
    await settle()
    actor.send({ type: 'files.retry' })
    load.answer(success(viewWith(1)))
    await settle()
    actor.send({ type: 'files.refresh' })
    load.fail(new Error('bug'))
    await settle()
    expect(recording.states.slice(-4)).toEqual(['loading', 'ready', 'refreshing', 'defect'])
  })

  it('are selected one by one, as a range, and all, and only as long as they are there', async () => {
    const { actor, load, selected } = start()
    load.answer(success(viewWith(1, 2, 3, 4)))
    await settle()
    actor.send({ type: 'files.select', key: 'folder:2', range: false })
    actor.send({ type: 'files.select', key: 'folder:4', range: true })
    expect(selected()).toEqual(['folder:2', 'folder:3', 'folder:4'])
    actor.send({ type: 'files.selectAll' })
    actor.send({ type: 'files.refresh' })
    load.answer(success(viewWith(1, 4)))
    await settle()
    expect(selected()).toEqual(['folder:1', 'folder:4'])
    actor.send({ type: 'files.clearSelection' })
    expect(selected()).toEqual([])
    actor.send({ type: 'files.selectAll' })
    actor.send({ type: 'files.show', query: INSIDE })
    expect(selected()).toEqual([])
  })

  it('begin with what was selected before a reload, as far as it is there', async () => {
    const { load, selected } = start(['folder:2', 'file:2'])
    load.answer(success(viewWith(1, 2)))
    await settle()
    expect(selected()).toEqual(['folder:2'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(ownFilesMachine))
  })
})

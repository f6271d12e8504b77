import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { type FolderNode, type OwnItem, TOP } from '#domain/private-file/own-file.ts'
import { barredFolders, transferFormMachine } from '#domain/private-file/transfer-form.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const OFFLINE: Failure = { kind: 'unreachable' }
const ITEMS: readonly OwnItem[] = [{ kind: 'folder', id: 1 } as OwnItem, { kind: 'file', id: 9 } as OwnItem]
const FOLDERS: readonly FolderNode[] = [
  { id: 1, parentId: TOP, name: '备课' },
  { id: 2, parentId: 1, name: '第一章' },
  { id: 3, parentId: TOP, name: '试卷' },
]

const start = (left: number | null = null) => {
  const load = deferred<Result<readonly FolderNode[], Failure>>()
  const actor = createActor(transferFormMachine.provide({ actors: { load: fromPromise(load.ask) } }), {
    input: { kind: 'move', items: ITEMS, left },
    inspect: log.inspect,
  })
  const recording = record(actor)
  actor.start()
  return { actor, load, ...recording, context: () => actor.getSnapshot().context }
}

describe('where things shall go', () => {
  it('is any folder but those that go themselves, and is wanted once', async () => {
    const { actor, load, states, emitted, context } = start()
    load.answer(success(FOLDERS))
    await settle()
    expect([...barredFolders(context())]).toEqual([1, 2])
    actor.send({ type: 'transfer.choose', folderId: 2 })
    expect(context()).toEqual({ kind: 'move', items: ITEMS, folders: FOLDERS, failure: null, folderId: TOP })
    actor.send({ type: 'transfer.choose', folderId: 3 })
    actor.send({ type: 'transfer.submit' })
    actor.send({ type: 'transfer.submit' })
    const task = { kind: 'move', items: ITEMS, folderId: 3, onClash: null }
    expect(emitted).toEqual([{ type: 'transfer.wanted', task }])
    expect(states).toEqual(['loading', 'choosing', 'wanted'])
  })

  it.each([
    [3, 3],
    [2, TOP],
    [4, TOP],
  ])('is where they should go before a reload (%s), unless it is gone or goes itself', async (left, folderId) => {
    const { load, context } = start(left)
    expect(context().folderId).toBe(left)
    load.answer(success(FOLDERS))
    await settle()
    expect(context().folderId).toBe(folderId)
  })

  it('is asked for once more where the folders could not be read, or by a bug', async () => {
    const { actor, load, states, emitted, context } = start()
    actor.send({ type: 'transfer.submit' })
    load.answer(failed(OFFLINE))
    await settle()
    expect(context().failure).toEqual(OFFLINE)
    actor.send({ type: 'transfer.retry' })
    load.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'transfer.retry' })
    load.answer(success(FOLDERS))
    await settle()
    expect([states, context().failure, emitted]).toEqual([
      ['loading', 'failed', 'loading', 'defect', 'loading', 'choosing'],
      null,
      [],
    ])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(transferFormMachine))
  })
})

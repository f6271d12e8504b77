import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { FavouriteFolder } from '#domain/favourite/favourite.ts'
import { type FolderChange, favouriteFoldersMachine } from '#domain/favourite/favourite-folders.machine.ts'
import { childrenOf, stepOf } from '#domain/favourite/folder-tree.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const FOLDERS: readonly FavouriteFolder[] = [{ id: 1, parentId: 0, name: '备课', place: 1, held: 2 }]
const CREATE: FolderChange = { kind: 'create', name: '存档', parentId: 0 }
const REMOVE: FolderChange = { kind: 'remove', id: 1 }
const TAKEN: Failure = { kind: 'rejected', reason: 'conflict', message: '这里已有名为“存档”的收藏夹' }
const OFFLINE: Failure = { kind: 'unreachable' }

const start = () => {
  const load = deferred<Result<readonly FavouriteFolder[], Failure>>()
  const change = deferred<Result<number, Failure>>()
  const asked: (FolderChange | undefined)[] = []
  const actor = createActor(
    favouriteFoldersMachine.provide({
      actors: {
        load: fromPromise(load.ask),
        change: fromPromise(({ input }) => {
          asked.push(input)
          return change.ask()
        }),
      },
    }),
    { inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  return { actor, load, change, asked, recording }
}

const known = async () => {
  const started = start()
  started.actor.send({ type: 'folders.need' })
  started.load.answer(success(FOLDERS))
  await settle()
  return started
}

describe('the folders of favourites', () => {
  it('are read when first wanted, and not again', async () => {
    const { actor, load, recording } = await known()
    actor.send({ type: 'folders.need' })
    expect([load.asked(), actor.getSnapshot().context.folders, recording.states]).toEqual([
      1,
      FOLDERS,
      ['unknown', 'loading', 'ready'],
    ])
  })

  it('are read again for a change that comes while they are read for the first time', async () => {
    const { actor, load, recording } = start()
    actor.send({ type: 'folders.need' })
    actor.send({ type: 'folders.refresh' })
    load.answer(success(FOLDERS))
    await settle()
    expect([load.asked(), recording.states]).toEqual([2, ['unknown', 'loading', 'ready']])
  })

  it.each([
    'folders.need',
    'folders.refresh',
  ] as const)('that cannot be read are read again on %s', async (type) => {
    const { actor, load, recording } = start()
    actor.send({ type: 'folders.need' })
    load.answer(failed(OFFLINE))
    await settle()
    expect(actor.getSnapshot().context.failure).toEqual(OFFLINE)
    actor.send({ type })
    load.answer(success(FOLDERS))
    await settle()
    expect(recording.states).toEqual(['unknown', 'loading', 'failed', 'loading', 'ready'])
    expect(actor.getSnapshot().context.failure).toBe(null)
  })

  it('are changed one after the other, and read again', async () => {
    const { actor, load, change, asked, recording } = await known()
    actor.send({ type: 'folders.change', change: CREATE })
    actor.send({ type: 'folders.change', change: REMOVE })
    change.answer(success(7))
    await settle()
    load.answer(success(FOLDERS))
    await settle()
    change.answer(success(1))
    await settle()
    load.answer(success([]))
    await settle()
    expect(asked).toEqual([CREATE, REMOVE])
    expect(recording.states.slice(3)).toEqual(['changing', 'refreshing', 'changing', 'refreshing', 'ready'])
    expect(recording.emitted).toEqual([
      { type: 'folders.changed', change: CREATE, id: 7 },
      { type: 'folders.changed', change: REMOVE, id: 1 },
    ])
    expect(actor.getSnapshot().context.folders).toEqual([])
  })

  it('stay as they are when a change is refused', async () => {
    const { actor, load, change, recording } = await known()
    actor.send({ type: 'folders.change', change: CREATE })
    change.answer(failed(TAKEN))
    await settle()
    load.answer(failed(OFFLINE))
    await settle()
    expect(recording.emitted).toEqual([{ type: 'folders.refused', change: CREATE, failure: TAKEN }])
    expect([actor.getSnapshot().value, actor.getSnapshot().context.folders]).toEqual(['ready', FOLDERS])
  })

  describe('that are moved again before the answer', () => {
    const named = (...ids: readonly number[]): readonly FavouriteFolder[] =>
      ids.map((id, index) => ({ id, parentId: 0, name: `夹${id}`, place: index + 1, held: 0 }))
    const begun = async () => {
      const started = await known()
      started.actor.send({ type: 'folders.refresh' })
      started.load.answer(success(named(1, 2, 3)))
      await settle()
      const order = () => childrenOf(started.actor.getSnapshot().context.folders, 0).map(({ id }) => id)
      const down = (id: number) => {
        const { folders } = started.actor.getSnapshot().context
        const folder = folders.find((one) => one.id === id)
        const move = folder && stepOf(folders, folder, 1)
        if (move) started.actor.send({ type: 'folders.change', change: { kind: 'move', ...move } })
      }
      return { ...started, order, down }
    }

    it('go one place further with each press, whatever is read in between', async () => {
      const { order, down, load, change, asked } = await begun()
      down(1)
      down(1)
      expect(order()).toEqual([2, 3, 1])
      change.answer(success(1))
      await settle()
      load.answer(success(named(2, 1, 3)))
      await settle()
      expect(order()).toEqual([2, 3, 1])
      change.answer(success(1))
      await settle()
      load.answer(success(named(2, 3, 1)))
      await settle()
      expect(asked.map((made) => made?.kind === 'move' && made.place)).toEqual([2, 3])
      expect(order()).toEqual([2, 3, 1])
    })

    it('stand where they stood once that is refused', async () => {
      const { order, down, load, change } = await begun()
      down(1)
      change.answer(failed(OFFLINE))
      await settle()
      load.answer(failed(OFFLINE))
      await settle()
      expect(order()).toEqual([1, 2, 3])
    })
  })

  it('can be changed before they are read', async () => {
    const { actor, change, recording } = start()
    actor.send({ type: 'folders.change', change: CREATE })
    change.answer(success(7))
    await settle()
    expect(recording.states).toEqual(['unknown', 'changing', 'refreshing'])
  })

  it('are counted anew when told, the last question alone being heard', async () => {
    const { actor, load } = await known()
    actor.send({ type: 'folders.refresh' })
    actor.send({ type: 'folders.refresh' })
    expect(load.asked()).toBe(3)
    load.answer(success([]))
    await settle()
    expect(actor.getSnapshot().context.folders).toEqual([])
  })

  it('are nobody’s when somebody else sits here', async () => {
    const { actor } = await known()
    actor.send({ type: 'folders.forgetPerson' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
      'unknown',
      { folders: [], told: [], failure: null, changes: [] },
    ])
  })

  it('start over after a bug in any of their parts', async () => {
    const reading = start()
    reading.actor.send({ type: 'folders.need' })
    reading.load.fail(new Error('bug'))
    await settle()
    reading.actor.send({ type: 'folders.need' })
    const changing = await known()
    changing.actor.send({ type: 'folders.change', change: CREATE })
    changing.change.fail(new Error('bug'))
    await settle()
    const refreshing = await known()
    refreshing.actor.send({ type: 'folders.refresh' })
    refreshing.load.fail(new Error('bug'))
    await settle()
    expect([reading, changing, refreshing].map(({ actor }) => actor.getSnapshot().value)).toEqual([
      'loading',
      'defect',
      'defect',
    ])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(favouriteFoldersMachine))
  })
})

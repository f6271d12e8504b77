import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { FavouriteContent, FavouriteQuery } from '#domain/favourite/favourite.ts'
import { favouriteListMachine } from '#domain/favourite/favourite-list.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const ALL: FavouriteQuery = { folder: 'all', type: 0, keyword: '', order: 'own', page: 1 }
const BOX: FavouriteQuery = { ...ALL, folder: 3 }
const OFFLINE: Failure = { kind: 'unreachable' }

const kept = (id: number): FavouriteContent => ({
  id,
  folderId: 0,
  contentId: id + 100,
  type: 3,
  name: `课件${id}`,
  content: null,
  place: id,
  keptAt: '',
})

const pageWith = (...ids: number[]): Page<FavouriteContent> => ({
  index: 1,
  size: 18,
  total: ids.length,
  items: ids.map(kept),
})

const start = (left: readonly number[] = []) => {
  const load = deferred<Result<Page<FavouriteContent>, Failure>>()
  const asked: FavouriteQuery[] = []
  const actor = createActor(
    favouriteListMachine.provide({
      actors: {
        load: fromPromise(({ input }) => {
          asked.push(input)
          return load.ask()
        }),
      },
    }),
    { input: { query: ALL, left }, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  const selected = () => [...actor.getSnapshot().context.selected].sort((one, other) => one - other)
  return { actor, load, asked, recording, selected }
}

const shown = async (...ids: number[]) => {
  const started = start()
  started.load.answer(success(pageWith(...ids)))
  await settle()
  return started
}

describe('the page of favourites', () => {
  it('leaves a folder that is removed for the one it lay in, and stays in every other', () => {
    const { actor, recording } = start()
    actor.send({ type: 'list.show', query: BOX })
    const [folder, other] = [Number(BOX.folder), Number(BOX.folder) + 1]
    actor.send({ type: 'list.folderRemoved', folder: { id: other, parentId: 0 } })
    actor.send({ type: 'list.folderRemoved', folder: { id: folder, parentId: 0 } })
    expect(recording.emitted).toEqual([{ type: 'list.left', folder: 0 }])
  })

  it('follows the address, and hears no late answer', async () => {
    const { actor, load, asked, recording } = start()
    actor.send({ type: 'list.show', query: BOX })
    load.answer(success(pageWith(1)))
    await settle()
    actor.send({ type: 'list.show', query: ALL })
    actor.send({ type: 'list.show', query: BOX })
    actor.send({ type: 'list.refresh' })
    expect(actor.getSnapshot().context.page).toEqual(pageWith(1))
    load.answer(success(pageWith(2)))
    await settle()
    expect(asked).toEqual([ALL, BOX, ALL, BOX, BOX])
    expect([actor.getSnapshot().context.page, actor.getSnapshot().context.query]).toEqual([pageWith(2), BOX])
    expect(recording.states).toEqual(['loading', 'ready', 'refreshing', 'ready'])
  })

  it('is read again for a change that comes while it is read for the first time', async () => {
    const { actor, load, asked, recording } = start()
    actor.send({ type: 'list.refresh' })
    load.answer(success(pageWith(1)))
    await settle()
    expect(asked).toEqual([ALL, ALL])
    expect(recording.states).toEqual(['loading', 'ready'])
  })

  it('says why it cannot be read, and is read again', async () => {
    const { actor, load, recording } = start()
    load.answer(failed(OFFLINE))
    await settle()
    expect(actor.getSnapshot().context.failure).toEqual(OFFLINE)
    actor.send({ type: 'list.retry' })
    load.answer(success(pageWith(1)))
    await settle()
    actor.send({ type: 'list.refresh' })
    load.answer(failed(OFFLINE))
    await settle()
    actor.send({ type: 'list.refresh' })
    load.answer(failed(OFFLINE))
    await settle()
    actor.send({ type: 'list.show', query: BOX })
    expect(recording.states).toEqual([
      'loading',
      'failed',
      'loading',
      'ready',
      'refreshing',
      'failed',
      'loading',
      'failed',
      'loading',
    ])
  })

  it('selects one by one, a range in either direction, and all', async () => {
    const { actor, selected } = await shown(1, 2, 3, 4, 5)
    const select = (id: number, range = false) => actor.send({ type: 'list.select', id, range })
    select(4, true)
    expect(selected()).toEqual([4])
    select(2, true)
    expect(selected()).toEqual([2, 3, 4])
    select(3)
    expect(selected()).toEqual([2, 4])
    select(5, true)
    expect(selected()).toEqual([2, 3, 4, 5])
    actor.send({ type: 'list.selectAll' })
    expect(selected()).toEqual([1, 2, 3, 4, 5])
    actor.send({ type: 'list.clearSelection' })
    expect(selected()).toEqual([])
  })

  it('keeps selected what is still there, and nothing on another page', async () => {
    const { actor, load, selected } = await shown(1, 2, 3)
    actor.send({ type: 'list.selectAll' })
    actor.send({ type: 'list.refresh' })
    load.answer(success(pageWith(1, 3)))
    await settle()
    expect(selected()).toEqual([1, 3])
    actor.send({ type: 'list.select', id: 3, range: false })
    actor.send({ type: 'list.refresh' })
    load.answer(success(pageWith(1)))
    await settle()
    actor.send({ type: 'list.select', id: 1, range: true })
    expect(selected()).toEqual([1])
    actor.send({ type: 'list.show', query: BOX })
    expect(selected()).toEqual([])
  })

  it('begins with what was selected before a reload, as far as it is there', async () => {
    const { load, selected } = start([2, 3])
    load.answer(success(pageWith(1, 2)))
    await settle()
    expect(selected()).toEqual([2])
  })

  it('starts over after a bug', async () => {
    const { actor, load, recording } = start()
    load.fail(new Error('bug'))
    await settle()
    actor.send({ type: 'list.retry' })
    load.answer(success(pageWith(1)))
    await settle()
    actor.send({ type: 'list.refresh' })
    load.fail(new Error('bug'))
    await settle()
    expect(recording.states).toEqual(['loading', 'defect', 'loading', 'ready', 'refreshing', 'defect'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(favouriteListMachine))
  })
})

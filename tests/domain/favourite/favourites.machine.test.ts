import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { FavouriteItem, FavouriteTask, TaskOutcome } from '#domain/favourite/favourite-task.ts'
import { favouritesMachine } from '#domain/favourite/favourites.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const item = (contentId: number, change: Partial<FavouriteItem> = {}): FavouriteItem => ({
  contentId,
  type: 3,
  name: `课件${contentId}`,
  favouriteId: 0,
  folderId: null,
  restorable: true,
  ...change,
})

const start = () => {
  const perform = deferred<TaskOutcome>()
  const tasks: (FavouriteTask | undefined)[] = []
  const actor = createActor(
    favouritesMachine.provide({
      actors: {
        perform: fromPromise(({ input }) => {
          tasks.push(input)
          return perform.ask()
        }),
      },
    }),
    { inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  const kept = (id: number) => actor.getSnapshot().context.kept.get(id)
  const done = (...items: FavouriteItem[]) => perform.answer({ done: items, failed: [] })
  const fail = (...items: FavouriteItem[]) =>
    perform.answer({
      done: [],
      failed: items.map((one) => ({
        item: one,
        failure: { kind: 'rejected', reason: 'missing', message: '没有了' },
      })),
    })
  return { actor, perform, tasks, recording, kept, done, fail }
}

describe('favourites', () => {
  it('take what another tab tells, but for what is being seen to here', async () => {
    const { actor, recording, kept, done } = start()
    actor.send({ type: 'favourites.toggle', item: item(1), kept: false })
    actor.send({
      type: 'favourites.heard',
      flags: [
        { contentId: 1, kept: false },
        { contentId: 2, kept: true },
      ],
    })
    expect([kept(1), kept(2)]).toEqual([true, true])
    expect(recording.emitted).toEqual([{ type: 'favourites.changedElsewhere' }])
    done(item(1, { favouriteId: 9, folderId: 0 }))
    await settle()
    actor.send({ type: 'favourites.heard', flags: [{ contentId: 1, kept: false }] })
    expect([kept(1), kept(2)]).toEqual([false, true])
  })

  it('show a star at once, and ask once however often it is pressed meanwhile', async () => {
    const { actor, tasks, recording, kept, done } = start()
    actor.send({ type: 'favourites.toggle', item: item(1), kept: false })
    actor.send({ type: 'favourites.toggle', item: item(1), kept: true })
    actor.send({ type: 'favourites.toggle', item: item(1), kept: true })
    expect([kept(1), tasks]).toEqual([true, [{ kind: 'keep', items: [item(1, { folderId: 0 })] }]])
    done(item(1, { favouriteId: 9, folderId: 0 }))
    await settle()
    expect(recording.states).toEqual(['resting', 'working', 'resting'])
    expect(recording.emitted).toEqual([
      {
        type: 'favourites.done',
        task: tasks[0],
        outcome: { done: [item(1, { favouriteId: 9, folderId: 0 })], failed: [] },
      },
    ])
    actor.send({ type: 'favourites.toggle', item: item(1), kept: true })
    expect([kept(1), tasks[1]?.kind]).toEqual([false, 'forget'])
  })

  it('put back what the server refuses', async () => {
    const { actor, kept, fail } = start()
    actor.send({ type: 'favourites.toggle', item: item(1), kept: false })
    fail(item(1, { folderId: 0 }))
    await settle()
    expect(kept(1)).toBe(false)
    actor.send({ type: 'favourites.toggle', item: item(2), kept: true })
    fail(item(2))
    await settle()
    expect(kept(2)).toBe(true)
    actor.send({ type: 'favourites.do', task: { kind: 'move', items: [item(3)], folderId: 4, place: null } })
    fail(item(3))
    await settle()
    expect(kept(3)).toBe(true)
  })

  it('are seen to one after the other', async () => {
    const { actor, tasks, done } = start()
    actor.send({ type: 'favourites.toggle', item: item(1), kept: false })
    actor.send({ type: 'favourites.toggle', item: item(2), kept: false })
    expect(tasks.length).toBe(1)
    done(item(1))
    await settle()
    expect(tasks.map((task) => task?.items[0]?.contentId)).toEqual([1, 2])
  })

  it('go to the folder that was chosen last, until it is gone or refused', async () => {
    const { actor, tasks, done, fail } = start()
    const last = () => actor.getSnapshot().context.lastFolderId
    actor.send({ type: 'favourites.pick', items: [item(1)] })
    actor.send({ type: 'favourites.picked', folderId: 8 })
    expect([tasks[0], actor.getSnapshot().context.picking]).toEqual([
      { kind: 'move', items: [item(1)], folderId: 8, place: null },
      [],
    ])
    done(item(1))
    await settle()
    actor.send({ type: 'favourites.toggle', item: item(2), kept: false })
    expect(tasks[1]?.items[0]?.folderId).toBe(8)
    fail(item(2, { folderId: 8 }))
    await settle()
    expect(last()).toBe(0)
    actor.send({ type: 'favourites.pick', items: [item(3)] })
    actor.send({ type: 'favourites.closePicker' })
    expect(actor.getSnapshot().context.picking).toEqual([])
    actor.send({ type: 'favourites.pick', items: [item(3)] })
    actor.send({ type: 'favourites.picked', folderId: 5 })
    actor.send({ type: 'favourites.folderGone', folderId: 6 })
    expect(last()).toBe(5)
    actor.send({ type: 'favourites.folderGone', folderId: 5 })
    expect(last()).toBe(0)
  })

  it('tell what is gone for good by its row', async () => {
    const { actor, tasks, done } = start()
    actor.send({ type: 'favourites.do', task: { kind: 'forget', items: [item(0, { favouriteId: 5 })] } })
    actor.send({ type: 'favourites.toggle', item: item(0, { favouriteId: 5 }), kept: true })
    actor.send({ type: 'favourites.toggle', item: item(0, { favouriteId: 6 }), kept: true })
    done(item(0, { favouriteId: 5 }))
    await settle()
    expect(tasks.map((task) => task?.items[0]?.favouriteId)).toEqual([5, 6])
    expect(actor.getSnapshot().context.kept).toEqual(new Map())
  })

  it('are nobody’s when somebody else sits here', () => {
    const { actor } = start()
    actor.send({ type: 'favourites.toggle', item: item(1), kept: false })
    actor.send({ type: 'favourites.forgetPerson' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
      'resting',
      { kept: new Map(), lastFolderId: 0, tasks: [], picking: [] },
    ])
  })

  it('start over after a bug', async () => {
    const { actor, perform, recording, kept, tasks } = start()
    actor.send({ type: 'favourites.toggle', item: item(1), kept: false })
    perform.fail(new Error('bug'))
    await settle()
    expect([actor.getSnapshot().value, kept(1)]).toEqual(['defect', undefined])
    actor.send({ type: 'favourites.toggle', item: item(1), kept: false })
    perform.fail(new Error('bug'))
    await settle()
    actor.send({ type: 'favourites.do', task: { kind: 'keep', items: [item(2)] } })
    expect([recording.states.at(-1), tasks.length]).toEqual(['working', 3])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(favouritesMachine))
  })
})

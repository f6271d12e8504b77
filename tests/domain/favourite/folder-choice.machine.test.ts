import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { NO_FOLDER } from '#domain/favourite/favourite.ts'
import { folderChoiceMachine } from '#domain/favourite/folder-choice.machine.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const NEW = { name: '浮力', parentId: 3 }

const start = (left: number | null = null) => {
  const actor = createActor(folderChoiceMachine, { input: { chosen: 3, left }, inspect: log.inspect })
  const { emitted } = record(actor)
  actor.start()
  return { actor, emitted, chosen: () => actor.getSnapshot().context.chosen }
}

describe('the choice of a folder', () => {
  it('is what was chosen last', () => {
    const { actor, chosen } = start()
    expect(chosen()).toBe(3)
    actor.send({ type: 'choice.choose', id: 5 })
    expect(chosen()).toBe(5)
  })

  it.each([
    [5, [3, 5], 5],
    [NO_FOLDER, [3, 5], NO_FOLDER],
    [7, [3, 5], 3],
  ])('is what was chosen before a reload (%s) as long as it is among %o', (left, ids, chosen) => {
    const choice = start(left)
    expect(choice.chosen()).toBe(left)
    choice.actor.send({ type: 'choice.know', ids })
    expect(choice.chosen()).toBe(chosen)
    // What is chosen since is not looked up.
    choice.actor.send({ type: 'choice.choose', id: 41 })
    choice.actor.send({ type: 'choice.know', ids })
    expect(choice.chosen()).toBe(41)
  })

  it('is the folder that is made for it, once that is there', () => {
    const { actor, emitted, chosen } = start()
    actor.send({ type: 'choice.make', folder: NEW, takes: false })
    expect([emitted, chosen()]).toEqual([[{ type: 'choice.folderWanted', folder: NEW }], 3])
    actor.send({ type: 'choice.made', folder: { ...NEW, name: '压强' }, id: 40 })
    actor.send({ type: 'choice.made', folder: { ...NEW, parentId: 0 }, id: 42 })
    expect(chosen()).toBe(3)
    actor.send({ type: 'choice.made', folder: NEW, id: 41 })
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
      'choosing',
      { chosen: 41, otherwise: null, making: null, takes: false },
    ])
  })

  it('stays with what was chosen while a folder was made', () => {
    const { actor, chosen } = start()
    actor.send({ type: 'choice.make', folder: NEW, takes: false })
    actor.send({ type: 'choice.choose', id: 5 })
    actor.send({ type: 'choice.made', folder: NEW, id: 41 })
    expect(chosen()).toBe(5)
  })

  it('is taken as it stands, and what is made to be taken once it is there', () => {
    const { actor, emitted } = start()
    actor.send({ type: 'choice.take' })
    actor.send({ type: 'choice.make', folder: NEW, takes: true })
    actor.send({ type: 'choice.take' })
    actor.send({ type: 'choice.made', folder: NEW, id: 41 })
    actor.send({ type: 'choice.made', folder: NEW, id: 42 })
    expect(emitted).toEqual([
      { type: 'choice.taken', id: 3 },
      { type: 'choice.folderWanted', folder: NEW },
      { type: 'choice.taken', id: 41 },
    ])
  })

  it('is what was named last, of which the same name once more makes no second', () => {
    const { actor, emitted } = start()
    const other = { ...NEW, name: '压强' }
    actor.send({ type: 'choice.make', folder: NEW, takes: false })
    actor.send({ type: 'choice.make', folder: other, takes: false })
    actor.send({ type: 'choice.make', folder: other, takes: true })
    actor.send({ type: 'choice.made', folder: NEW, id: 41 })
    actor.send({ type: 'choice.made', folder: other, id: 42 })
    expect(emitted).toEqual([
      { type: 'choice.folderWanted', folder: NEW },
      { type: 'choice.folderWanted', folder: other },
      { type: 'choice.taken', id: 42 },
    ])
  })

  it('is taken once what is being made is there, unless another is chosen or it cannot be made', () => {
    const taken = (meanwhile: Parameters<ReturnType<typeof start>['actor']['send']>[0] | null) => {
      const { actor, emitted } = start()
      actor.send({ type: 'choice.make', folder: NEW, takes: false })
      actor.send({ type: 'choice.take' })
      if (meanwhile !== null) actor.send(meanwhile)
      actor.send({ type: 'choice.made', folder: NEW, id: 41 })
      return [emitted.slice(1), actor.getSnapshot().context.takes]
    }
    expect(taken(null)).toEqual([[{ type: 'choice.taken', id: 41 }], false])
    expect(taken({ type: 'choice.choose', id: 5 })).toEqual([[], false])
    expect(taken({ type: 'choice.refused' })).toEqual([[], false])
  })

  it('stays where no folder could be made, also when another tab makes one like it', () => {
    const { actor, chosen } = start()
    actor.send({ type: 'choice.make', folder: NEW, takes: false })
    actor.send({ type: 'choice.refused' })
    actor.send({ type: 'choice.made', folder: NEW, id: 41 })
    expect([actor.getSnapshot().value, chosen()]).toEqual(['choosing', 3])
  })
})

it('takes every transition it declares', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(folderChoiceMachine))
})

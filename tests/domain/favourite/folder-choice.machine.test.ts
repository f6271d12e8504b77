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
    actor.send({ type: 'choice.make', folder: NEW })
    expect([emitted, chosen()]).toEqual([[{ type: 'choice.folderWanted', folder: NEW }], 3])
    actor.send({ type: 'choice.made', folder: { ...NEW, name: '压强' }, id: 40 })
    actor.send({ type: 'choice.made', folder: { ...NEW, parentId: 0 }, id: 42 })
    expect(chosen()).toBe(3)
    actor.send({ type: 'choice.made', folder: NEW, id: 41 })
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
      'choosing',
      { chosen: 41, otherwise: null, making: null },
    ])
  })

  it('stays with what was chosen while a folder was made', () => {
    const { actor, chosen } = start()
    actor.send({ type: 'choice.make', folder: NEW })
    actor.send({ type: 'choice.choose', id: 5 })
    actor.send({ type: 'choice.made', folder: NEW, id: 41 })
    expect(chosen()).toBe(5)
  })

  it('stays where no folder could be made, also when another tab makes one like it', () => {
    const { actor, chosen } = start()
    actor.send({ type: 'choice.make', folder: NEW })
    actor.send({ type: 'choice.refused' })
    actor.send({ type: 'choice.made', folder: NEW, id: 41 })
    expect([actor.getSnapshot().value, chosen()]).toEqual(['choosing', 3])
  })
})

it('takes every transition it declares', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(folderChoiceMachine))
})

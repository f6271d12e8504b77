import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { basketMachine } from '#domain/paper/basket.machine.ts'
import { type BasketItem, kindCountsOf, MAX_IN_BASKET } from '#domain/paper/basket.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const item = (questionId: number, kind: BasketItem['kind'] = 'single'): BasketItem => ({ questionId, kind })

const start = (items: readonly BasketItem[] = []) => {
  const actor = createActor(basketMachine, { inspect: log.inspect })
  const said: unknown[] = []
  for (const type of ['basket.kept', 'basket.full', 'basket.emptied'] as const)
    actor.on(type, (event) => said.push(event))
  actor.start()
  actor.send({ type: 'basket.open', userId: 7, items })
  const ids = () => actor.getSnapshot().context.items.map(({ questionId }) => questionId)
  return { actor, said, ids }
}

describe('the basket', () => {
  it('takes each question once, in the order in which it was chosen, and has it kept', () => {
    const { actor, said, ids } = start([item(3)])
    actor.send({ type: 'basket.add', items: [item(5), item(3), item(4)] })
    actor.send({ type: 'basket.add', items: [item(4)] })
    expect(ids()).toEqual([3, 5, 4])
    expect(said).toEqual([{ type: 'basket.kept', userId: 7, items: [item(3), item(5), item(4)] }])
  })

  it('gives up what is taken out, and says nothing of what was not in it', () => {
    const { actor, said, ids } = start([item(1), item(2), item(3)])
    actor.send({ type: 'basket.remove', questionIds: [9] })
    actor.send({ type: 'basket.remove', questionIds: [1, 3] })
    expect(ids()).toEqual([2])
    expect(said).toEqual([{ type: 'basket.kept', userId: 7, items: [item(2)] }])
  })

  it('is emptied in one go, which can be taken back', () => {
    const { actor, said, ids } = start([item(1), item(2)])
    actor.send({ type: 'basket.empty' })
    actor.send({ type: 'basket.empty' })
    expect(ids()).toEqual([])
    expect(said).toEqual([
      { type: 'basket.emptied', items: [item(1), item(2)] },
      { type: 'basket.kept', userId: 7, items: [] },
    ])
    actor.send({ type: 'basket.add', items: [item(1), item(2)] })
    expect(ids()).toEqual([1, 2])
  })

  it('holds only so many, and says how many it did not take', () => {
    const full = Array.from({ length: MAX_IN_BASKET - 1 }, (_, at) => item(at + 1))
    const { actor, said, ids } = start(full)
    actor.send({ type: 'basket.add', items: [item(901), item(902), item(903)] })
    expect([ids().length, ids().at(-1)]).toEqual([MAX_IN_BASKET, 901])
    expect(said[0]).toEqual({ type: 'basket.full', left: 2 })
  })

  it('follows the other tabs without having it kept again', () => {
    const { actor, said, ids } = start([item(1)])
    actor.send({ type: 'basket.follow', items: [item(2), item(2), item(3)] })
    expect([ids(), said]).toEqual([[2, 3], []])
  })

  it('is nobody’s after the session', () => {
    const { actor, said, ids } = start([item(1)])
    actor.send({ type: 'basket.close' })
    actor.send({ type: 'basket.add', items: [item(2)] })
    actor.send({ type: 'basket.follow', items: [item(3)] })
    expect([actor.getSnapshot().value, ids(), said]).toEqual(['closed', [], []])
    actor.send({ type: 'basket.open', userId: 8, items: [] })
    expect(actor.getSnapshot().context).toEqual({ userId: 8, items: [] })
  })

  it('counts its kinds in the order of a paper', () => {
    expect(kindCountsOf([item(1, 'essay'), item(2), item(3, 'essay')])).toEqual([
      { kind: 'single', count: 1 },
      { kind: 'essay', count: 2 },
    ])
  })
})

it('takes every transition that is declared', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(basketMachine))
})

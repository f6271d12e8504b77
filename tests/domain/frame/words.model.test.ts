import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import {
  inOrder,
  placedIds,
  type WordAct,
  type WordForm,
  type WordGroup,
  wordFault,
} from '#domain/frame/managed-word.ts'
import { warnedWordFault, wordsMachine } from '#domain/frame/words.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('words')
const log = transitionLog()

const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const CONFLICT: Result<never, Failure> = failed({ kind: 'rejected', reason: 'conflict', message: '' })

const wordOf = (id: number, change = {}) => ({
  id,
  rowVersion: 1,
  name: `词${id}`,
  hidden: false,
  count: 0,
  canRemove: true,
  canGive: false,
  ...change,
})
const groupsOf = (...words: ReturnType<typeof wordOf>[]): readonly WordGroup[] => [
  { id: 7, name: '课程', canAdd: true, words },
  { id: 8, name: '年级', canAdd: false, words: [] },
]
const TWO = groupsOf(wordOf(1), wordOf(2, { canRemove: false, canGive: true, count: 3 }))

const EVENTS = [
  { type: 'words.begin', groupId: 7 },
  { type: 'words.begin', groupId: 8 },
  { type: 'words.open', id: 1 },
  { type: 'words.open', id: 9 },
  { type: 'words.type', name: '新' },
  { type: 'words.type', name: '' },
  { type: 'words.save' },
  { type: 'words.cancel' },
  { type: 'words.show', id: 1, shown: false },
  { type: 'words.place', id: 1, at: 1 },
  { type: 'words.place', id: 1, at: 0 },
  { type: 'words.remove', id: 1 },
  { type: 'words.remove', id: 2 },
  { type: 'words.remove', id: 2, intoId: 1 },
  { type: 'words.remove', id: 2, intoId: 2 },
  { type: 'words.reread' },
  ...['opening', 'rereading'].flatMap((where) => [
    done(where, success(TWO)),
    done(where, success(groupsOf(wordOf(2)))),
    done(where, UNREACHABLE),
    broken(where),
  ]),
  done('acting', success(true)),
  done('acting', CONFLICT),
  done('acting', UNREACHABLE),
  broken('acting'),
]

const essence = ({ value, context }: SnapshotFrom<typeof wordsMachine>) => ({
  value,
  groups: context.groups.flatMap(({ words }) => words).length,
  form: context.form && [context.form.id, context.form.name === ''].join(),
  failed: context.failure !== null,
  order: context.groups[0]?.words.map(({ id }) => id).join(),
  act: context.act?.kind,
  waits: JSON.stringify(context.next),
})

const bind = (asked: WordAct[] = []) => {
  const reading = deferred<Result<readonly WordGroup[], Failure>>()
  const acting = deferred<Result<true, Failure>>()
  const machine = wordsMachine.provide({
    actors: {
      read: fromPromise(reading.ask),
      act: fromPromise(({ input: { act } }) => {
        if (act !== null) asked.push(act)
        return acting.ask()
      }),
    },
  })
  return { machine, ports: { opening: reading, rereading: reading, acting } }
}

const opened = async (asked: WordAct[] = []) => {
  const { machine, ports } = bind(asked)
  const actor = createActor(machine, { input: { kind: 'tags', left: null } }).start()
  ports.opening.answer(success(TWO))
  await settle()
  return { actor, ports }
}

describe('the words of the frame', () => {
  it('are everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: wordsMachine,
      input: { kind: 'tags', left: null },
      events: EVENTS,
      essence,
      bind: () => bind(),
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(20)
  })

  it('take every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(wordsMachine))
  })

  it('keep what was typed for who was overtaken, and ask with what the other made of it', async () => {
    const asked: WordAct[] = []
    const { actor, ports } = await opened(asked)
    actor.send({ type: 'words.open', id: 1 })
    actor.send({ type: 'words.type', name: '词2' })
    actor.send({ type: 'words.save' })
    expect(warnedWordFault(actor.getSnapshot().context)).toBe('taken')
    actor.send({ type: 'words.type', name: ' 我的 ' })
    actor.send({ type: 'words.save' })
    ports.acting.answer(CONFLICT)
    await settle()
    ports.rereading.answer(success(groupsOf(wordOf(1, { name: '别人的', rowVersion: 4 }), wordOf(2))))
    await settle()
    const { context } = actor.getSnapshot()
    expect(context.theirs?.name).toBe('别人的')
    expect(context.form).toMatchObject({ name: ' 我的 ', rowVersion: 4 })
    actor.send({ type: 'words.save' })
    expect(asked.map((act) => act.kind === 'save' && [act.form.name, act.form.rowVersion])).toEqual([
      ['我的', 1],
      ['我的', 4],
    ])
  })

  it('add anew what somebody removed meanwhile', async () => {
    const { actor, ports } = await opened()
    actor.send({ type: 'words.open', id: 1 })
    actor.send({ type: 'words.reread' })
    ports.rereading.answer(success(groupsOf(wordOf(2))))
    await settle()
    expect(actor.getSnapshot().context.form).toMatchObject({ id: 0, name: '词1' })
  })

  it('are placed as they were seen', async () => {
    const asked: WordAct[] = []
    const { actor } = await opened(asked)
    actor.send({ type: 'words.place', id: 2, at: 0 })
    expect(asked).toEqual([{ kind: 'order', groupId: 7, ids: [2, 1], seen: [1, 2] }])
    expect(actor.getSnapshot().context.groups[0]?.words.map(({ id }) => id)).toEqual([2, 1])
  })
})

describe('words that are placed again before the answer', () => {
  const THREE = groupsOf(wordOf(1), wordOf(2), wordOf(3))
  const begun = async () => {
    const asked: WordAct[] = []
    const { actor, ports } = await opened(asked)
    actor.send({ type: 'words.reread' })
    ports.rereading.answer(success(THREE))
    await settle()
    const order = () => actor.getSnapshot().context.groups[0]?.words.map(({ id }) => id)
    return {
      actor,
      ports,
      order,
      orders: () => asked.map((act) => act.kind === 'order' && [act.ids, act.seen]),
    }
  }

  it('stand there at once, and are sent together when the first is answered and read', async () => {
    const { actor, ports, order, orders } = await begun()
    actor.send({ type: 'words.place', id: 1, at: 1 })
    actor.send({ type: 'words.place', id: 1, at: 2 })
    expect(order()).toEqual([2, 3, 1])
    ports.acting.answer(success(true))
    await settle()
    actor.send({ type: 'words.place', id: 2, at: 1 })
    expect(order()).toEqual([3, 2, 1])
    ports.rereading.answer(success(groupsOf(wordOf(2), wordOf(1), wordOf(3))))
    await settle()
    expect(orders()).toEqual([
      [
        [2, 1, 3],
        [1, 2, 3],
      ],
      [
        [3, 2, 1],
        [2, 1, 3],
      ],
    ])
    expect(order()).toEqual([3, 2, 1])
  })

  it('are given up where the first is refused, or there are others by then', async () => {
    const { actor, ports, order, orders } = await begun()
    actor.send({ type: 'words.place', id: 1, at: 1 })
    actor.send({ type: 'words.place', id: 1, at: 2 })
    ports.acting.answer(CONFLICT)
    await settle()
    ports.rereading.answer(UNREACHABLE)
    await settle()
    expect(order()).toEqual([2, 1, 3])
    actor.send({ type: 'words.place', id: 1, at: 0 })
    actor.send({ type: 'words.place', id: 3, at: 0 })
    ports.acting.answer(success(true))
    await settle()
    ports.rereading.answer(success(TWO))
    await settle()
    expect([order(), orders().length, actor.getSnapshot().value]).toEqual([[1, 2], 2, 'resting'])
  })
})

describe('a word', () => {
  const form: WordForm = { groupId: 7, id: 1, rowVersion: 1, name: '新', hidden: false }
  it.each([
    ['新', null],
    [' 词1 ', null],
    ['词2', 'taken'],
    ['  ', 'empty'],
  ] as const)('called %o has the fault %s', (name, fault) => {
    expect(wordFault(TWO, { ...form, name })).toBe(fault)
  })

  it('stands at a place among the others, and nowhere else', () => {
    expect(placedIds([1, 2, 3], 1, 2)).toEqual([2, 3, 1])
    expect(placedIds([1, 2, 3], 3, 0)).toEqual([3, 1, 2])
    const same = [1, 2, 3]
    for (const [id, at] of [
      [1, 0],
      [1, 3],
      [1, -1],
      [9, 1],
    ] as const)
      expect(placedIds(same, id, at)).toBe(same)
    expect(inOrder(TWO, 8, [1])).toEqual(TWO)
  })
})

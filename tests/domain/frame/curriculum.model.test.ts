import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { NodeKind } from '#domain/catalogue/curriculum-node.ts'
import { curriculumMachine, warnedNodeFault } from '#domain/frame/curriculum.machine.ts'
import { isChoice } from '#domain/frame/curriculum-acts.ts'
import {
  type CurriculumTree,
  dropOf,
  isEmpty,
  kindBelow,
  type ManagedNode,
  mayMerge,
  type NodeAct,
  stepOf,
  type TreePlace,
} from '#domain/frame/curriculum-tree.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('curriculum')
const log = transitionLog()

const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const CONFLICT: Result<never, Failure> = failed({ kind: 'rejected', reason: 'conflict', message: '' })
const PLACE: TreePlace = { kind: 'textbooks', subjectId: 4 }

const node = (id: number, parentId: number, kind: NodeKind, change = {}): ManagedNode => ({
  id,
  parentId,
  kind,
  name: `目录${id}`,
  gradeId: 0,
  rowVersion: 1,
  count: 0,
  otherCount: 0,
  ...change,
})
const treeOf = (...nodes: ManagedNode[]): CurriculumTree => ({ nodes, subjects: [] })
/** A version with two books; in the first a chapter with lessons and another chapter. */
const NODES = [
  node(1, 4, 'version'),
  node(2, 1, 'book'),
  node(3, 1, 'book', { count: 2 }),
  node(10, 2, 'chapter'),
  node(11, 10, 'chapter'),
  node(12, 10, 'chapter'),
  node(20, 2, 'chapter'),
]

const EVENTS = [
  { type: 'curriculum.begin', parentId: 4 },
  { type: 'curriculum.begin', parentId: 9 },
  { type: 'curriculum.open', id: 2 },
  { type: 'curriculum.open', id: 9 },
  { type: 'curriculum.type', fields: { name: '新' } },
  { type: 'curriculum.type', fields: { name: '' } },
  { type: 'curriculum.save' },
  { type: 'curriculum.cancel' },
  { type: 'curriculum.pick', id: 2, to: 'merge' },
  { type: 'curriculum.pick', id: 9, to: 'move' },
  { type: 'curriculum.choose', id: 3 },
  { type: 'curriculum.step', id: 2, step: 'down' },
  { type: 'curriculum.step', id: 2, step: 'up' },
  { type: 'curriculum.drop', id: 3, onId: 2 },
  { type: 'curriculum.remove', id: 2 },
  { type: 'curriculum.remove', id: 3 },
  { type: 'curriculum.reread' },
  ...['opening', 'rereading'].flatMap((where) => [
    done(where, success(treeOf(node(1, 4, 'version'), node(2, 1, 'book'), node(3, 1, 'book', { count: 2 })))),
    done(where, UNREACHABLE),
    broken(where),
  ]),
  done('acting', success(true)),
  done('acting', CONFLICT),
  done('acting', UNREACHABLE),
  broken('acting'),
]

const essence = ({ value, context }: SnapshotFrom<typeof curriculumMachine>) => ({
  value,
  read: context.nodes.length > 0,
  form: context.form && [context.form.id, context.form.name === ''].join(),
  picking: context.picking?.id,
  saves: context.act?.kind === 'save',
  failed: context.failure !== null,
})

const bind = (asked: NodeAct[] = []) => {
  const reading = deferred<Result<CurriculumTree, Failure>>()
  const acting = deferred<Result<true, Failure>>()
  const machine = curriculumMachine.provide({
    actors: {
      read: fromPromise(reading.ask),
      act: fromPromise(({ input }) => {
        if (input !== null) asked.push(input)
        return acting.ask()
      }),
    },
  })
  return { machine, ports: { opening: reading, rereading: reading, acting } }
}

const opened = async (asked: NodeAct[] = []) => {
  const { machine, ports } = bind(asked)
  const actor = createActor(machine, { input: { place: PLACE, left: null } }).start()
  ports.opening.answer(success(treeOf(...NODES)))
  await settle()
  return { actor, ports }
}

describe('a tree of the curriculum', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: curriculumMachine,
      input: { place: PLACE, left: null },
      events: EVENTS,
      essence,
      bind: () => bind(),
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(20)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(curriculumMachine))
  })

  it('keeps what was typed for who was overtaken, and asks with what the other made of it', async () => {
    const asked: NodeAct[] = []
    const { actor, ports } = await opened(asked)
    actor.send({ type: 'curriculum.open', id: 2 })
    actor.send({ type: 'curriculum.type', fields: { name: '目录3' } })
    actor.send({ type: 'curriculum.save' })
    expect(warnedNodeFault(actor.getSnapshot().context)).toBe('taken')
    actor.send({ type: 'curriculum.type', fields: { name: ' 我的 ' } })
    actor.send({ type: 'curriculum.save' })
    ports.acting.answer(CONFLICT)
    await settle()
    ports.rereading.answer(success(treeOf(node(2, 1, 'book', { name: '别人的', rowVersion: 4 }))))
    await settle()
    expect(actor.getSnapshot().context.theirs?.name).toBe('别人的')
    actor.send({ type: 'curriculum.save' })
    expect(asked.map((act) => act.kind === 'save' && [act.form.name, act.form.rowVersion])).toEqual([
      ['我的', 1],
      ['我的', 4],
    ])
  })

  it('loses nothing that is typed while another node is moved and the tree read again', async () => {
    const asked: NodeAct[] = []
    const { actor, ports } = await opened(asked)
    const nameNow = () => actor.getSnapshot().context.form?.name
    actor.send({ type: 'curriculum.open', id: 2 })
    actor.send({ type: 'curriculum.drop', id: 20, onId: 3 })
    expect(actor.getSnapshot().value).toBe('acting')
    actor.send({ type: 'curriculum.type', fields: { name: '七上' } })
    expect(nameNow()).toBe('七上')
    ports.acting.answer(success(true))
    await settle()
    actor.send({ type: 'curriculum.type', fields: { name: '七年级上' } })
    ports.rereading.answer(success(treeOf(...NODES)))
    await settle()
    expect(nameNow()).toBe('七年级上')
    // What is being saved stays as it was sent: its field takes no keys meanwhile.
    actor.send({ type: 'curriculum.save' })
    actor.send({ type: 'curriculum.type', fields: { name: '七年级下' } })
    expect(nameNow()).toBe('七年级上')
  })

  it('merges and moves into what is chosen, and into nothing else', async () => {
    const asked: NodeAct[] = []
    const { actor, ports } = await opened(asked)
    actor.send({ type: 'curriculum.pick', id: 10, to: 'move' })
    const choices = () =>
      NODES.filter(({ id }) => isChoice(actor.getSnapshot().context, id)).map(({ id }) => id)
    expect(choices()).toEqual([3, 20])
    actor.send({ type: 'curriculum.pick', id: 10, to: 'merge' })
    expect(choices()).toEqual([20])
    actor.send({ type: 'curriculum.choose', id: 3 })
    expect(asked).toEqual([])
    actor.send({ type: 'curriculum.choose', id: 20 })
    expect(asked).toEqual([{ kind: 'merge', id: 10, rowVersion: 1, intoId: 20, intoRowVersion: 1 }])
    ports.acting.answer(success(true))
    await settle()
    expect(actor.getSnapshot().context.picking).toBeNull()
  })
})

describe('a node', () => {
  it.each([
    [10, 'up', null],
    [10, 'down', { parentId: 2, beforeId: 0 }],
    [20, 'up', { parentId: 2, beforeId: 10 }],
    [20, 'in', { parentId: 10, beforeId: 0 }],
    [10, 'in', null],
    [10, 'out', null],
    [11, 'out', { parentId: 2, beforeId: 20 }],
    [12, 'out', { parentId: 2, beforeId: 20 }],
    [3, 'in', null],
    [9, 'up', null],
  ] as const)('%i goes %s to %o', (id, step, to) => {
    expect(stepOf(NODES, PLACE, id, step)).toEqual(to)
  })

  it.each([
    [20, 11, { parentId: 10, beforeId: 11 }],
    [10, 11, null],
    [10, 10, null],
    [20, 3, { parentId: 3, beforeId: 0 }],
    [3, 2, { parentId: 1, beforeId: 2 }],
    [2, 10, null],
    [1, 2, null],
  ] as const)('%i that is dropped on %i goes to %o', (id, onId, to) => {
    expect(dropOf(NODES, PLACE, id, onId)).toEqual(to)
  })

  it('goes no deeper than chapters may', () => {
    const deep = [...NODES, node(13, 11, 'chapter'), node(14, 13, 'chapter')]
    expect(stepOf([...deep, node(15, 13, 'chapter')], PLACE, 15, 'in')).toBeNull()
    expect(mayMerge(deep, 10, 20)).toBe(true)
    expect(mayMerge(deep, 10, 12)).toBe(false)
  })

  it('takes what belongs below it, and is removed only when nothing hangs on it', () => {
    expect(['stages', 'textbooks', 'knowledge'].map((tree) => kindBelow(tree as 'stages', null))).toEqual([
      'stage',
      'version',
      'knowledge',
    ])
    expect(
      (['stage', 'subject', 'version', 'book', 'chapter', 'knowledge'] as const).map((kind) =>
        kindBelow('stages', kind),
      ),
    ).toEqual(['subject', null, 'book', 'chapter', 'chapter', 'knowledge'])
    expect(NODES.filter((one) => isEmpty(NODES, one)).map(({ id }) => id)).toEqual([11, 12, 20])
  })
})

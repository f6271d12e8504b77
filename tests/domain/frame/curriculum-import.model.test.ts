import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { type AppliedBatch, nextBatchOf } from '#domain/frame/curriculum-batch.ts'
import { actOfChange } from '#domain/frame/curriculum-change-acts.ts'
import { comparison, keyOf, mayBeTaken } from '#domain/frame/curriculum-comparison.ts'
import { headOf, linesIn, MAX_FILE_ROWS, rowsOf, templateOf } from '#domain/frame/curriculum-file.ts'
import { curriculumImportMachine } from '#domain/frame/curriculum-import.machine.ts'
import type { KeptTreeFile } from '#domain/frame/curriculum-import.setup.ts'
import type { CurriculumTree, ManagedNode, TreePlace } from '#domain/frame/curriculum-tree.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('curriculumImport')
const log = transitionLog()

const PLACE: TreePlace = { kind: 'textbooks', subjectId: 4 }
const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })

const node = (id: number, parentId: number, kind: ManagedNode['kind'], name: string, change = {}) => ({
  id,
  parentId,
  kind,
  name,
  gradeId: 0,
  rowVersion: 1,
  count: 0,
  otherCount: 0,
  ...change,
})
const NODES: readonly ManagedNode[] = [
  node(1, 4, 'version', '人教版'),
  node(2, 1, 'book', '上册', { gradeId: 7 }),
  node(10, 2, 'chapter', '有理数'),
  node(11, 10, 'chapter', '正数'),
  node(3, 1, 'book', '下册', { gradeId: 7 }),
]
const HEAD = headOf(PLACE)
/** A row by its path, the number of its node and its school year. */
const row = (path: readonly string[], id = '', grade = '') => [
  ...path,
  ...Array.from({ length: 6 - path.length }, () => ''),
  grade,
  id,
]
const changesOf = (...rows: readonly string[][]) =>
  comparison(NODES, PLACE, linesIn([HEAD, ...rows], PLACE)?.lines ?? [])
const told = (...rows: readonly string[][]) =>
  changesOf(...rows)
    .filter(({ kind }) => kind !== 'gone')
    .map(({ kind, path, from, doubt }) => [kind, path.join('/'), from.join('/'), doubt])

const ROWS = [HEAD, row(['人教版']), row(['人教版', '中册'])]
const ADDED = keyOf({ ...changesOf(row(['人教版', '中册']))[0], kind: 'added', line: 3, id: 0 } as never)
const batch = (change: Partial<AppliedBatch>): AppliedBatch => ({ outcomes: [], failure: null, ...change })

const KEPT = { name: '目录.csv', file: new Blob(['a']), decided: { [ADDED]: false } }

const EVENTS = [
  done('recalling', null),
  done('recalling', KEPT),
  broken('recalling'),
  { type: 'import.read', name: '目录.csv', file: new Blob(['a']) },
  { type: 'import.write', format: 'csv', isTemplate: false },
  { type: 'import.choose', key: ADDED, chosen: false },
  { type: 'import.choose', key: ADDED, chosen: true },
  { type: 'import.chooseAll', kind: 'gone', chosen: true },
  { type: 'import.chooseAll', kind: 'gone', chosen: false },
  { type: 'import.apply' },
  { type: 'import.leave' },
  { type: 'import.reread' },
  done('opening', success({ nodes: NODES.slice(0, 1), subjects: [] })),
  done('opening', UNREACHABLE),
  broken('opening'),
  done('reading', success(ROWS)),
  done('reading', success([['没有表头']])),
  done('reading', failed('unreadable')),
  broken('reading'),
  done('writing', new Blob(['b'])),
  broken('writing'),
  done('applying', batch({ outcomes: [{ key: ADDED, fault: null, said: '' }] })),
  done('applying', batch({})),
  done('applying', batch({ failure: { kind: 'unreachable' } })),
  broken('applying'),
]

const essence = ({ value, context }: SnapshotFrom<typeof curriculumImportMachine>) => ({
  value,
  held: context.file !== null,
  problem: context.problem,
  changes: context.changes.length,
  chosen: context.chosen.join(),
  decided: JSON.stringify(context.decided),
  outcomes: context.outcomes.length,
  failed: context.failure !== null,
})

const bind = (kept: unknown[] = []) => {
  const recalling = deferred<KeptTreeFile | null>()
  const opening = deferred<Result<CurriculumTree, Failure>>()
  const reading = deferred<Result<readonly (readonly string[])[], 'unreadable'>>()
  const applying = deferred<AppliedBatch>()
  const writing = deferred<Blob>()
  const machine = curriculumImportMachine.provide({
    actions: {
      keepFile: (_, { name }) => kept.push(name),
      keepDecided: (_, { decided }) => kept.push(decided),
      letGo: () => kept.push(null),
    },
    actors: {
      recall: fromPromise(recalling.ask),
      tree: fromPromise(opening.ask),
      read: fromPromise(reading.ask),
      apply: fromPromise(applying.ask),
      write: fromPromise(writing.ask),
    },
  })
  return { machine, ports: { recalling, opening, reading, applying, writing } }
}

describe('a file of a tree', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: curriculumImportMachine,
      input: PLACE,
      events: EVENTS,
      essence,
      bind: () => bind(),
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(15)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(curriculumImportMachine))
  })

  it('is kept with what was decided of it, and compared anew as it was decided', async () => {
    const kept: unknown[] = []
    const { machine, ports } = bind(kept)
    const open = async (left: KeptTreeFile | null) => {
      const actor = createActor(machine, { input: PLACE }).start()
      ports.recalling.answer(left)
      await settle()
      ports.opening.answer(success({ nodes: NODES.slice(0, 1), subjects: [] }))
      await settle()
      return { actor, chosen: () => actor.getSnapshot().context.chosen }
    }
    const compared = async () => {
      ports.reading.answer(success(ROWS))
      await settle()
    }
    const first = await open(null)
    first.actor.send({ type: 'import.read', name: KEPT.name, file: KEPT.file })
    ports.opening.answer(success({ nodes: NODES.slice(0, 1), subjects: [] }))
    await settle()
    await compared()
    expect(first.chosen()).toEqual([ADDED])
    first.actor.send({ type: 'import.choose', key: ADDED, chosen: false })
    expect(kept).toEqual([KEPT.name, { [ADDED]: false }])
    first.actor.stop()
    const later = await open(KEPT)
    await compared()
    expect([later.actor.getSnapshot().value, later.chosen()]).toEqual(['listing', []])
    later.actor.send({ type: 'import.chooseAll', kind: 'added', chosen: true })
    later.actor.send({ type: 'import.leave' })
    expect(kept.slice(2)).toEqual([{ [ADDED]: true }, null])
  })

  it('takes as many rows as it says, beside the headings', async () => {
    for (const [count, problem] of [
      [MAX_FILE_ROWS, null],
      [MAX_FILE_ROWS + 1, 'tooLong'],
    ] as const) {
      const { machine, ports } = bind()
      const actor = createActor(machine, { input: PLACE }).start()
      ports.recalling.answer(KEPT)
      await settle()
      ports.opening.answer(success({ nodes: NODES.slice(0, 1), subjects: [] }))
      await settle()
      ports.reading.answer(success([HEAD, ...Array.from({ length: count }, (_, at) => row([`${at}`]))]))
      await settle()
      expect(actor.getSnapshot().context.problem).toBe(problem)
    }
  })

  it('comes back as it was written', () => {
    const rows = rowsOf(NODES, PLACE)
    expect(rows).toHaveLength(6)
    const read = linesIn(rows, PLACE)
    expect(read?.refused).toEqual([])
    expect(comparison(NODES, PLACE, read?.lines ?? [])).toEqual([])
  })

  it('misses nothing above what the file names', () => {
    const changes = changesOf(row(['人教版', '上册', '有理数', '负数']))
    expect(changes.map(({ kind, path }) => [kind, path.join('/')])).toEqual([
      ['added', '人教版/上册/有理数/负数'],
      ['gone', '人教版/上册/有理数/正数'],
      ['gone', '人教版/下册'],
    ])
  })

  it('says what is new, renamed, moved and in doubt', () => {
    expect(told(row(['人教版'], '1'), row(['人教版', '中册'], '', '8'))).toEqual([
      ['added', '人教版/中册', '', null],
    ])
    expect(told(row(['人教社版'], '1'), row(['人教社版', '上册'], '2', '7'))).toEqual([
      ['renamed', '人教社版', '人教版', null],
    ])
    expect(told(row(['人教版', '上册'], '2', '8'))).toEqual([['renamed', '人教版/上册', '人教版/上册', null]])
    expect(told(row(['人教版', '下册', '有理数'], '10'))).toEqual([
      ['moved', '人教版/下册/有理数', '人教版/上册/有理数', null],
    ])
    expect(told(row(['人教版', '下册', '有理数']))).toEqual([
      ['doubtful', '人教版/下册/有理数', '', 'elsewhere'],
    ])
    expect(told(row(['北师大版']), row(['北师大版', '上册'])).map(([kind]) => kind)).toEqual([
      'added',
      'added',
    ])
    expect(told(row(['人教版', '中册'], '99'))).toEqual([['doubtful', '人教版/中册', '', 'unknown']])
    expect(told(row(['上册'], '2'))).toEqual([['doubtful', '上册', '人教版/上册', 'misplaced']])
    expect(changesOf(row(['人教版'], '1')).map(({ kind, path }) => [kind, path.at(-1)])).toEqual([
      ['gone', '正数'],
      ['gone', '有理数'],
      ['gone', '上册'],
      ['gone', '下册'],
    ])
  })

  it('leaves the school years of books alone where the file has no such column', () => {
    const short = (path: readonly string[], id: string) => [...row(path).slice(0, 6), id]
    const head = HEAD.filter((name) => name !== '年级')
    const read = linesIn([head, short(['人教版', '上册'], '2'), short(['人教版', '中册'], '')], PLACE)
    const changes = comparison(NODES, PLACE, read?.lines ?? [])
    expect(changes.filter(({ kind }) => kind !== 'gone').map(({ kind, gradeId }) => [kind, gradeId])).toEqual(
      [['added', 0]],
    )
  })

  it('asks about a row that was copied with its number, wherever it was put', () => {
    const own = row(['人教版', '上册', '有理数'], '10')
    const copied = row(['人教版', '上册', '实数'], '10')
    for (const rows of [
      [own, copied],
      [copied, own],
    ])
      expect(told(...rows)).toEqual([['doubtful', '人教版/上册/实数', '', 'shared']])
    expect(told(copied, row(['人教版', '上册', '整式'], '10')).map(([kind]) => kind)).toEqual([
      'doubtful',
      'doubtful',
    ])
  })

  it('puts something new in a place that a row with a number leaves, and lets names be passed on', () => {
    const rows = [
      row(['人教版', '上册'], '', '7'),
      row(['人教版', '下册'], '2', '7'),
      row(['人教版', '全册'], '3', '7'),
    ]
    expect(told(...rows)).toEqual([
      ['renamed', '人教版/全册', '人教版/下册', null],
      ['renamed', '人教版/下册', '人教版/上册', null],
      ['added', '人教版/上册', '', null],
    ])
    const changes = changesOf(...rows).filter(({ kind }) => kind !== 'gone')
    // What is new is looked for on the tree as the others left it.
    expect(nextBatchOf(changes).map(({ id }) => id)).toEqual([3])
    expect(nextBatchOf(changes.slice(1)).map(({ id }) => id)).toEqual([2])
    const exchanged = [row(['人教版', '下册'], '2', '7'), row(['人教版', '上册'], '3', '7')]
    expect(told(...exchanged)).toHaveLength(2)
  })

  it('says which of what is not in the file has contents, book by book, and never takes that', () => {
    const nodes = [...NODES, node(12, 3, 'chapter', '整式', { count: 2 })]
    const changes = comparison(nodes, PLACE, linesIn([HEAD, row(['人教版'], '1')], PLACE)?.lines ?? [])
    expect(changes.map(({ path, doubt }) => [path.at(-1), doubt])).toEqual([
      ['正数', null],
      ['有理数', null],
      ['整式', 'used'],
      ['上册', null],
      ['下册', null],
    ])
    expect(changes.filter(mayBeTaken)).toHaveLength(4)
  })

  it('names the columns that it did not read', () => {
    expect(linesIn([[...HEAD, '备注', ''], row(['人教版'])], PLACE)?.unread).toEqual(['备注'])
  })

  it('tells of each row why it cannot be taken', () => {
    const read = linesIn(
      [
        ['教材目录一览'],
        HEAD,
        row(['人教版', '', '有理数']),
        row(['人教版', '上册'], '', '13'),
        row(['人'.repeat(61)]),
        row([], '7'),
        row(['人教版']),
        row(['人教版']),
        row([]),
      ],
      PLACE,
    )
    expect(read?.refused).toEqual([
      { line: 3, fault: 'gap' },
      { line: 4, fault: 'grade' },
      { line: 5, fault: 'long' },
      { line: 6, fault: 'empty' },
      { line: 8, fault: 'twice' },
    ])
    expect(read?.lines.map(({ line }) => line)).toEqual([7])
    expect(linesIn([['姓名', '手机号']], PLACE)).toBeNull()
    for (const place of [PLACE, { kind: 'knowledge', subjectId: 4 } as const]) {
      const example = linesIn(templateOf(place), place)
      expect([example?.lines.length, example?.refused]).toEqual([3, []])
    }
  })

  it('is applied as the tree is by now', () => {
    const acts = (rows: readonly string[][], nodes = NODES) =>
      changesOf(...rows).map((change) => actOfChange(nodes, PLACE, change))
    expect(acts([row(['人教版', '中册'], '', '8')])[0]).toMatchObject([
      { kind: 'save', form: { id: 0, parentId: 1, kind: 'book', name: '中册', gradeId: 8 } },
    ])
    expect(acts([row(['北师大版', '上册'])])[0]).toBe('parent')
    expect(acts([row(['人教版', '下册', '数'], '10')])[0]).toMatchObject([
      { kind: 'move', id: 10, parentId: 3, rowVersion: 1 },
      { kind: 'save', form: { id: 10, parentId: 3, name: '数', rowVersion: 2 } },
    ])
    const later = NODES.map((one) => ({ ...one, rowVersion: 2 }))
    expect(acts([row(['人教社版'], '1')], later)[0]).toBe('changed')
    expect(acts([row(['人教社版'], '1')], [])[0]).toBe('missing')
    expect(acts([row(['上册'], '2')])[0]).toBe('misplaced')
    const [leaf, above] = acts([row(['人教版'], '1')])
    expect(leaf).toEqual([{ kind: 'remove', id: 11, rowVersion: 1 }])
    expect(above).toBe('used')
    const there = [...NODES, node(5, 1, 'book', '中册')]
    expect(acts([row(['人教版', '中册'])], there)[0]).toBe('there')
  })

  it('is applied a level at a time', () => {
    const changes = changesOf(row(['北师大版']), row(['北师大版', '上册']), row(['沪教版']))
    expect(nextBatchOf(changes).map(({ path }) => path.join('/'))).toEqual(['北师大版', '沪教版'])
    expect(nextBatchOf(changes.slice(2)).map(({ path }) => path.join('/'))).toEqual(['北师大版/上册'])
    expect(nextBatchOf([])).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { CurriculumPort } from '#application/catalogue/curriculum.port.ts'
import { provideFilters } from '#application/catalogue/filters.provide.ts'
import { filtersMachine } from '#domain/catalogue/filters.machine.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'
import { type MenuPlace, shownTags, subjectTree } from '#domain/catalogue/menu.ts'
import { NOT_NARROWED } from '#domain/catalogue/menu-narrowing.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { aNode, aQuery } from '#tests/support/a-list.ts'
import { settle } from '#tests/support/deferred.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const unreachable: Result<never, Failure> = failed({ kind: 'unreachable' })

const math = aNode('subject', 20, '数学')
const stages = [aNode('stage', 1, '小学'), aNode('stage', 2, '初中', [math])]
const bare = stages.map((stage) => ({ ...stage, children: [], hasChildren: true }))
const chapters = [aNode('chapter', 50, '第一章', [aNode('chapter', 51, '1.1')])]
const points = [aNode('knowledge', 60, '函数')]
const books = [aNode('version', 30, '人教版', [aNode('book', 40, '八年级下册')])]
const groups = [{ code: 'kind', name: '类型', multiple: true, tags: [{ id: 3, name: '课件', count: 0 }] }]

/** A port whose answers a test decides, and which remembers what it was asked. */
const start = (answers: Partial<Record<keyof CurriculumPort, Result<unknown, Failure>>> = {}) => {
  const asked: string[] = []
  const signals: AbortSignal[] = []
  const truth: Record<keyof CurriculumPort, Result<unknown, Failure>> = {
    categoryMenu: success(stages),
    level: success(bare),
    subjectMenu: success({ versions: books, knowledgeRootId: 20 }),
    chapters: success(chapters),
    knowledge: success(points),
    tags: success(groups),
    subjectTags: success(groups),
    ...answers,
  }
  const port = Object.fromEntries(
    Object.keys(truth).map((name) => [
      name,
      async (...values: readonly unknown[]) => {
        const signal = values.findIndex((value) => value instanceof AbortSignal)
        asked.push([name, ...values.slice(0, signal)].join(' '))
        signals.push(values[signal] as AbortSignal)
        return truth[name as keyof CurriculumPort]
      },
    ]),
  ) as unknown as CurriculumPort
  const actor = createActor(provideFilters(port), { inspect: log.inspect })
  actor.start()
  const show = async (change: Partial<ListQuery>, code = 'resource') => {
    actor.send({ type: 'filters.show', place: { query: aQuery(change), code } })
    await settle()
  }
  const context = () => actor.getSnapshot().context
  const statuses = () =>
    Object.fromEntries(Object.entries(context().menus).map(([key, { status }]) => [key, status]))
  return { actor, truth, asked, signals, show, context, statuses }
}

describe('the menus of a list', () => {
  it('are those of its category and of its place, each asked for once', async () => {
    const { asked, show } = start()
    await show({})
    await show({ stage: 2, subject: 20 })
    await show({ stage: 2, subject: 20, version: 30, book: 40 })
    await show({})
    expect(asked).toEqual([
      'categoryMenu resource',
      'tags 0 3',
      'subjectMenu 2 20',
      'subjectTags 2 20 3',
      'chapters 40 3',
    ])
  })

  it('find the stage of a subject that the address names alone', async () => {
    const { asked, show, context } = start()
    await show({ subject: 20 })
    expect(asked).toContain('subjectMenu 2 20')
    expect(context().expanded).toEqual([2])
  })

  it('of questions hold knowledge points, of others only where one is chosen', async () => {
    const questions = start()
    await questions.show({ type: 4, stage: 2, subject: 20 })
    expect(questions.asked).toContain('knowledge 20 4')
    const resources = start()
    await resources.show({ stage: 2, subject: 20 })
    expect(resources.asked.some((call) => call.startsWith('knowledge'))).toBe(false)
  })

  it('of a search through everything come level by level, without tags', async () => {
    const { actor, asked, show, context, truth } = start()
    await show({ type: 0, keyword: '函数' })
    expect(asked).toEqual(['level 0 0'])
    truth.level = success([math])
    actor.send({ type: 'filters.unfold', id: 2, incomplete: true })
    await settle()
    expect(asked.at(-1)).toBe('level 2 0')
    expect(subjectTree(context().place, context().menus).map((stage) => stage.children)).toEqual([[], [math]])
    actor.send({ type: 'filters.fold', id: 2 })
    actor.send({ type: 'filters.unfold', id: 2, incomplete: false })
    expect(asked.length).toBe(2)
  })

  it('of tags stay to be seen while those of another place are on their way', async () => {
    const { actor, show, context } = start()
    await show({})
    actor.send({ type: 'filters.show', place: place({ stage: 2 }) })
    expect([
      shownTags(context().place, context().menus),
      shownTags(place({ type: 1 }), context().menus),
      shownTags(place({ type: 0, keyword: 'x' }), context().menus),
    ]).toEqual([groups, [], []])
  })

  it('are counted for what narrows the list, and stay to be seen until they are', async () => {
    const { actor, show, asked, context } = start()
    await show({ stage: 2, subject: 20, version: 30, book: 40 })
    const before = asked.length
    actor.send({
      type: 'filters.show',
      place: place({ stage: 2, subject: 20, book: 40, keyword: 'x', tags: [3] }),
    })
    expect(subjectTree(context().place, context().menus)).toEqual(stages)
    await settle()
    expect(asked.slice(before)).toEqual(['categoryMenu resource', 'chapters 40 3', 'subjectTags 2 20 3'])
    const narrowed = Object.values(context().menus).slice(-3)
    expect(narrowed.map(({ request }) => 'narrowing' in request && request.narrowing)).toEqual([
      { keyword: 'x', tags: [3], status: 'none' },
      { keyword: 'x', tags: [3], status: 'none' },
      // The tags of a row are offered whichever of them is chosen.
      { keyword: 'x', tags: [], status: 'none' },
    ])
  })

  it('unfold what stands above the chosen node', async () => {
    const { show, context, actor } = start()
    await show({ stage: 2, subject: 20, version: 30, book: 40, chapter: 51 })
    expect(context().expanded).toEqual([2, 30, 50])
    actor.send({ type: 'filters.fold', id: 50 })
    expect(context().expanded).toEqual([2, 30])
  })

  it('fail one by one, and are tried again one by one', async () => {
    const { actor, asked, show, statuses, context, truth } = start({
      categoryMenu: unreachable,
      tags: unreachable,
    })
    await show({})
    expect(statuses()).toEqual({ 'category resource 3': 'failed', 'tags 0 3': 'failed' })
    expect(context().menus['tags 0 3']?.failure).toEqual({ kind: 'unreachable' })
    await show({ sort: 'newest' })
    expect(asked.length).toBe(2)
    truth.tags = success(groups)
    actor.send({
      type: 'filters.retry',
      request: { menu: 'tags', nodeId: 0, type: 3, narrowing: NOT_NARROWED },
    })
    await settle()
    expect(statuses()).toEqual({ 'category resource 3': 'failed', 'tags 0 3': 'ready' })
    expect(context().menus['tags 0 3']?.content.groups).toEqual(groups)
  })

  it('tell of a fault of our own without words', async () => {
    const { actor, show, context, truth } = start()
    Object.defineProperty(truth, 'tags', { get: () => Promise.reject(new Error('bug')) })
    await show({})
    expect(context().menus['tags 0 3']).toMatchObject({ status: 'failed', failure: null })
    expect(actor.getSnapshot().status).toBe('active')
  })

  it('are filtered tree by tree', async () => {
    const { actor, show, context } = start()
    await show({})
    actor.send({ type: 'filters.filter', tree: 'chapters', text: '二次' })
    expect(context().filters).toEqual({ subjects: '', books: '', chapters: '二次', knowledge: '' })
  })

  it('wait for nobody who has left, and keep what came', async () => {
    const { actor, asked, signals, show, statuses } = start()
    actor.send({ type: 'filters.show', place: place({}) })
    actor.send({ type: 'filters.leave' })
    await settle()
    expect([signals.map(({ aborted }) => aborted), statuses()]).toEqual([[true, true], {}])
    await show({})
    actor.send({ type: 'filters.leave' })
    await show({})
    expect(asked.length).toBe(4)
  })

  it('are forgotten with the person, wherever the page is', async () => {
    const { actor, show, statuses } = start()
    await show({})
    actor.send({ type: 'filters.forget' })
    expect([actor.getSnapshot().value, statuses()]).toEqual(['away', {}])
    await show({})
    actor.send({ type: 'filters.leave' })
    actor.send({ type: 'filters.forget' })
    expect(statuses()).toEqual({})
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(filtersMachine))
  })
})

const place = (change: Partial<ListQuery>): MenuPlace => ({ query: aQuery(change), code: 'resource' })

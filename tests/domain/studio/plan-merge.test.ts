import { describe, expect, test } from 'vitest'
import { changedPlan, type LivePlanDocument, type PlanChange } from '#domain/studio/live-plan.ts'
import { mergedPlan } from '#domain/studio/plan-merge.ts'
import { aPlanDocument, aPlanSession } from '#tests/support/live-plans.ts'

const BASE = aPlanDocument({
  sessions: [aPlanSession('one'), aPlanSession('two', { name: '第 2 讲' }), aPlanSession('three')],
})
const set = (fields: Partial<LivePlanDocument>) => ({ kind: 'set', fields }) as const
const named = (key: string, name: string) => ({ kind: 'session', key, fields: { name } }) as const
const changed = (...changes: readonly PlanChange[]) => changes.reduce(changedPlan, BASE)
const keys = ({ sessions }: LivePlanDocument) => sessions.map(({ key }) => key)

describe('two changes of one plan', () => {
  test('stand together where they are of different things', () => {
    const mine = changed(set({ name: '导数' }), named('one', '引入'))
    const theirs = changed(set({ summary: '一起做' }), named('two', '练习'))
    const { document, contested } = mergedPlan(BASE, mine, theirs)
    expect(contested).toEqual([])
    expect(document).toEqual(
      changed(set({ name: '导数', summary: '一起做' }), named('one', '引入'), named('two', '练习')),
    )
  })

  test('are one where they are the same: the plan of the others as it is', () => {
    const theirs = changed(set({ name: '导数' }), named('one', '引入'))
    expect(mergedPlan(BASE, structuredClone(theirs), theirs).document).toBe(theirs)
    expect(mergedPlan(BASE, BASE, theirs).document).toBe(theirs)
  })

  test('are asked about where they contradict; the other way round the others stand, and what is not contested of both', () => {
    const mine = changed(set({ name: '导数', minutes: 60 }), named('one', '引入'))
    const theirs = changed(set({ name: '极限', summary: '一起做' }), named('one', '开场'))
    const merge = mergedPlan(BASE, mine, theirs)
    expect(merge.contested).toEqual([
      { key: '', field: 'name' },
      { key: 'one', field: 'name' },
    ])
    expect(merge.document).toMatchObject({ name: '导数', minutes: 60, summary: '一起做' })
    const other = mergedPlan(BASE, theirs, mine).document
    expect(other).toMatchObject({ name: '极限', minutes: 60, summary: '一起做' })
    expect(other.sessions[0]?.name).toBe('开场')
  })

  test('keep what either added, drop what either removed, and ask about a lesson that the other changed', () => {
    const add = (key: string) => ({ kind: 'add', session: aPlanSession(key) }) as const
    const remove = (key: string) => ({ kind: 'remove', key }) as const
    const both = mergedPlan(BASE, changed(add('mine'), remove('three')), changed(add('theirs')))
    expect([keys(both.document), both.contested]).toEqual([['one', 'two', 'mine', 'theirs'], []])
    const asked = mergedPlan(BASE, changed(remove('two')), changed(named('two', '练习')))
    expect([keys(asked.document), asked.contested]).toEqual([
      ['one', 'three'],
      [{ key: 'two', field: 'lesson' }],
    ])
    const kept = mergedPlan(BASE, changed(named('two', '练习')), changed(remove('two')))
    expect([keys(kept.document), kept.contested]).toEqual([
      ['one', 'two', 'three'],
      [{ key: 'two', field: 'lesson' }],
    ])
    const single = aPlanDocument({ sessions: [aPlanSession('one'), aPlanSession('two')] })
    const without = (key: string) => changedPlan(single, remove(key))
    // Never none at all.
    expect(keys(mergedPlan(single, without('one'), without('two')).document)).toEqual(['one'])
  })

  test('take the order of who moved something, and ask where both did otherwise', () => {
    const move = (key: string, by: number) => ({ kind: 'move', key, by }) as const
    const mine = changed(move('three', -1))
    const merge = mergedPlan(BASE, mine, changed(set({ name: '导数' })))
    expect([keys(merge.document), merge.document.name, merge.contested]).toEqual([
      ['one', 'three', 'two'],
      '导数',
      [],
    ])
    const moved = mergedPlan(BASE, mine, changed(move('one', 1)))
    expect([keys(moved.document), moved.contested]).toEqual([
      ['one', 'three', 'two'],
      [{ key: '', field: 'order' }],
    ])
  })
})

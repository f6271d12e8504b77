import { describe, expect, it } from 'vitest'
import { livePlanFaults, openSecondsOf } from '#contract/live-plan-document.ts'
import {
  changedPlan,
  type LivePlanDocument,
  momentTyped,
  movedBy,
  schoolTimeOf,
  sessionStart,
} from '#domain/studio/live-plan.ts'
import { MAX_PLAN_SESSIONS, MAX_PREPARED_QUESTIONS } from '#domain/studio/plan-limits.ts'
import { limitOf, withLimit, withQuestions } from '#domain/studio/prepared-questions.ts'
import { aPlanDocument, aPlanSession } from '#tests/support/live-plans.ts'

const keysOf = ({ sessions }: LivePlanDocument) => sessions.map(({ key }) => key)
const TWO = aPlanDocument({ sessions: [aPlanSession('one'), aPlanSession('two')] })

describe('a plan of live lessons', () => {
  it('is changed field by field, lesson by lesson', () => {
    expect(changedPlan(TWO, { kind: 'set', fields: { minutes: 90 } }).minutes).toBe(90)
    const renamed = changedPlan(TWO, { kind: 'session', key: 'two', fields: { name: '导数' } })
    expect(renamed.sessions.map(({ name }) => name)).toEqual(['第 1 讲', '导数'])
    const three = changedPlan(TWO, { kind: 'add', session: aPlanSession('three') })
    expect(keysOf(three)).toEqual(['one', 'two', 'three'])
    expect(keysOf(changedPlan(three, { kind: 'move', key: 'three', by: -2 }))).toEqual([
      'three',
      'one',
      'two',
    ])
    expect(keysOf(changedPlan(three, { kind: 'move', key: 'one', by: -1 }))).toEqual(['one', 'two', 'three'])
    expect(keysOf(changedPlan(three, { kind: 'remove', key: 'one' }))).toEqual(['two', 'three'])
  })

  it('opens a prepared question for two minutes unless it says otherwise; what is taken out takes its time with it', () => {
    const one = aPlanSession('one', { questionIds: [4, 5] })
    expect([limitOf(one, 4), openSecondsOf(one, 4)]).toEqual([120, 120])
    const timed = { ...one, ...withLimit({ ...one, ...withLimit(one, 4, 60) }, 4, 300) }
    expect([limitOf(timed, 4), limitOf(timed, 5), openSecondsOf(timed, 4)]).toEqual([300, 120, 300])
    expect(withQuestions(timed, [5])).toEqual({ questionIds: [5], limits: [] })
    const many = Array.from({ length: MAX_PREPARED_QUESTIONS + 1 }, (_, index) => index + 1)
    expect(withQuestions(one, many).questionIds).toHaveLength(MAX_PREPARED_QUESTIONS)
  })

  it('keeps its last lesson, and has no more than it can hold', () => {
    const one = aPlanDocument()
    expect(changedPlan(one, { kind: 'remove', key: 'session-1' })).toBe(one)
    const sessions = Array.from({ length: MAX_PLAN_SESSIONS }, (_, index) => aPlanSession(`key-${index}`))
    const full = aPlanDocument({ sessions })
    expect(changedPlan(full, { kind: 'add', session: aPlanSession('more') })).toBe(full)
    expect(movedBy(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  })

  it('has a lesson every seven days by the clock of the school, whatever the device’s', () => {
    expect(sessionStart(TWO, 1)).toBe('2026-03-10T08:00:00.000Z')
    expect(sessionStart({ startTime: '' }, 1)).toBe('')
    expect(schoolTimeOf('2026-03-03T08:00:00.000Z')).toBe('2026-03-03T16:00')
    const before = '2026-03-03T08:00:00.000Z'
    expect(momentTyped('2026-03-03T16:00', '')).toBe(before)
    expect([schoolTimeOf(''), momentTyped('', before)]).toEqual(['', ''])
    expect(momentTyped('20261-03-03T16:00', before)).toBe(before)
  })

  it('is published when nothing is missing', () => {
    const now = new Date('2026-03-02T00:00:00Z')
    const faultsOf = (change: Partial<LivePlanDocument>, begun = false) =>
      livePlanFaults(aPlanDocument(change) as never, now, begun).map(({ kind }) => kind)
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ name: ' 一 ', teachers: [], startTime: '' })).toEqual(['name', 'teacher', 'time'])
    expect(faultsOf({ startTime: '2026-03-01T00:00:00Z' })).toEqual(['past'])
    expect(faultsOf({ startTime: '2026-03-01T00:00:00Z' }, true)).toEqual([])
    expect(faultsOf({ sessions: [aPlanSession('one', { film: null, name: ' ' })] })).toEqual([
      'sessionName',
      'source',
    ])
    const stream = (streamUrl: string) =>
      faultsOf({ streamUrl, sessions: [aPlanSession('one', { film: null })] })
    expect(stream('https://live.example.cn/a/index.m3u8?token=1')).toEqual([])
    for (const address of [
      'http://live.example.cn/a.m3u8',
      'rtmp://live.example.cn/a',
      'https://live.example.cn/a.mp4',
    ])
      expect(stream(address)).toEqual(['stream'])
    const nowhere = { stageId: 0, subjectId: 0, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 }
    expect(faultsOf({ place: nowhere })).toEqual(['place'])
  })
})

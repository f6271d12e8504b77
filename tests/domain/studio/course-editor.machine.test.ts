import { describe, expect, it } from 'vitest'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { UnsentEdits } from '#domain/studio/course-draft.ts'
import { setAside } from '#domain/studio/open-course.ts'
import { aCourse } from '#tests/support/a-course.ts'
import { HANDED_IN, MISSING, OFFLINE, opened, start } from '#tests/support/course-editor.ts'
import { settle } from '#tests/support/deferred.ts'
import {
  anEntry,
  aState,
  aWhole,
  clashOf,
  inReview,
  receiptOf,
  rename,
  someNews,
} from '#tests/support/drafts.ts'

describe('a course that is opened', () => {
  it.each<[Failure, string]>([
    [{ kind: 'rejected', reason: 'missing', message: '' }, 'missing'],
    [{ kind: 'forbidden', message: '' }, 'forbidden'],
    [{ kind: 'unreachable' }, 'failed'],
  ])('says why it cannot be: %o', async (failure, state) => {
    const { load, is } = start()
    load.answer(failed(failure))
    await settle()
    expect(is(state)).toBe(true)
  })

  it('is read again where it could not be', async () => {
    const { load, actor, is } = start()
    load.answer(OFFLINE)
    await settle()
    actor.send({ type: 'editor.retry' })
    load.answer(success(aWhole()))
    await settle()
    expect(is('open')).toBe(true)
  })

  it('stands with what an earlier page left unsent', async () => {
    const left: UnsentEdits = {
      userId: 1,
      draftId: 3,
      revision: 1,
      intentId: 'left',
      edits: [rename('二次函数', '抛物线')],
    }
    const { name, course, actor } = await opened({}, [left])
    expect([name(), course().workingCopy.pending]).toEqual(['抛物线', [left]])
    actor.send({ type: 'editor.saved', item: left, receipt: receiptOf(left) })
    expect([name(), course().workingCopy.pending]).toEqual(['抛物线', []])
  })
})

describe('a course that is edited', () => {
  it('shows what is typed at once, and hands it over within a second as one save', async () => {
    const { edit, name, put, clock, course } = await opened()
    edit('二次函数', '抛')
    edit('抛', '抛物线')
    expect([name(), put]).toEqual(['抛物线', []])
    clock.increment(999)
    expect(put).toEqual([
      { userId: 1, draftId: 3, revision: 1, intentId: 'intent-1', edits: [rename('二次函数', '抛物线')] },
    ])
    expect(course().workingCopy).toMatchObject({ gathered: [], pending: put })
  })

  it('hands over when the page is left, and ends', async () => {
    const { actor, edit, put, is } = await opened()
    edit('二次函数', '抛物线')
    actor.send({ type: 'editor.keep' })
    expect(put).toHaveLength(1)
    edit('抛物线', '双曲线')
    actor.send({ type: 'editor.leave' })
    expect(put.map(({ edits }) => edits)).toEqual([
      [rename('二次函数', '抛物线')],
      [rename('抛物线', '双曲线')],
    ])
    expect(is('gone')).toBe(true)
  })

  it('takes steps back and forth', async () => {
    const { actor, edit, name } = await opened()
    edit('二次函数', '抛物线')
    actor.send({ type: 'editor.undo' })
    expect(name()).toBe('二次函数')
    actor.send({ type: 'editor.redo' })
    expect(name()).toBe('抛物线')
  })

  it('lays what others did under it, and asks about what clashes', async () => {
    const { actor, edit, name, course, hear, clock, asked } = await opened()
    actor.send({ type: 'editor.at', key: 'key-of-a' })
    edit('二次函数', '抛物线')
    clock.increment(999)
    const [item] = course().workingCopy.pending
    if (!item) throw new Error('nothing is on its way')
    actor.send({ type: 'editor.saved', item, receipt: clashOf(item) })
    expect([name(), course().workingCopy.conflicts.length]).toEqual(['双曲线', 1])
    actor.send({ type: 'editor.settle', answer: { whose: 'mine', place: 'set  name', newer: 0 } })
    expect([name(), course().workingCopy.conflicts.length]).toEqual(['抛物线', 0])
    clock.increment(8000)
    expect(asked.at(-1)).toEqual({ id: 3, revision: 3, key: 'key-of-a' })
    hear.answer(
      success(
        someNews({ state: aState(3), present: [{ id: 8, name: '顾明德', key: '', isLooking: false }] }),
      ),
    )
    await settle()
    expect(course().present).toMatchObject([{ id: 8, name: '顾明德' }])
    clock.increment(3000)
    expect(asked).toHaveLength(3)
  })

  it('is asked about again what others change while one is asked', async () => {
    const { actor, edit, clock, course, name, hear } = await opened()
    edit('二次函数', '抛物线')
    clock.increment(700)
    const [item] = course().workingCopy.pending
    if (!item) throw new Error('nothing is on its way')
    actor.send({ type: 'editor.saved', item, receipt: clashOf(item) })
    clock.increment(8000)
    const circle = anEntry(4, [rename('双曲线', '圆')])
    hear.answer(success(someNews({ state: aState(4), entries: [circle] })))
    await settle()
    expect(course().workingCopy.conflicts).toMatchObject([{ now: '圆', newer: 1 }])
    const seen = { whose: 'mine', place: 'set  name' } as const
    actor.send({ type: 'editor.settle', answer: { ...seen, newer: 0 } })
    expect([name(), course().workingCopy.conflicts.length]).toEqual(['圆', 1])
    actor.send({ type: 'editor.settle', answer: { ...seen, newer: 1 } })
    expect([name(), course().workingCopy.conflicts.length]).toEqual(['抛物线', 0])
  })

  it('keeps aside what nobody answered, and asks it again when the course is opened anew', async () => {
    const editor = start([rename('二次函数', '抛物线')])
    editor.load.answer(success(aWhole({ document: aCourse({ name: '双曲线' }) })))
    await settle()
    expect(editor.course().workingCopy.conflicts).toMatchObject([{ now: '双曲线' }])
    expect(setAside(editor.course())).toEqual([rename('二次函数', '抛物线')])
  })

  it('is read anew where news leave a gap or name what is not known', async () => {
    const { load, hear, clock, course, name, edit } = await opened()
    clock.increment(8000)
    hear.answer(success(someNews({ state: aState(4), entries: [anEntry(4, [])] })))
    await settle()
    edit('二次函数', '抛物线')
    load.answer(success(aWhole({ state: aState(4) })))
    await settle()
    expect([name(), course().stale, course().workingCopy.revision]).toEqual(['抛物线', false, 4])
    clock.increment(8000)
    const teachers = { op: 'set', key: '', field: 'teachers', was: [1], value: [1, 8] } as const
    hear.answer(success(someNews({ state: aState(5), entries: [anEntry(5, [teachers])] })))
    await settle()
    load.answer(OFFLINE)
    await settle()
    clock.increment(8000)
    const known = [
      { id: 1, name: '沈雨桐' },
      { id: 8, name: '顾明德' },
    ]
    const document = { ...aWhole().document, teachers: [1, 8] }
    load.answer(success(aWhole({ state: aState(5), document, teachers: known })))
    await settle()
    expect(course().teachers).toEqual(known)
  })

  it('is no more where it was deleted or shut before its editor, and holds back what is not in it yet', async () => {
    const { hear, clock, is, edit, put, course } = await opened()
    edit('二次函数', '抛物线')
    clock.increment(8000)
    edit('抛物线', '大气压')
    hear.answer(OFFLINE)
    await settle()
    expect(is('open')).toBe(true)
    clock.increment(30_000)
    hear.answer(MISSING)
    await settle()
    expect(is('missing')).toBe(true)
    expect(put.length).toBeGreaterThan(0)
    expect(course().heldBack).toEqual([rename('二次函数', '抛物线'), rename('抛物线', '大气压')])
  })

  it('holds back what is refused because it is out of reach, and says so', async () => {
    const { actor, edit, clock, put, course, recording } = await opened()
    edit('二次函数', '抛物线')
    clock.increment(999)
    const [item] = put
    if (!item) throw new Error('nothing was put')
    const failure: Failure = { kind: 'rejected', reason: 'missing', message: '没有找到这门课程' }
    actor.send({ type: 'editor.refused', item, failure })
    expect([course().heldBack, recording.emitted]).toEqual([
      [rename('二次函数', '抛物线')],
      [{ type: 'editor.lost', failure }],
    ])
  })

  it('is not changed in review; what came too late is held back until it may be', async () => {
    const { actor, edit, name, clock, course, hear, put, recording } = await opened()
    edit('二次函数', '抛物线')
    clock.increment(999)
    const [item] = put
    if (!item) throw new Error('nothing was put')
    actor.send({ type: 'editor.refused', item, failure: HANDED_IN })
    hear.answer(success(someNews({ state: inReview(1) })))
    await settle()
    edit('二次函数', '大气压')
    expect([name(), course().heldBack.length]).toEqual(['二次函数', 1])
    clock.increment(8000)
    hear.answer(success(someNews({ state: aState(1, { updatedAt: '2026-11-23T02:00:02Z' }) })))
    await settle()
    expect([name(), course().heldBack.length]).toEqual(['抛物线', 0])
    expect(recording.emitted).toEqual([])
  })

  it('holds back still what a page before held back, and lays it down once that may be', async () => {
    const { load, hear, name, clock, course, put } = start([rename('二次函数', '抛物线')])
    load.answer(success(aWhole({ state: inReview(1) })))
    await settle()
    hear.answer(success(someNews({ state: inReview(1) })))
    await settle()
    expect([name(), course().heldBack.length]).toEqual(['二次函数', 1])
    clock.increment(8000)
    hear.answer(success(someNews({ state: aState(1, { updatedAt: '2026-11-23T02:00:02Z' }) })))
    await settle()
    expect([name(), course().heldBack.length]).toEqual(['抛物线', 0])
    clock.increment(999)
    expect(put.map(({ edits }) => edits)).toEqual([[rename('二次函数', '抛物线')]])
  })

  it('says so where edits will never be taken', async () => {
    const { actor, edit, name, clock, put, recording } = await opened()
    edit('二次函数', '抛物线')
    clock.increment(999)
    const [item] = put
    if (!item) throw new Error('nothing was put')
    const failure: Failure = { kind: 'forbidden', message: '只能使用自己资料库里的文件' }
    actor.send({ type: 'editor.refused', item, failure })
    expect([name(), recording.emitted]).toEqual(['二次函数', [{ type: 'editor.lost', failure }]])
  })
})

it('a session that ends ends every call', async () => {
  const { actor, signals, clock, is } = await opened()
  actor.send({ type: 'editor.act', act: { kind: 'recall' } })
  clock.increment(8000)
  const running = signals.slice(-2)
  actor.send({ type: 'editor.drop' })
  expect(running.map(({ aborted }) => aborted)).toEqual([true, true])
  expect(is('gone')).toBe(true)
})

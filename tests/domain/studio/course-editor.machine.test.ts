import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { DraftState, UnsentEdits } from '#domain/studio/course-draft.ts'
import type {
  CourseEditorEvent,
  DraftOutboxWord,
  OutboxOfDraft,
} from '#domain/studio/course-editor.events.ts'
import { courseEditorMachine } from '#domain/studio/course-editor.machine.ts'
import type { Listening } from '#domain/studio/course-editor.setup.ts'
import type { DraftAct, HeardNews, WholeDraft } from '#domain/studio/course-studio.ts'
import type { CaptionPlace, HeldEdits } from '#domain/studio/kept-work.ts'
import { setAside } from '#domain/studio/open-course.ts'
import { aCourse, keyOf } from '#tests/support/a-course.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import {
  anEntry,
  apply,
  aState,
  aWhole,
  clashOf,
  inReview,
  receiptOf,
  rename,
  someNews,
} from '#tests/support/drafts.ts'
import { record } from '#tests/support/record.ts'

const OFFLINE = failed<Failure>({ kind: 'unreachable' })
const MISSING = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '' })
const HANDED_IN: Failure = { kind: 'rejected', reason: 'conflict', message: '课程正在审核' }

const start = (held: HeldEdits = []) => {
  const captions: CaptionPlace[] = []
  const load = deferred<Result<WholeDraft, Failure>>()
  const hear = deferred<Result<HeardNews, Failure>>()
  const act = deferred<Result<DraftState, Failure>>()
  const asked: Listening[] = []
  const acts: DraftAct[] = []
  const signals: AbortSignal[] = []
  const put: UnsentEdits[] = []
  const unsent: UnsentEdits[] = []
  const clock = new SimulatedClock()
  let made = 0
  const actor = createActor(
    courseEditorMachine.provide({
      actors: {
        load: fromPromise(({ signal }) => {
          signals.push(signal)
          return load.ask()
        }),
        hear: fromPromise(({ input, signal }) => {
          asked.push(input)
          signals.push(signal)
          return hear.ask()
        }),
        act: fromPromise(({ input, signal }) => {
          acts.push(input.act)
          signals.push(signal)
          return act.ask()
        }),
        outbox: fromCallback<DraftOutboxWord, OutboxOfDraft>(({ receive, sendBack }) =>
          receive((word) => {
            if (word.type === 'draftOutbox.put') put.push(word.item)
            else sendBack({ type: 'editor.unsent', items: [...unsent] } satisfies CourseEditorEvent)
          }),
        ),
      },
    }),
    {
      input: {
        id: 3,
        userId: 1,
        apply,
        makeId: () => `intent-${++made}`,
        held: () => held,
        leftCaptions: () => [...captions],
      },
      clock,
    },
  )
  const recording = record(actor)
  actor.start()
  const context = () => actor.getSnapshot().context
  const course = () => {
    const { course: open } = context()
    if (open === null) throw new Error('no course is open')
    return open
  }
  const name = () => course().workingCopy.document.name
  const edit = (was: string, value: string) =>
    actor.send({ type: 'editor.edit', edits: [rename(was, value)] })
  const is = (state: object | string) => actor.getSnapshot().matches(state as never)
  return {
    actor,
    load,
    hear,
    act,
    asked,
    acts,
    signals,
    put,
    unsent,
    captions,
    clock,
    recording,
    context,
    course,
    name,
    edit,
    is,
  }
}

const opened = async (whole: Partial<WholeDraft> = {}, unsent: readonly UnsentEdits[] = []) => {
  const editor = start()
  editor.unsent.push(...unsent)
  editor.load.answer(success(aWhole(whole)))
  await settle()
  editor.hear.answer(success(someNews(whole.state ? { state: whole.state } : {})))
  await settle()
  return editor
}

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

describe('what is done with a course', () => {
  it('waits until what was made is saved, and is of the newest revision', async () => {
    const { actor, edit, acts, act, put, course, recording, hear } = await opened()
    edit('二次函数', '抛物线')
    actor.send({ type: 'editor.act', act: { kind: 'submit' } })
    expect([acts, put.length]).toEqual([[], 1])
    const [item] = put
    if (!item) throw new Error('nothing was put')
    actor.send({ type: 'editor.saved', item, receipt: receiptOf(item) })
    expect(acts).toEqual([{ kind: 'submit', revision: 2 }])
    act.answer(success(inReview(2)))
    await settle()
    expect(course().state.status).toBe('inReview')
    expect(recording.emitted).toEqual([{ type: 'editor.acted', kind: 'submit' }])
    hear.answer(success(someNews({ state: inReview(2) })))
    await settle()
    actor.send({ type: 'editor.act', act: { kind: 'recall' } })
    act.answer(success(aState(2, { updatedAt: '2026-11-23T02:00:03Z' })))
    await settle()
    expect([acts.at(-1), course().state.status]).toEqual([{ kind: 'recall' }, 'draft'])
  })

  it('is not done where it would leave captions behind, whichever tab they are written in', async () => {
    const { actor, acts, act, is, captions, course, hear } = await opened()
    const submit = () => actor.send({ type: 'editor.act', act: { kind: 'submit' } })
    captions.push({ sectionKey: keyOf('a1'), language: 'zh-CN' })
    submit()
    expect([acts, is({ open: { acting: 'idle' } })]).toEqual([[], true])
    captions[0] = { sectionKey: keyOf('of a film that was removed'), language: 'zh-CN' }
    submit()
    expect(acts).toEqual([{ kind: 'submit', revision: 1 }])
    captions[0] = { sectionKey: keyOf('a1'), language: 'zh-CN' }
    actor.send({ type: 'editor.captions' })
    act.answer(success(inReview(1)))
    await settle()
    hear.answer(success(someNews({ state: inReview(1) })))
    await settle()
    actor.send({ type: 'editor.act', act: { kind: 'recall' } })
    expect([course().state.status, acts.at(-1)]).toEqual(['inReview', { kind: 'recall' }])
  })

  it('takes a course that was never published from who handed it back, and keeps a published one', async () => {
    const returned = { ...inReview(1), status: 'returned' as const }
    const first = await opened({ state: inReview(1) })
    first.actor.send({ type: 'editor.act', act: { kind: 'return', reason: '请补充课程介绍' } })
    first.act.answer(success(returned))
    await settle()
    expect(first.actor.getSnapshot().value).toBe('handedBack')
    expect(first.recording.emitted).toEqual([{ type: 'editor.acted', kind: 'return' }])
    const later = await opened({ state: { ...inReview(1), version: 1 } })
    later.actor.send({ type: 'editor.act', act: { kind: 'return', reason: '请补充课程介绍' } })
    later.act.answer(success({ ...returned, version: 1 }))
    await settle()
    expect([later.is('open'), later.course().state.status]).toEqual([true, 'returned'])
  })

  it('says why it could not be, until that was read', async () => {
    const { actor, act, context } = await opened()
    actor.send({ type: 'editor.act', act: { kind: 'withdraw', reason: '内容过时' } })
    act.answer(failed(HANDED_IN))
    await settle()
    expect(context()).toMatchObject({ actFailure: HANDED_IN, act: { kind: 'withdraw' } })
    actor.send({ type: 'editor.dismissAct' })
    expect(context()).toMatchObject({ actFailure: null, act: null })
  })

  it('is let go of while it waits, and where something is to be asked', async () => {
    const { actor, edit, acts, is, put } = await opened()
    edit('二次函数', '抛物线')
    actor.send({ type: 'editor.act', act: { kind: 'submit' } })
    actor.send({ type: 'editor.dismissAct' })
    expect([acts, is({ open: { acting: 'idle' } })]).toEqual([[], true])
    actor.send({ type: 'editor.act', act: { kind: 'submit' } })
    const [item] = put
    if (!item) throw new Error('nothing was put')
    actor.send({ type: 'editor.saved', item, receipt: clashOf(item) })
    expect([acts, is({ open: { acting: 'idle' } })]).toEqual([[], true])
  })

  it('is not hindered in review by what was asked before: that waits', async () => {
    const { load, hear, acts, actor, course } = start([rename('二次函数', '抛物线')])
    load.answer(success(aWhole({ document: aCourse({ name: '双曲线' }) })))
    await settle()
    hear.answer(success(someNews({ state: inReview(1) })))
    await settle()
    expect(course().workingCopy.conflicts).toHaveLength(1)
    actor.send({ type: 'editor.act', act: { kind: 'recall' } })
    expect(acts).toEqual([{ kind: 'recall' }])
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

import { describe, expect, it } from 'vitest'
import { failed, success } from '#domain/kernel/result.ts'
import { aCourse, keyOf } from '#tests/support/a-course.ts'
import { HANDED_IN, MISSING, OFFLINE, opened, start } from '#tests/support/course-editor.ts'
import { settle } from '#tests/support/deferred.ts'
import { aState, aWhole, clashOf, inReview, receiptOf, rename, someNews } from '#tests/support/drafts.ts'

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

  it('leaves a course before who handed it back and did not hear whether that was done, until they know or let go', async () => {
    const act = { kind: 'return' as const, reason: '请补充课程介绍' }
    const unheard = async () => {
      const editor = await opened({ state: inReview(1) })
      editor.actor.send({ type: 'editor.act', act })
      editor.actor.send({ type: 'editor.reread' })
      editor.load.answer(MISSING)
      editor.act.answer(OFFLINE)
      await settle()
      editor.hear.answer(MISSING)
      await settle()
      expect([editor.is('open'), editor.context().actFailure]).toEqual([true, { kind: 'unreachable' }])
      return editor
    }
    const again = await unheard()
    again.actor.send({ type: 'editor.act', act })
    again.act.answer(success({ ...inReview(1), status: 'returned' as const }))
    await settle()
    expect(again.actor.getSnapshot().value).toBe('handedBack')
    const left = await unheard()
    left.actor.send({ type: 'editor.dismissAct' })
    left.clock.increment(60_000)
    left.hear.answer(MISSING)
    await settle()
    expect(left.is('missing')).toBe(true)
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

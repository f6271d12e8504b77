import { describe, expect, it } from 'vitest'
import type { CourseEdit } from '#domain/studio/course-edit.ts'
import {
  dropped,
  edited,
  handedOver,
  heard,
  laidAgain,
  newWorkingCopy,
  saved,
  settled,
  type WorkingCopy,
} from '#domain/studio/working-copy.ts'
import { aCourse, keyOf } from '#tests/support/a-course.ts'
import { anEntry, apply, aState, rename } from '#tests/support/drafts.ts'

const news = (...entries: ReturnType<typeof anEntry>[]) => ({
  state: aState(entries.at(-1)?.revision ?? 1),
  entries,
  document: null,
})

const present = (found: WorkingCopy | null): WorkingCopy => {
  if (found === null) throw new Error('the news leave a gap')
  return found
}

const hears = (workingCopy: WorkingCopy, ...edits: readonly CourseEdit[]): WorkingCopy =>
  present(heard(workingCopy, news(anEntry(workingCopy.revision + 1, edits)), apply))

const sent = (edits: readonly CourseEdit[]) => ({
  userId: 7,
  draftId: 3,
  revision: 1,
  intentId: 'intent-one',
  edits,
})

/** One editor called the course 抛物线 while another called it 双曲线. */
const clashing = (): WorkingCopy =>
  hears(
    edited(newWorkingCopy(aCourse(), 1), [rename('二次函数', '抛物线')], apply),
    rename('二次函数', '双曲线'),
  )

const NAME = 'set  name'

describe('while an editor is asked', () => {
  it('what changes again is said and compared anew; an answer to what stood there before is none', () => {
    const asked = clashing()
    expect(asked.conflicts).toMatchObject([{ place: NAME, now: '双曲线', newer: 0 }])
    const again = hears(asked, rename('双曲线', '圆'))
    expect(again.conflicts).toMatchObject([{ place: NAME, now: '圆', newer: 1, edit: { value: '抛物线' } }])
    expect(settled(again, { whose: 'mine', place: NAME, newer: 0 }, apply)).toBe(again)
    expect(settled(again, { whose: 'theirs', place: 'set  summary', newer: 1 }, apply)).toBe(again)
    const mine = settled(again, { whose: 'mine', place: NAME, newer: 1 }, apply)
    expect(mine).toMatchObject({ conflicts: [], document: { name: '抛物线' } })
    expect(mine.gathered).toEqual([rename('圆', '抛物线')])
    expect(settled(again, { whose: 'theirs', place: NAME, newer: 1 }, apply)).toMatchObject({
      conflicts: [],
      gathered: [],
      document: { name: '圆' },
    })
  })

  it('what changes elsewhere leaves the question as it is', () => {
    const asked = clashing()
    const after = hears(asked, { op: 'set', key: keyOf('a'), field: 'name', was: 'a', value: '第一章' })
    expect(after.conflicts[0]).toBe(asked.conflicts[0])
  })

  it('a second conflict waits behind the first', () => {
    const typed = edited(
      clashing(),
      [{ op: 'set', key: '', field: 'summary', was: '', value: '一句话' }],
      apply,
    )
    const both = hears(typed, { op: 'set', key: '', field: 'summary', was: '', value: '另一句' })
    expect(both.conflicts).toMatchObject([
      { place: NAME, newer: 0 },
      { place: 'set  summary', now: '另一句', newer: 0 },
    ])
    expect(settled(both, { whose: 'theirs', place: NAME, newer: 0 }, apply).conflicts).toMatchObject([
      { place: 'set  summary' },
    ])
  })

  it('nothing is asked any more where the others want the same by now', () => {
    const after = hears(clashing(), rename('双曲线', '抛物线'))
    expect(after).toMatchObject({ conflicts: [], gathered: [], document: { name: '抛物线' } })
  })

  it('what is wanted is done where the others took theirs back', () => {
    const after = hears(clashing(), rename('双曲线', '二次函数'))
    expect(after).toMatchObject({ conflicts: [], document: { name: '抛物线' } })
    expect(after.gathered).toEqual([rename('二次函数', '抛物线')])
  })

  it('what it is about may go: then that is said', () => {
    const chapter = aCourse().chapters[0]
    if (!chapter) throw new Error('no chapter')
    const named = (was: string, value: string): CourseEdit => ({
      op: 'set',
      key: keyOf('a'),
      field: 'name',
      was,
      value,
    })
    const asked = hears(edited(newWorkingCopy(aCourse(), 1), [named('a', '甲')], apply), named('a', '乙'))
    const gone = hears(asked, { op: 'remove', key: keyOf('a'), was: { ...chapter, name: '乙' } })
    expect(gone.conflicts).toMatchObject([{ kind: 'gone', now: null, newer: 1 }])
    expect(settled(gone, { whose: 'mine', place: `set ${keyOf('a')} name`, newer: 1 }, apply)).toMatchObject({
      conflicts: [],
      gathered: [],
    })
  })
})

describe('what was sent and left out', () => {
  const first = sent([rename('二次函数', '抛物线')])
  const onWay = () => handedOver(edited(newWorkingCopy(aCourse(), 1), first.edits, apply), first)
  const entries = [anEntry(2, [rename('二次函数', '双曲线')]), anEntry(3, [], first.intentId)]
  const receipt = {
    ...news(...entries),
    conflicts: [{ index: 0, kind: 'changed' as const, now: '双曲线' }],
  }

  it('is asked about when the news are faster than the answer, and once', () => {
    const told = present(heard(onWay(), news(...entries), apply))
    expect(told).toMatchObject({ pending: [], conflicts: [{ place: NAME, now: '双曲线' }] })
    expect(present(saved(told, first, receipt, apply)).conflicts).toEqual(told.conflicts)
  })

  it('is asked about once with what was typed into the same field since', () => {
    const typed = edited(onWay(), [rename('抛物线', '抛物线与圆')], apply)
    const after = present(saved(typed, first, receipt, apply))
    expect(after.conflicts).toMatchObject([
      { edit: rename('二次函数', '抛物线与圆'), now: '双曲线', newer: 0 },
    ])
    expect(after.gathered).toEqual([])
  })

  it('is compared with what stands there when the answer comes', () => {
    const known = present(heard(onWay(), news(anEntry(2, [rename('二次函数', '双曲线')])), apply))
    const later = [...entries, anEntry(4, [rename('双曲线', '圆')])]
    const after = present(saved(known, first, { ...receipt, ...news(...later) }, apply))
    expect(after.conflicts).toMatchObject([{ now: '圆' }])
  })

  it('is forgotten where the server will never take it', () => {
    expect(dropped(onWay(), first, apply)).toMatchObject({ pending: [], document: { name: '二次函数' } })
  })
})

it('what was set aside is laid on the course again, and asked about where it clashes', () => {
  const summary: CourseEdit = { op: 'set', key: '', field: 'summary', was: '', value: '一句话' }
  const after = laidAgain(
    newWorkingCopy(aCourse({ name: '双曲线' }), 4),
    [rename('二次函数', '抛物线'), summary],
    apply,
  )
  expect(after).toMatchObject({
    gathered: [summary],
    conflicts: [{ place: NAME, now: '双曲线', edit: { value: '抛物线' } }],
    document: { name: '双曲线', summary: '一句话' },
  })
})

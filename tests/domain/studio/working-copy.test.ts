import { describe, expect, test } from 'vitest'
import { applyEdits } from '#contract/course-edit.ts'
import type { DraftState, UnsentEdits } from '#domain/studio/course-draft.ts'
import type { ApplyEdits, CourseEdit } from '#domain/studio/course-edit.ts'
import {
  edited,
  handedOver,
  heard,
  newWorkingCopy,
  redone,
  resumed,
  saved,
  settled,
  undone,
  type WorkingCopy,
} from '#domain/studio/working-copy.ts'
import { aCourse } from '#tests/support/a-course.ts'

/** As the app binds it: what the contract says of edits. */
const apply = applyEdits as unknown as ApplyEdits

const named = (was: string, value: string): CourseEdit => ({ op: 'set', key: '', field: 'name', was, value })
const summed = (was: string, value: string): CourseEdit => ({
  op: 'set',
  key: '',
  field: 'summary',
  was,
  value,
})

const answer = (whose: 'mine' | 'theirs', newer = 0) => ({ whose, place: 'set  name', newer })

const workingCopy = (): WorkingCopy => newWorkingCopy(aCourse(), 1)

const item = (edits: readonly CourseEdit[], intentId = 'intent-one'): UnsentEdits => ({
  userId: 7,
  draftId: 3,
  revision: 1,
  intentId,
  edits,
})

const state = (revision: number): DraftState => ({
  id: 3,
  status: 'draft',
  revision,
  version: 0,
  contentId: 0,
  withdrawn: false,
  reason: '',
  submittedAt: '',
  updatedAt: '2026-11-23T02:00:00Z',
  rights: {
    edit: true,
    submit: true,
    recall: false,
    publish: false,
    return: false,
    withdraw: false,
    offer: false,
    discard: false,
    delete: true,
    invite: true,
  },
})

const entry = (revision: number, edits: readonly CourseEdit[], intentId = `other-${revision}`) => ({
  revision,
  userId: 8,
  userName: '顾明德',
  intentId,
  edits,
})

const news = (revision: number, ...entries: ReturnType<typeof entry>[]) => ({
  state: state(revision),
  entries,
  document: null,
})

const present = (found: WorkingCopy | null): WorkingCopy => {
  if (found === null) throw new Error('the news leave a gap')
  return found
}

describe('a workingCopy', () => {
  test('shows an edit at once; what is typed into one field is one change and one step back', () => {
    const typed = ['抛', '抛物', '抛物线'].reduce(
      (on, value) => edited(on, [named(on.document.name, value)], apply),
      workingCopy(),
    )
    expect(typed.document.name).toBe('抛物线')
    expect(typed.gathered).toEqual([named('二次函数', '抛物线')])
    const back = undone(typed, apply)
    expect(back.document.name).toBe('二次函数')
    expect(redone(back, apply).document.name).toBe('抛物线')
    expect(undone(workingCopy(), apply)).toEqual(workingCopy())
  })

  test('keeps what is made while earlier edits are on their way, and takes the server’s word', () => {
    const first = item([named('二次函数', '抛物线')])
    const sent = handedOver(edited(workingCopy(), first.edits, apply), first)
    const more = edited(sent, [summed('', '一句话')], apply)
    const receipt = { ...news(2, entry(2, first.edits, first.intentId)), conflicts: [] }
    const after = present(saved(more, first, receipt, apply))
    expect(after).toMatchObject({ revision: 2, pending: [], gathered: [summed('', '一句话')] })
    expect(after.base).toMatchObject({ name: '抛物线', summary: '' })
    expect(after.document).toMatchObject({ name: '抛物线', summary: '一句话' })
  })

  test('lays its own edits over what others did', () => {
    const mine = edited(workingCopy(), [summed('', '一句话')], apply)
    const after = present(heard(mine, news(2, entry(2, [named('二次函数', '双曲线')])), apply))
    expect(after.document).toMatchObject({ name: '双曲线', summary: '一句话' })
    expect(after.conflicts).toEqual([])
  })

  test('asks about what clashes: theirs stays, or mine is put over it', () => {
    const mine = edited(workingCopy(), [named('二次函数', '抛物线')], apply)
    const after = present(heard(mine, news(2, entry(2, [named('二次函数', '双曲线')])), apply))
    expect(after.document.name).toBe('双曲线')
    expect(after.conflicts).toEqual([
      {
        edit: named('二次函数', '抛物线'),
        kind: 'changed',
        now: '双曲线',
        place: 'set  name',
        newer: 0,
      },
    ])
    expect(settled(after, answer('theirs'), apply)).toMatchObject({
      conflicts: [],
      document: { name: '双曲线' },
    })
    const insisted = settled(after, answer('mine'), apply)
    expect(insisted).toMatchObject({ conflicts: [], document: { name: '抛物线' } })
    expect(insisted.gathered).toEqual([named('双曲线', '抛物线')])
  })

  test('asks about what the server would not apply of what was sent', () => {
    const first = item([named('二次函数', '抛物线')])
    const sent = handedOver(edited(workingCopy(), first.edits, apply), first)
    const other = entry(2, [named('二次函数', '双曲线')])
    const conflicts = [{ index: 0, kind: 'changed' as const, now: '双曲线' }]
    const receipt = { ...news(3, other, entry(3, [], first.intentId)), conflicts }
    const after = present(saved(sent, first, receipt, apply))
    expect(after).toMatchObject({ revision: 3, pending: [], document: { name: '双曲线' } })
    expect(after.conflicts).toMatchObject([{ kind: 'changed', now: '双曲线' }])
  })

  test('takes up what an earlier page left unsent', () => {
    const left = [item([named('二次函数', '抛物线')]), item([summed('', '一句话')], 'intent-two')]
    expect(resumed(workingCopy(), left, apply)).toMatchObject({
      pending: left,
      base: { name: '二次函数' },
      document: { name: '抛物线', summary: '一句话' },
    })
  })

  test('knows news of what it knows already, a gap in them, and a document that stands for them', () => {
    const known = present(heard(workingCopy(), news(2, entry(2, [named('二次函数', '双曲线')])), apply))
    expect(present(heard(known, news(2, entry(2, [named('二次函数', '双曲线')])), apply))).toEqual(known)
    expect(heard(workingCopy(), news(3, entry(3, [])), apply)).toBeNull()
    expect(heard(workingCopy(), news(3), apply)).toBeNull()
    const document = { ...aCourse(), name: '圆' }
    const mine = edited(workingCopy(), [summed('', '一句话')], apply)
    const replaced = present(heard(mine, { ...news(9), document }, apply))
    expect(replaced).toMatchObject({ revision: 9, document: { name: '圆', summary: '一句话' } })
  })
})

import { expect, it } from 'vitest'
import { handOver, openCourse, readAnew, withEdit, withReceipt } from '#domain/studio/open-course.ts'
import { aCourse } from '#tests/support/a-course.ts'
import { anEntry, apply, aState, aWhole, rename } from '#tests/support/drafts.ts'

it('what the server left out is asked about though its answer leaves a gap', () => {
  const typed = withEdit(openCourse(aWhole()), [rename('二次函数', '抛物线')], apply)
  const { course, items } = handOver(typed, 1, () => 'intent-one')
  const [item] = items
  if (!item) throw new Error('nothing was handed over')
  const receipt = {
    state: aState(5),
    entries: [anEntry(5, [], item.intentId)],
    document: null,
    conflicts: [{ index: 0, kind: 'changed' as const, now: '双曲线' }],
  }
  const gap = withReceipt(course, item, receipt, apply)
  expect(gap).toMatchObject({ stale: true, workingCopy: { pending: [] } })
  const whole = aWhole({ state: aState(5), document: aCourse({ name: '双曲线' }) })
  expect(readAnew(gap, whole, apply)).toMatchObject({
    stale: false,
    workingCopy: {
      document: { name: '双曲线' },
      conflicts: [{ edit: rename('二次函数', '抛物线'), kind: 'changed', now: '双曲线' }],
    },
  })
})

import { expect, it } from 'vitest'
import { aNote } from '#tests/support/lessons.ts'
import { notesText } from '#ui/pages/play/notes-text.ts'

it('notes become one text, each with its time', () => {
  const notes = [
    aNote(1, { second: 5, text: '导入：浮起来的鸡蛋' }),
    aNote(2, { second: 3723, text: '公式\n推导' }),
  ]
  expect(notesText({ courseName: '浮力', name: '从一个问题说起' }, notes)).toBe(
    '浮力 · 从一个问题说起\n\n[00:05] 导入：浮起来的鸡蛋\n\n[1:02:03] 公式\n推导\n\n',
  )
})

import { expect, it } from 'vitest'
import { anEntry } from '#tests/support/learning.ts'
import { learningNote } from '#ui/pages/course-table/learning-note.ts'

const NOW = new Date(2026, 8, 3, 12)
const updateTime = new Date(2026, 8, 3, 10, 20).toISOString()
const section = { sectionId: 71, sectionName: '第一讲', updateTime }

it('says where somebody stopped, how long they sat in the live lesson, and when', () => {
  const attended = { at: updateTime, seconds: 32 * 60 + 20 }
  const watched = { ...section, position: 60, progress: 4 }
  const notes = [
    anEntry({ ...watched, attended: null }),
    anEntry({ ...section, position: 0, progress: 0, attended }),
    anEntry({ ...watched, attended }),
    anEntry({ ...section, position: 0, progress: 0, attended: { ...attended, seconds: 0 } }),
  ].map((entry) => learningNote(entry, NOW))
  expect(notes).toEqual([
    '学到“第一讲” · 今天 10:20',
    '听了直播“第一讲” · 听课 33分钟 · 今天 10:20',
    '学到“第一讲” · 听课 33分钟 · 今天 10:20',
    '听了直播“第一讲” · 今天 10:20',
  ])
})

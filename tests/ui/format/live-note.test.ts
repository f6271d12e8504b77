import { expect, it } from 'vitest'
import type { LiveStatus } from '#domain/catalogue/content-card.ts'
import { aCard } from '#tests/ui/support/a-card.ts'
import { liveNote } from '#ui/format/live-note.ts'

const NOW = new Date(2026, 8, 3, 10, 0)
const inMinutes = (minutes: number): string => new Date(NOW.getTime() + minutes * 60_000).toISOString()
const note = (liveStatus: LiveStatus, startsIn: number, cancelled = false): string | undefined =>
  liveNote(aCard({ type: 2, liveStatus, startTime: inMinutes(startsIn), cancelled }), NOW)

it('says when a live begins, and how long that is only while it is to come', () => {
  expect([
    note('announced', 185),
    note('announced', 26 * 60),
    note('announced', 0),
    note('announced', -2),
    note('running', -25),
    note('replay', -25),
  ]).toEqual([
    '今天 13:05 · 还有 3小时5分钟',
    '明天 12:00 · 还有 1天2小时',
    '今天 10:00 · 即将开始',
    '今天 09:58 · 即将开始',
    '今天 09:35',
    '今天 09:35',
  ])
})

it('counts down to nothing that is called off', () => {
  expect(note('announced', 185, true)).toBe('今天 13:05')
})

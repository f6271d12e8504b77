import type { Paper, PaperSection } from '#domain/paper/paper.ts'
import { PLAIN_FRAME } from '#domain/paper/paper-frame.ts'

export const aSection = (id: number, ...questionIds: readonly number[]): PaperSection => ({
  id,
  name: `第${id}部分`,
  items: questionIds.map((questionId) => ({ questionId, score: 5 })),
})

export const aPaper = (change: Partial<Paper> = {}): Paper => ({
  id: 9,
  name: '单元练习',
  kind: 'paper',
  minutes: 0,
  sections: [aSection(1, 11, 12, 13), aSection(2, 21, 22)],
  frame: PLAIN_FRAME,
  version: 3,
  updatedAt: '2026-09-01T02:00:00.000Z',
  ...change,
})

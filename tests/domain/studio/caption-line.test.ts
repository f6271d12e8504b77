import { describe, expect, it } from 'vitest'
import {
  captionLineFaults,
  lineAdded,
  lineChanged,
  lineMerged,
  lineRemoved,
  lineSplit,
  linesOf,
  linesShifted,
} from '#domain/studio/caption-line.ts'

const LINES = linesOf([
  { start: 4, end: 6, text: '乙' },
  { start: 1, end: 3, text: '甲一甲二' },
])

const told = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ start, end, text }) => [start, end, text] as const)

describe('lines of captions', () => {
  it('stand by their beginnings, however they are changed', () => {
    expect(LINES.map(({ id }) => id)).toEqual([2, 1])
    expect(told(lineChanged(LINES, 2, { start: 7.00049, end: 8 }))).toEqual([
      [4, 6, '乙'],
      [7, 8, '甲一甲二'],
    ])
    expect(told(lineChanged(LINES, 2, { start: 9 }))[1]).toEqual([9, 11, '甲一甲二'])
    expect(lineChanged(LINES, 2, { end: 0.5 })).toBe(LINES)
    expect(lineChanged(LINES, 9, { end: 0.5 })).toBe(LINES)
    expect(told(lineRemoved(LINES, 1))).toEqual([[1, 3, '甲一甲二']])
  })

  it('are added up to the next one, or for two seconds', () => {
    expect(told(lineAdded(LINES, 3))[1]).toEqual([3, 4, ''])
    expect(told(lineAdded(LINES, 9))[2]).toEqual([9, 11, ''])
    expect(new Set(lineAdded(LINES, 9).map(({ id }) => id)).size).toBe(3)
  })

  it('are split at a sign, with their time in proportion, and merged again', () => {
    const split = lineSplit(LINES, 2, 1)
    expect(told(split)).toEqual([
      [1, 1.5, '甲'],
      [1.5, 3, '一甲二'],
      [4, 6, '乙'],
    ])
    expect(told(lineMerged(split, 2))[0]).toEqual([1, 3, '甲\n一甲二'])
    expect(lineSplit(LINES, 2, 0)).toBe(LINES)
    expect(lineSplit(LINES, 9, 1)).toBe(LINES)
    expect(lineMerged(LINES, 1)).toBe(LINES)
  })

  it('are shifted all together, and never before the film', () => {
    expect(told(linesShifted(LINES, 0.25)).map(([start]) => start)).toEqual([1.25, 4.25])
    expect(told(linesShifted(LINES, -5))).toEqual([
      [0, 2, '甲一甲二'],
      [3, 5, '乙'],
    ])
  })

  it('have faults: empty, over one another, beyond the film', () => {
    const faulty = linesOf([
      { start: 0, end: 2, text: '甲' },
      { start: 1.5, end: 3, text: '乙' },
      { start: 5, end: 6, text: ' ' },
      { start: 8, end: 12, text: '丁' },
    ])
    expect([...captionLineFaults(faulty, 10)]).toEqual([
      [2, 'overlap'],
      [3, 'empty'],
      [4, 'beyond'],
    ])
    expect(captionLineFaults(faulty, 0).has(4)).toBe(false)
  })
})

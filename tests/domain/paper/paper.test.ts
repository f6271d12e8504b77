import { describe, expect, it } from 'vitest'
import { isMinutes, isScore } from '#domain/paper/paper.ts'

describe('a paper', () => {
  it('takes whole minutes up to ten hours', () => {
    expect([0, 1, 600].map(isMinutes)).toEqual([true, true, true])
    expect([-1, 1.5, 601, Number.NaN].map(isMinutes)).toEqual([false, false, false, false])
  })

  it('gives halves of points, up to what can be given', () => {
    expect([0, 0.5, 200].map((points) => isScore(points))).toEqual([true, true, true])
    expect([-1, 8.3, 200.5, Number.NaN].map((points) => isScore(points))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect([isScore(5, 5), isScore(5.5, 5)]).toEqual([true, false])
  })
})

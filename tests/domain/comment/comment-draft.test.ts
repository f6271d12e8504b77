import { describe, expect, it } from 'vitest'
import {
  type CommentDraft,
  isUntouched,
  newDraft,
  nextClientId,
  problemOf,
  rewritten,
} from '#domain/comment/comment-draft.ts'
import { visibleLength } from '#domain/kernel/rich-text.ts'

const draft = (change: Partial<CommentDraft['text']>): CommentDraft => ({
  ...newDraft('client-id'),
  text: { html: '<p>好</p>', length: 1, pictures: 0, ...change },
})

describe('a draft', () => {
  it.each([
    [{ length: 0 }, 'empty'],
    [{ length: 1 }, null],
    [{ length: 500 }, null],
    [{ length: 501 }, 'tooLong'],
    [{ length: 0, pictures: 1 }, null],
    [{ length: 0, pictures: 9 }, null],
    [{ length: 9, pictures: 10 }, 'tooManyPictures'],
  ] as const)('with %j has the problem %s', (text, problem) => {
    expect(problemOf(draft(text))).toBe(problem)
  })

  it('is untouched until something is written or rated', () => {
    expect(isUntouched(newDraft('a'))).toBe(true)
    expect(isUntouched({ ...newDraft('a'), score: 1 })).toBe(false)
    expect(isUntouched(draft({}))).toBe(false)
  })

  it('keeps its id while it is written, and is another one once it was tried', () => {
    const begun = newDraft('0a1b2c3d')
    expect(rewritten(begun, { score: 3 })).toEqual({ ...begun, score: 3 })
    expect(rewritten({ ...begun, tried: true }, { score: 3 })).toEqual({
      ...begun,
      score: 3,
      clientId: '0a1b2c3d-2',
      tried: false,
    })
  })

  it('counts its ids', () => {
    expect(['0a1b2c3d', '0a1b2c3d-2', '0a-9', '0a-x'].map(nextClientId)).toEqual([
      '0a1b2c3d-2',
      '0a1b2c3d-3',
      '0a-10',
      '0a-x-2',
    ])
  })
})

describe('the length of a text', () => {
  it.each([
    ['', 0],
    [' \n\t\u00a0\u3000', 0],
    ['\u200b\u2060\ufeff', 0],
    ['好 课', 2],
    ['😀😀', 2],
    ['a&b', 3],
  ])('%j is %i', (text, length) => {
    expect(visibleLength(text)).toBe(length)
  })
})

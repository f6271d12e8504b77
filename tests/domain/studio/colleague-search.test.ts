import { expect, it } from 'vitest'
import { isSought } from '#domain/studio/colleague-search.ts'

it.each([
  ['雨', true],
  ['shenyu', true],
  ['SHEN Y', true],
  ['syt', true],
  ['高级', true],
  ['ｓｙ', true],
  ['tong yu', false],
  ['王', false],
])('沈雨桐 is found by %s: %s', (typed, found) => {
  const colleague = { id: 1, name: '沈雨桐', title: '高级教师', pinyin: 'shen yu tong', tail: '' }
  expect(isSought(colleague, typed)).toBe(found)
})

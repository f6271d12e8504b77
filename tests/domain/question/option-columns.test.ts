import { describe, expect, it } from 'vitest'
import { optionColumnsIn, optionRoomOf } from '#domain/question/option-columns.ts'

describe('the room of options', () => {
  it.each([
    [['7', '5', '4.8', '2.4'], 4],
    [['in front of', 'next to', 'across from', 'because of'], 7],
    [['confident', 'silent', 'careless', 'tired'], 7],
    [['草木灰浸出液', '炉具清洁剂', '蒸馏水', '柠檬汁'], 7],
    [['\\(\\begin{cases}x=-2\\\\y=7\\end{cases}\\)', '无解'], 7],
    [['四种元素中 Z 的原子半径最大', 'Z 与 Y 只能形成一种化合物'], 18],
    [['The house that stands on the hill is old.', 'No.'], null],
    [['<img src="a.png" alt="甲">', '乙'], null],
    [[], 4],
  ])('%j', (contents, room) => {
    expect(optionRoomOf(contents)).toBe(room)
  })
})

it('as many stand side by side as the line has room for', () => {
  expect([27, 26, 13, 12].map((width) => optionColumnsIn(4, width))).toEqual([4, 2, 2, 1])
  expect([39, 38, 19, 18].map((width) => optionColumnsIn(7, width))).toEqual([4, 2, 2, 1])
  expect(optionColumnsIn(null, 100)).toBe(1)
})

import { expect, it } from 'vitest'
import { numberTyped, UNREADABLE } from '#domain/kernel/typed-number.ts'

it.each([
  ['', null],
  ['  ', null],
  ['20', 20],
  [' 20 ', 20],
  ['２０', 20],
  ['1.5', 1.5],
  ['１．５', 1.5],
  ['1.', 1],
  ['.5', 0.5],
  ['20 GB', UNREADABLE],
  ['-3', UNREADABLE],
  ['1e3', UNREADABLE],
  ['0x10', UNREADABLE],
  ['1.2.3', UNREADABLE],
  ['一', UNREADABLE],
])('%j typed is %s', (text, number) => {
  expect(numberTyped(text)).toBe(number)
})

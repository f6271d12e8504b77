import { expect, test } from 'vitest'
import { type PasswordForm, passwordFault } from '#domain/session/password-change.ts'

const form = (next: string, change: Partial<PasswordForm> = {}): PasswordForm => ({
  current: 'the old one',
  next,
  repeated: next,
  ...change,
})

test.each([
  [null, form('a quiet river')],
  [null, form('  trimmed words  ')],
  [null, form('青山绿水小桥人家')],
  [null, form('a'.repeat(63).concat('b'))],
  ['currentEmpty', form('a quiet river', { current: '   ' })],
  ['tooShort', form('seven 7')],
  ['tooShort', form('   1234567   ')],
  ['tooLong', form('ab'.repeat(33))],
  ['guessable', form('11111111')],
  ['guessable', form('12345678')],
  ['guessable', form('hgfedcba')],
  ['guessable', form('my13900000001')],
  ['guessable', form('ZhiYuan2024')],
  ['guessable', form('知源课堂12345')],
  ['guessable', form('wo-de-ketang')],
  ['unchanged', form('the old one')],
  ['notRepeated', form('a quiet river', { repeated: 'a quiet rivet' })],
] as const)('the form is wrong by: %s', (fault, typed) => {
  expect(passwordFault(typed, '13900000001')).toBe(fault)
})

test('a user without an account has a form, too', () => {
  expect(passwordFault(form('a quiet river'), '')).toBeNull()
})

import { expect, it } from 'vitest'
import { maskedMobile } from '#domain/session/masked-mobile.ts'

it.each([
  ['13900000001', '139****0001'],
  ['teacher-li', 't***i'],
  ['1390000000', '1***0'],
  ['ab', 'ab'],
  ['', ''],
])('%s is shown as %s', (account, shown) => {
  expect(maskedMobile(account)).toBe(shown)
})

import { expect, it } from 'vitest'
import { accountIdOf } from '#domain/session/account-id.ts'

it('is the same for the same account and another one for another', () => {
  expect(accountIdOf('13900000001')).toBe(accountIdOf('13900000001'))
  const mobiles = Array.from({ length: 20_000 }, (_, at) => String(13_900_000_000 + at))
  const names = ['teacher', 'Teacher', 'teacher1', '1teacher', '李文静', '李文静\u0000', '']
  const ids = [...mobiles, ...names].map(accountIdOf)
  expect(new Set(ids).size).toBe(ids.length)
})

it('is no Id that a server could give, and a number that every store can hold', () => {
  for (const account of ['13900000001', '', '👩‍🏫', 'a'.repeat(64)]) {
    const id = accountIdOf(account)
    expect([Number.isSafeInteger(id), id >= 2 ** 31]).toEqual([true, true])
  }
})

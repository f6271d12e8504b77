import { expect, test } from 'vitest'
import { atMostEvery } from '#server/runtime/at-most-every.ts'
import { redactedError } from '#server/runtime/redacted-error.ts'

test('what comes by the clock is said at once, and then once in so long', () => {
  let now = 1000
  const said: number[] = []
  const say = atMostEvery(60, () => now)
  for (; now < 1130; now += 2) say(() => said.push(now))
  expect(said).toEqual([1000, 1060, 1120])
})

test('an error that a library tells as an object is told by its words and code, without its other values', () => {
  const told = { message: 'no space', code: '53100', stack: 'Error: no space\n    at a', queue: 'films' }
  expect(redactedError(told)).toEqual({
    type: 'object',
    message: 'no space',
    code: '53100',
    stack: '    at a',
  })
  expect(redactedError('away')).toEqual({ type: 'string', message: 'away', code: '', stack: '' })
  expect(redactedError(null)).toEqual({ type: 'object', message: 'null', code: '', stack: '' })
})

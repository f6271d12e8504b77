import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { fileAddresses } from '#server/modules/file/file-address.ts'
import { urlSignatures } from '#server/modules/file/url-signature.ts'

const SECRET = Buffer.alloc(32, 9)
const clock = () => new Date('2026-11-20T08:00:00Z')
const { sign, verify } = urlSignatures(SECRET, clock)
const WORDS = [7, '讲义.pdf', 'inline'] as const
const { until, signature } = sign(WORDS)
const text = JSON.stringify([...WORDS, until])
const SECONDS_LEFT = until - clock().getTime() / 1000

test('a signature is HMAC-SHA-256 over all that it says, and holds', () => {
  expect(signature).toBe(createHmac('sha256', SECRET).update(text).digest('base64url'))
  expect(verify(WORDS, String(until), signature)).toBe(SECONDS_LEFT)
})

const SHORT = createHmac('sha512', SECRET).update(text).digest().subarray(0, 32)
test.each([
  ['none', ''],
  ['a hash without a key', createHash('sha256').update(text).digest('base64url')],
  ['the right one under an empty key', createHmac('sha256', '').update(text).digest('base64url')],
  ['MD5', createHmac('md5', SECRET).update(text).digest('base64url')],
  ['SHA-1', createHmac('sha1', SECRET).update(text).digest('base64url')],
  ['SHA-512', createHmac('sha512', SECRET).update(text).digest('base64url')],
  ['SHA-512, cut to the length', SHORT.toString('base64url')],
  ['SHA3-256', createHmac('sha3-256', SECRET).update(text).digest('base64url')],
  ['its first half', signature.slice(0, 22)],
])('by another algorithm it does not hold, also where the right one was seen before: %s', (_, other) => {
  expect(verify(WORDS, String(until), other)).toBeNull()
})

test('an address names no algorithm, and one that is added is not asked', () => {
  const { addressOf, read } = fileAddresses(SECRET, clock)
  const file = { id: 7, name: '讲义.pdf', use: 'inline' } as const
  const address = new URL(addressOf(file), 'https://school.example')
  expect([...address.searchParams.keys()]).toEqual(['use', 'name', 'until', 'signature'])
  const query = Object.fromEntries(address.searchParams)
  expect(read('7', query)).toEqual({ ...file, contentId: undefined, secondsLeft: SECONDS_LEFT })
  expect(read('7', { ...query, alg: 'none', signature: '' })).toBeNull()
})

import { expect, test } from 'vitest'
import { isAllowed, readShipped, shippedPackages } from '../../scripts/support/licences.ts'

test('every package that ships has a licence of the short list', () => {
  const shipped = readShipped()
  expect(shipped.length).toBeGreaterThan(300)
  expect(shipped.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test('what only serves developing is not counted; what ships for another kind of machine is', () => {
  const lock = {
    packages: {
      '': { license: 'UNLICENSED' },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'MIT', optional: true },
      'node_modules/silent': { version: '3.0.0' },
    },
  }
  expect(shippedPackages(JSON.stringify(lock))).toEqual([
    { name: '@b/c', version: '2.0.0', licence: 'MIT' },
    { name: 'silent', version: '3.0.0', licence: '' },
  ])
})

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['(MIT AND Zlib)', true],
  ['(MIT AND GPL-3.0-or-later)', false],
  ['(MIT OR (GPL-2.0 AND ISC))', false],
  ['GPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['', false],
])('%s: allowed is %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed)
})

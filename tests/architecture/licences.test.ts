import { expect, test } from 'vitest'
import { isAllowed, readShipped, shippedPackages, unknownPartsOf } from '../../scripts/support/licences.ts'

test('every package that ships has a licence of the short list', () => {
  const shipped = readShipped()
  expect(shipped.length).toBeGreaterThan(300)
  expect(shipped.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test('what only serves developing is not counted; what ships for another kind of machine is, and what the build copies in', () => {
  const lock = {
    packages: {
      '': { license: 'UNLICENSED' },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'MIT', optional: true },
      'node_modules/silent': { version: '3.0.0' },
      'node_modules/workbox-core': { version: '7.4.1', license: 'MIT', dev: true },
    },
  }
  expect(shippedPackages(JSON.stringify(lock))).toEqual([
    { name: '@b/c', version: '2.0.0', licence: 'MIT' },
    { name: 'silent', version: '3.0.0', licence: '' },
    { name: 'workbox-core', version: '7.4.1', licence: 'MIT' },
  ])
})

test('a service worker that holds a part of another package is told', () => {
  const worker = `self["workbox:core:7.4.0"]&&_();self["workbox:routing:7.4.0"]&&_();`
  expect(unknownPartsOf(worker)).toEqual([])
  expect(unknownPartsOf(`${worker}self["workbox:google-analytics:7.4.0"]&&_();`)).toEqual([
    'workbox-google-analytics',
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

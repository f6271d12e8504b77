import { expect, test } from 'vitest'
import { ALL_OWN_FILES, type OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import { ownFileQueryOf, ownFilesAddress } from '#ui/private-file/own-files-address.ts'

const read = (address: string) => ownFileQueryOf(new URLSearchParams(address.split('?')[1]))

test.each<Partial<OwnFileQuery>>([
  {},
  { folder: 7, order: 'name', page: 3 },
  { folder: 7, keyword: '函数 & 方程' },
  { bin: true, keyword: '卷', order: 'largest' },
])('an address of own files says what is shown: %o', (change) => {
  const query = { ...ALL_OWN_FILES, ...change }
  expect(read(ownFilesAddress(1, query))).toEqual(query)
})

test('the address names the school and nothing that is as usual', () => {
  expect(ownFilesAddress(2)).toBe('/school-local/school-local-mydatabase?orgId=2')
  expect(ownFilesAddress(2, { bin: true, folder: 9 })).toBe(
    '/school-local/school-local-mydatabase?orgId=2&tab=bin',
  )
})

test('what makes no sense is as if it were not there', () => {
  const query = new URLSearchParams({ folder: '-3', tab: 'x', sort: 'random', page: '0', q: '  ' })
  expect(ownFileQueryOf(query)).toEqual(ALL_OWN_FILES)
})

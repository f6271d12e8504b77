import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, LIST_SORTS, LIST_VIEWS, type ListQuery, listOf } from '#domain/catalogue/list-query.ts'
import { readListQuery } from '#ui/routing/list-query-reader.ts'
import { writeListQuery } from '#ui/routing/list-query-writer.ts'

const id = fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, fc.integer({ min: 0, max: 2 ** 31 - 1 }))

const listQuery: fc.Arbitrary<ListQuery> = fc
  .record<ListQuery>({
    type: fc.constantFrom(0, 1, 2, 3, 4),
    keyword: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
    stage: id,
    subject: id,
    version: id,
    book: id,
    chapter: id,
    knowledge: id,
    grade: id,
    tags: fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 50 }),
    status: fc.constantFrom('none', 'announced', 'running', 'ended', 'replay'),
    sort: fc.constantFrom(...LIST_SORTS),
    page: fc.integer({ min: 1, max: 100_000 }),
    view: fc.constantFrom(...LIST_VIEWS),
    time: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  })
  .map(canonical)

const NAMES = 'type q stage subject version book node tags grade status sort page view time'.split(' ')

describe('the address of a list', () => {
  it('says every query there is, and is read as just that', () => {
    fc.assert(
      fc.property(listQuery, (query) => {
        expect(readListQuery(writeListQuery(query))).toEqual(query)
      }),
    )
  })

  it('is read from whatever it is, and what was read says the same again', () => {
    const hostile = fc
      .array(fc.tuple(fc.constantFrom(...NAMES), fc.string({ unit: 'binary' })))
      .map((entries) => `?${entries.map(([name, value]) => `${name}=${value}`).join('&')}`)
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (search) => {
        const query = readListQuery(search)
        expect(readListQuery(writeListQuery(query))).toEqual(query)
        expect(query).toEqual(canonical(query))
      }),
    )
  })

  // Stage and subject by their ids, and no place in a list (R-catalogue-6).
  it('is as short as can be', () => {
    expect(writeListQuery(listOf(1))).toBe('type=1')
    expect(writeListQuery({ ...listOf(3), tags: [9, 4], page: 2, sort: 'newest', view: 'row' })).toBe(
      'type=3&tags=4.9&sort=newest&page=2&view=row',
    )
    expect(writeListQuery({ ...listOf(4), stage: 2, subject: 5, knowledge: 77 })).toBe(
      'type=4&stage=2&subject=5&node=k77',
    )
    expect(writeListQuery({ ...listOf(1), type: 0, keyword: '勾股', chapter: 8 })).toBe(
      `q=${encodeURIComponent('勾股')}&node=8`,
    )
  })

  it.each([
    ['', listOf(1)],
    ['?type=7&stage=-1&subject=1.5&book=abc&page=0&view=grid&sort=1&time=soon', listOf(1)],
    ['?type=0', listOf(1)],
    ['?q=%20%E6%B5%AE%20', { ...listOf(1), type: 0, keyword: '浮' }],
    ['?type=3&status=running', listOf(3)],
    ['?type=2&status=running', { ...listOf(2), status: 'running' }],
    ['?type=2&q=x&status=running', { ...listOf(2), keyword: 'x' }],
    ['?type=1&stage=4294967296&tags=3.x.3.2&node=kx', { ...listOf(1), tags: [2, 3] }],
    [`?type=1&q=${'字'.repeat(300)}`, { ...listOf(1), keyword: '字'.repeat(200) }],
    ['?type=1&page=1e3&grade=+7', listOf(1)],
  ] as const)('%s is understood as far as it can be', (search, query) => {
    expect(readListQuery(search)).toEqual(query)
  })
})

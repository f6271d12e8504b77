import { describe, expect, it } from 'vitest'
import {
  type BankQuery,
  inPlace,
  isNarrowed,
  narrowed,
  WHOLE_BANK,
  withoutFilters,
} from '#domain/question/bank-query.ts'
import { listAddress } from '#ui/routing/addresses.ts'
import { bankAddress, listOfPlace, readBankQuery, writeBankQuery } from '#ui/routing/bank-codec.ts'

const read = (search: string): BankQuery => readBankQuery(new URLSearchParams(search))

const EVERYTHING: BankQuery = {
  stage: 2,
  subject: 624,
  version: 625,
  book: 694,
  chapter: 700,
  knowledge: 0,
  kind: 'blanks',
  level: 19,
  year: 2026,
  area: '江城',
  source: '知源题库·期中练习',
  keyword: '勾股 定理',
  sort: 'hardest',
  page: 3,
}

describe('the address of the question bank', () => {
  it('says everything that shapes a page, and nothing that is as it opens', () => {
    expect(bankAddress()).toBe('/details?type=4')
    expect(read(writeBankQuery(EVERYTHING).toString())).toEqual(EVERYTHING)
    expect(bankAddress({ subject: 5, knowledge: 77 })).toBe('/details?type=4&subject=5&node=k77')
    // The latest come first anyway, unless a word is looked for.
    expect(bankAddress({ sort: 'newest' })).toBe('/details?type=4')
    expect(read(writeBankQuery({ keyword: '函数', sort: 'newest' }).toString()).sort).toBe('newest')
    expect(read('type=4&node=k77')).toEqual({ ...WHOLE_BANK, knowledge: 77 })
  })

  it.each([
    'qtype=7&level=16&year=99999&sort=best&page=0',
    'stage=-1&subject=1e3&node=k&book=9999999999',
    `area=${'长'.repeat(51)}&source=${'长'.repeat(201)}`,
  ])('says nothing where it cannot be understood: %s', (search) => {
    expect(read(search)).toEqual(WHOLE_BANK)
  })

  it('is where questions are that nobody searched for, place by place as in a list', () => {
    const place = { stage: 2, subject: 5, knowledge: 77 }
    expect(listAddress({ type: 4, ...place })).toBe(bankAddress(place))
    expect(listAddress({ type: 4, keyword: '函数' })).toBe('/list?type=4&q=%E5%87%BD%E6%95%B0')
    expect(listOfPlace(read('type=4&stage=2&subject=5&node=k77'))).toMatchObject({ type: 4, ...place })
    // What the menus count is narrowed by the same word.
    expect(listOfPlace(read('type=4&q=%20函数%20'))).toMatchObject({ type: 4, keyword: '函数' })
  })
})

describe('a change of what is listed', () => {
  it('leads to the first page', () => {
    expect(narrowed(EVERYTHING, { level: 21 })).toEqual({ ...EVERYTHING, level: 21, page: 1 })
    expect(narrowed(EVERYTHING, { keyword: '' })).toEqual({ ...EVERYTHING, keyword: '', page: 1 })
    expect(inPlace(EVERYTHING, WHOLE_BANK).keyword).toBe(EVERYTHING.keyword)
    expect(isNarrowed(withoutFilters(EVERYTHING))).toBe(false)
  })

  it('of the subject gives up the year, area and source of the other one', () => {
    const place = { stage: 2, subject: 624, version: 0, book: 0, chapter: 0, knowledge: 1061 }
    expect(inPlace(EVERYTHING, place)).toEqual({ ...EVERYTHING, ...place, page: 1 })
    expect(inPlace(EVERYTHING, { ...place, subject: 5 })).toEqual({
      ...EVERYTHING,
      ...place,
      subject: 5,
      year: 0,
      area: '',
      source: '',
      page: 1,
    })
  })
})

import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { type ListQuery, listOf } from '#domain/catalogue/list-query.ts'
import { LAST_PAGE } from '#domain/kernel/page.ts'
import {
  BANK_SORTS,
  type BankPlace,
  type BankQuery,
  DIFFICULTY_LEVELS,
  QUESTION_KINDS,
  sortIn,
  WHOLE_BANK,
} from '#domain/question/bank-query.ts'
import { keywordOf } from './list-keyword.ts'
import { KNOWLEDGE_MARK } from './list-query-writer.ts'

/** What the wire takes (contract/question-bank.ts); longer names and farther pages are ignored. */
const MAX_AREA_LENGTH = 50
const MAX_SOURCE_LENGTH = 200
const MAX_ID = 2 ** 31 - 1
const LAST_YEAR = 9999

const wholeNumber = (text: string | null, most: number): number => {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return 0
  const value = Number(text)
  return value <= most ? value : 0
}

const nameIn = (text: string | null, longest: number): string => {
  const name = (text ?? '').trim()
  return name.length <= longest ? name : ''
}

/**
 * What a query string says of the question bank; whatever cannot be understood says nothing (R-catalogue-4). A chapter and a
 * knowledge point share `node`, the latter with a `k` before its id, as in a list.
 */
export const readBankQuery = (query: URLSearchParams): BankQuery => {
  const id = (name: string) => wholeNumber(query.get(name), MAX_ID)
  const node = query.get('node')
  const level = wholeNumber(query.get('level'), MAX_ID)
  return {
    stage: id('stage'),
    subject: id('subject'),
    version: id('version'),
    book: id('book'),
    chapter: id('node'),
    knowledge: node?.startsWith(KNOWLEDGE_MARK) ? wholeNumber(node.slice(KNOWLEDGE_MARK.length), MAX_ID) : 0,
    kind: QUESTION_KINDS[wholeNumber(query.get('qtype'), QUESTION_KINDS.length) - 1] ?? 'any',
    level: DIFFICULTY_LEVELS.includes(level) ? level : 0,
    year: wholeNumber(query.get('year'), LAST_YEAR),
    area: nameIn(query.get('area'), MAX_AREA_LENGTH),
    source: nameIn(query.get('source'), MAX_SOURCE_LENGTH),
    keyword: keywordOf(query),
    sort: BANK_SORTS.find((sort) => sort === query.get('sort')) ?? WHOLE_BANK.sort,
    page: wholeNumber(query.get('page'), LAST_PAGE) || 1,
  }
}

/** The shortest query string that says it: what is as it opens anyway is left out. */
export const writeBankQuery = (bank: Partial<BankQuery>): URLSearchParams => {
  const { knowledge, chapter, kind, sort, page, ...rest } = { ...WHOLE_BANK, ...bank }
  const said = {
    type: CONTENT_TYPE.question,
    q: rest.keyword,
    stage: rest.stage,
    subject: rest.subject,
    version: rest.version,
    book: rest.book,
    node: knowledge === 0 ? chapter : `${KNOWLEDGE_MARK}${knowledge}`,
    qtype: kind === 'any' ? 0 : QUESTION_KINDS.indexOf(kind) + 1,
    level: rest.level,
    year: rest.year,
    area: rest.area,
    source: rest.source,
    sort: sortIn({ ...rest, sort }) === sortIn({ ...rest, sort: WHOLE_BANK.sort }) ? '' : sort,
    page: page === WHOLE_BANK.page ? 0 : page,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(said))
    if (value !== '' && value !== 0) query.set(name, String(value))
  return query
}

/** The question bank, narrowed as it is said. */
export const bankAddress = (bank: Partial<BankQuery> = {}): string => `/details?${writeBankQuery(bank)}`

/** A place in the bank as the menus beside a list know it, with the word that narrows what they count. */
export const listOfPlace = ({
  stage,
  subject,
  version,
  book,
  chapter,
  knowledge,
  keyword = '',
}: BankPlace & Partial<Pick<BankQuery, 'keyword'>>): ListQuery => ({
  ...listOf(CONTENT_TYPE.question),
  keyword,
  stage,
  subject,
  version,
  book,
  chapter,
  knowledge,
})

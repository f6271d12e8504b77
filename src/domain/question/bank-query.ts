import type { QuestionNarrowing } from '../catalogue/menu-narrowing.ts'
import type { QuestionKind } from './question.ts'

/** Questions on a page of the bank. R-wire-9. */
export const BANK_PAGE_SIZE = 10

export const BANK_SORTS = ['relevance', 'newest', 'easiest', 'hardest', 'used'] as const
/** 相关度 (without a word the latest come first), 最新, 从易到难, 从难到易, 用得最多. */
export type BankSort = (typeof BANK_SORTS)[number]

/** As the wire counts them (QuestionType 1–6). */
export const QUESTION_KINDS: readonly QuestionKind[] = [
  'single',
  'multiple',
  'judgement',
  'blanks',
  'essay',
  'composite',
]

/** 17–21, easy to hard. */
export const DIFFICULTY_LEVELS: readonly number[] = [17, 18, 19, 20, 21]

/** Where in the curriculum; ids are 0 for any, and at most one of chapter and knowledge point is chosen. */
export interface BankPlace {
  readonly stage: number
  readonly subject: number
  readonly version: number
  readonly book: number
  readonly chapter: number
  readonly knowledge: number
}

/** Anywhere; of a question, where it stands before anybody said. */
export const NOWHERE: BankPlace = { stage: 0, subject: 0, version: 0, book: 0, chapter: 0, knowledge: 0 }

/** What narrows the questions of a place. */
export interface BankFilters {
  readonly kind: QuestionKind | 'any'
  /** 0 for any. */
  readonly level: number
  /** 0 for any. */
  readonly year: number
  /** By name; '' for any. */
  readonly area: string
  readonly source: string
}

/** Everything that shapes a page of the bank; it stands in the address (R-catalogue-4). */
export interface BankQuery extends BankPlace, BankFilters {
  /** In stems, options and what else is told of a question; '' for none. */
  readonly keyword: string
  readonly sort: BankSort
  /** From 1. */
  readonly page: number
}

const NO_FILTERS: BankFilters = { kind: 'any', level: 0, year: 0, area: '', source: '' }

/** The bank without any filter. */
export const WHOLE_BANK: BankQuery = {
  stage: 0,
  subject: 0,
  version: 0,
  book: 0,
  chapter: 0,
  knowledge: 0,
  ...NO_FILTERS,
  keyword: '',
  sort: 'relevance',
  page: 1,
}

/** What tells one page of the bank from another. */
export const bankKeyOf = (query: BankQuery): string =>
  JSON.stringify(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1)))

/** Any change of what is listed leads to the first page. */
export const narrowed = (
  query: BankQuery,
  change: Partial<BankFilters & Pick<BankQuery, 'keyword' | 'sort'>>,
): BankQuery => ({
  ...query,
  ...change,
  page: 1,
})

export const onBankPage = (query: BankQuery, page: number): BankQuery => ({ ...query, page })

export const withoutFilters = (query: BankQuery): BankQuery => narrowed(query, NO_FILTERS)

export const isNarrowed = ({ kind, level, year, area, source }: BankFilters): boolean =>
  kind !== 'any' || level !== 0 || year !== 0 || area !== '' || source !== ''

/** The same for the menus that count them; undefined where nothing narrows. */
export const questionNarrowingOf = (filters: BankFilters): QuestionNarrowing | undefined => {
  const { kind, level, year, area, source } = filters
  const questionType = kind === 'any' ? 0 : QUESTION_KINDS.indexOf(kind) + 1
  return isNarrowed(filters) ? { questionType, difficultyLevel: level, year, area, source } : undefined
}

/** The same questions wanted elsewhere; years, areas and sources belong to the subject that one came from. */
export const inPlace = (query: BankQuery, place: BankPlace): BankQuery => {
  const { stage, subject, version, book, chapter, knowledge } = place
  const elsewhere = subject === query.subject ? {} : { year: 0, area: '', source: '' }
  return { ...query, stage, subject, version, book, chapter, knowledge, ...elsewhere, page: 1 }
}

/** What the questions can be ordered by: without a word nothing is near to one. */
export const sortsFor = ({ keyword }: Pick<BankQuery, 'keyword'>): readonly BankSort[] =>
  keyword === '' ? BANK_SORTS.filter((sort) => sort !== 'relevance') : BANK_SORTS

/** What they are ordered by. */
export const sortIn = ({ keyword, sort }: Pick<BankQuery, 'keyword' | 'sort'>): BankSort =>
  keyword === '' && sort === 'relevance' ? 'newest' : sort

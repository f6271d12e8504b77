import type { ContentType } from './category.ts'
import type { LiveStatus } from './content-card.ts'

/** 0 stands for contents of every type; only a search looks through all of them. */
export type ListType = ContentType | 0

export const LIST_SORTS = ['relevance', 'newest', 'popular', 'downloads'] as const
/** 综合, 最新, 最热, 下载最多. */
export type ListSort = (typeof LIST_SORTS)[number]

export const LIST_VIEWS = ['card', 'row'] as const
export type ListView = (typeof LIST_VIEWS)[number]

/** Everything that shapes a list (R-catalogue-4). Ids are 0 for any. */
export interface ListQuery {
  readonly type: ListType
  /** Trimmed; '' for no search. */
  readonly keyword: string
  readonly stage: number
  readonly subject: number
  readonly version: number
  readonly book: number
  /** At most one of chapter and knowledge point is chosen. */
  readonly chapter: number
  readonly knowledge: number
  readonly grade: number
  /** Ascending, each once. */
  readonly tags: readonly number[]
  /** Of live courses; `none` for any. */
  readonly status: LiveStatus
  readonly sort: ListSort
  /** From 1. */
  readonly page: number
  readonly view: ListView
  /** Makes a repeated search a new navigation and shapes nothing; 0 for none. */
  readonly time: number
}

const FIRST_TYPE: ContentType = 1
const QUESTION: ContentType = 4

/** Contents of a type without any filter. */
export const listOf = (type: ContentType): ListQuery => ({
  type,
  keyword: '',
  stage: 0,
  subject: 0,
  version: 0,
  book: 0,
  chapter: 0,
  knowledge: 0,
  grade: 0,
  tags: [],
  status: 'none',
  sort: 'relevance',
  page: 1,
  view: 'card',
  time: 0,
})

/** R-wire-9: 10 questions, which look the same in every view, 18 cards or 20 rows. */
export const pageSizeOf = ({ type, view }: Pick<ListQuery, 'type' | 'view'>): number => {
  if (type === QUESTION) return 10
  return view === 'card' ? 18 : 20
}

/** The type of what is listed: of everything only where a word is looked for. */
export const listedTypeOf = ({ type, keyword }: Pick<ListQuery, 'type' | 'keyword'>): ListType =>
  type === 0 && keyword === '' ? FIRST_TYPE : type

/** The one way to say a query, whatever it was put together from. */
export const canonical = (query: ListQuery): ListQuery => {
  const type = listedTypeOf(query)
  return {
    ...query,
    type,
    chapter: query.knowledge === 0 ? query.chapter : 0,
    tags: [...new Set(query.tags)].sort((one, other) => one - other),
    status: type === 2 && query.keyword === '' ? query.status : 'none',
  }
}

/** What tells one list from another: without the time, which shapes nothing. */
export const listKeyOf = (query: ListQuery): string => JSON.stringify({ ...query, time: 0 })

/** The same list at another page of it. */
export const onPage = (query: ListQuery, page: number): ListQuery => ({ ...query, page, time: 0 })

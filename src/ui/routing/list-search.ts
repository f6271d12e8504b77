import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { type ListQuery, listedTypeOf } from '#domain/catalogue/list-query.ts'
import { listPath } from './addresses.ts'
import { keywordOf } from './list-keyword.ts'

/** What the search box shows of a list: its word, and among what it is looked for. */
export type ListSearch = Pick<ListQuery, 'type' | 'keyword'>

export const readListSearch = (query: URLSearchParams): ListSearch => {
  const keyword = keywordOf(query)
  const type = Object.values(CONTENT_TYPE).find((known) => String(known) === query.get('type')) ?? 0
  return { type: listedTypeOf({ type, keyword }), keyword }
}

/** The same of an address; null for that of every other page. */
export const listSearchOf = (address: string): ListSearch | null => {
  const [path, search = ''] = address.split('?', 2)
  return path === listPath ? readListSearch(new URLSearchParams(search)) : null
}

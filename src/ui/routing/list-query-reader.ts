import type { LiveStatus } from '#domain/catalogue/content-card.ts'
import { canonical, LIST_SORTS, LIST_VIEWS, type ListQuery } from '#domain/catalogue/list-query.ts'
import { LAST_PAGE } from '#domain/kernel/page.ts'
import { KNOWLEDGE_MARK } from './list-query-writer.ts'
import { readListSearch } from './list-search.ts'

/** What the wire takes (contract/page.ts): more tags and farther pages are ignored. */
const MAX_TAGS = 50
const MAX_ID = 2 ** 31 - 1

const STATUSES: readonly LiveStatus[] = ['announced', 'running', 'ended', 'replay']

const wholeNumber = (text: string | null, most: number): number => {
  if (text === null || !/^[1-9]\d{0,15}$/.test(text)) return 0
  const value = Number(text)
  return value <= most ? value : 0
}

const idIn = (text: string | null): number => wholeNumber(text, MAX_ID)

const tagsIn = (text: string | null): readonly number[] =>
  (text ?? '')
    .split('.')
    .map(idIn)
    .filter((id) => id !== 0)
    .slice(0, MAX_TAGS)

const oneOf = <T extends string>(known: readonly T[], text: string | null, otherwise: T): T =>
  known.find((one) => one === text) ?? otherwise

/**
 * What a query string says of a list; whatever cannot be understood says nothing (R-catalogue-4 and R-product-8). A chapter and a
 * knowledge point share `node`, the latter with a `k` before its id; tags are separated by dots.
 */
export const readListQuery = (search: string): ListQuery => {
  const query = new URLSearchParams(search)
  const node = query.get('node')
  const knowledge = node?.startsWith(KNOWLEDGE_MARK) ? idIn(node.slice(KNOWLEDGE_MARK.length)) : 0
  return canonical({
    ...readListSearch(query),
    stage: idIn(query.get('stage')),
    subject: idIn(query.get('subject')),
    version: idIn(query.get('version')),
    book: idIn(query.get('book')),
    chapter: idIn(node),
    knowledge,
    grade: idIn(query.get('grade')),
    tags: tagsIn(query.get('tags')),
    status: oneOf(STATUSES, query.get('status'), 'none'),
    sort: oneOf(LIST_SORTS, query.get('sort'), 'relevance'),
    page: wholeNumber(query.get('page'), LAST_PAGE) || 1,
    view: oneOf(LIST_VIEWS, query.get('view'), 'card'),
    time: wholeNumber(query.get('time'), Number.MAX_SAFE_INTEGER),
  })
}

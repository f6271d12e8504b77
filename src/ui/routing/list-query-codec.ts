import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { LiveStatus } from '#domain/catalogue/content-card.ts'
import {
  canonical,
  LIST_SORTS,
  LIST_VIEWS,
  type ListQuery,
  type ListType,
  listOf,
} from '#domain/catalogue/list-query.ts'

/** What the wire takes (contract/shape.ts): longer keywords, more tags and farther pages are nobody's. */
const MOST_CHARACTERS = 200
const MOST_TAGS = 50
const LAST_PAGE = 100_000
const LARGEST_ID = 2 ** 31 - 1

const STATUSES: readonly LiveStatus[] = ['announced', 'running', 'ended', 'replay']
const KNOWLEDGE_MARK = 'k'

const wholeNumber = (text: string | null, most: number): number => {
  if (text === null || !/^[1-9]\d{0,15}$/.test(text)) return 0
  const value = Number(text)
  return value <= most ? value : 0
}

const idIn = (text: string | null): number => wholeNumber(text, LARGEST_ID)

const typeIn = (text: string | null): ListType =>
  Object.values(CONTENT_TYPE).find((type) => String(type) === text) ?? 0

/** Without halves of characters, which no address can carry, and without what stands around it. */
const keywordIn = (text: string | null): string => {
  const whole = (part: string) => new TextDecoder().decode(new TextEncoder().encode(part))
  return whole(
    whole(text ?? '')
      .trim()
      .slice(0, MOST_CHARACTERS),
  ).trim()
}

const tagsIn = (text: string | null): readonly number[] =>
  (text ?? '')
    .split('.')
    .map(idIn)
    .filter((id) => id !== 0)
    .slice(0, MOST_TAGS)

const oneOf = <T extends string>(known: readonly T[], text: string | null, otherwise: T): T =>
  known.find((one) => one === text) ?? otherwise

/**
 * What a query string says of a list; whatever cannot be understood says nothing (decisions 17 and 19). A chapter and a
 * knowledge point share `node`, the latter with a `k` before its id; tags are separated by dots.
 */
export const readListQuery = (search: string): ListQuery => {
  const query = new URLSearchParams(search)
  const node = query.get('node')
  const knowledge = node?.startsWith(KNOWLEDGE_MARK) ? idIn(node.slice(KNOWLEDGE_MARK.length)) : 0
  return canonical({
    type: typeIn(query.get('type')),
    keyword: keywordIn(query.get('q')),
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

/** The shortest query string that says a list: what is as it opens anyway is left out. */
export const writeListQuery = (list: ListQuery): string => {
  const { type, keyword, chapter, knowledge, tags, ...rest } = canonical(list)
  const usual = listOf(1)
  const said = {
    type: type === 0 ? '' : String(type),
    q: keyword,
    stage: rest.stage,
    subject: rest.subject,
    version: rest.version,
    book: rest.book,
    node: knowledge === 0 ? chapter : `${KNOWLEDGE_MARK}${knowledge}`,
    tags: tags.join('.'),
    grade: rest.grade,
    status: rest.status === usual.status ? '' : rest.status,
    sort: rest.sort === usual.sort ? '' : rest.sort,
    page: rest.page === usual.page ? 0 : rest.page,
    view: rest.view === usual.view ? '' : rest.view,
    time: rest.time,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(said))
    if (value !== '' && value !== 0) query.set(name, String(value))
  return query.toString()
}

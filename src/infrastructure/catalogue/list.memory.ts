import type { ListPort } from '#application/catalogue/list.port.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { type ListQuery, pageSizeOf } from '#domain/catalogue/list-query.ts'
import type { ListResult } from '#domain/catalogue/list-result.ts'
import type { MenuNarrowing } from '#domain/catalogue/menu-narrowing.ts'
import { segmentsOf } from '#domain/catalogue/text-segment.ts'
import { success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { BANK } from '../memory/content/bank.ts'
import { HOT_TERMS } from '../memory/content/categories.ts'
import { isOfType, libraryAt } from '../memory/content/library.ts'
import { learningIn, withReservation } from '../memory/learning.backend.ts'
import { answersTo, holds } from '../memory/question-bank.backend.ts'

/** Whether a content passes the filters of a list, its place in the curriculum left aside. */
export const isLeftBy =
  ({ keyword, tags, status, questions }: MenuNarrowing) =>
  (content: ContentCard): boolean =>
    (status === 'none' || (content.liveStatus === status && !content.cancelled)) &&
    (tags.length === 0 || content.tags.some(({ id }) => tags.includes(id))) &&
    holds(keyword)(content) &&
    (questions === undefined ||
      BANK.some(({ card, question }) => card.id === content.id && answersTo(questions)(question)))

const stands =
  (query: ListQuery) =>
  (content: ContentCard): boolean =>
    isAt(query)(content) && isLeftBy(query)(content)

const isAt =
  (query: ListQuery) =>
  ({ place }: ContentCard): boolean =>
    (query.stage === 0 || place.stage.id === query.stage) &&
    (query.subject === 0 || place.subject.id === query.subject) &&
    (query.version === 0 || place.version.id === query.version) &&
    (query.book === 0 || place.book.id === query.book) &&
    (query.chapter === 0 || place.chapter.id === query.chapter) &&
    query.knowledge === 0 &&
    (query.grade === 0 || place.grade.id === query.grade)

const inOrder = (contents: readonly ContentCard[], { sort }: ListQuery): readonly ContentCard[] => {
  switch (sort) {
    case 'relevance':
      return contents
    case 'newest':
      return contents.toSorted((one, other) => other.updateTime.localeCompare(one.updateTime))
    case 'popular':
      return contents.toSorted((one, other) => other.viewCount - one.viewCount)
    case 'downloads':
      return contents.toSorted((one, other) => other.downloadCount - one.downloadCount)
  }
}

/** Hot terms that share a character with one that finds nothing. */
const near = (keyword: string): readonly string[] =>
  Object.values(HOT_TERMS)
    .flat()
    .filter((term) => term !== keyword && Array.from(keyword).some((character) => term.includes(character)))
    .slice(0, 5)

const listed = (all: readonly ContentCard[], query: ListQuery): ListResult => {
  const { keyword, type, page } = query
  const placed = all.filter(stands(query))
  const found = inOrder(placed.filter(isOfType(type)), query)
  const size = pageSizeOf(query)
  const items = found.slice((page - 1) * size, page * size)
  return {
    page: {
      index: page,
      size,
      total: found.length,
      items: items.map((content) => ({
        content,
        title: keyword === '' ? [] : segmentsOf(content.name, keyword),
      })),
    },
    capped: false,
    typeCounts:
      keyword === ''
        ? []
        : Object.values(CONTENT_TYPE).map((one) => ({
            type: one,
            count: placed.filter(isOfType(one)).length,
          })),
    suggestions: keyword !== '' && found.length === 0 ? near(keyword) : [],
  }
}

export const memoryList = (backend: MemoryBackend, caller: Caller): ListPort => ({
  page: (query, signal) =>
    backend.request({
      call: 'list.page',
      access: 'session',
      caller,
      signal,
      answer: ({ id }) => {
        const library = libraryAt(backend.now()).map(withReservation(learningIn(backend, id)))
        return success(listed(library, query))
      },
    }),
})

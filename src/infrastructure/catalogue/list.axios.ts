import type { ListPort } from '#application/catalogue/list.port.ts'
import type { DataOf } from '#contract/call.ts'
import { getStructurePageList } from '#contract/course.ts'
import { getLivePageList } from '#contract/live-course.ts'
import { resourceContentList } from '#contract/resource.ts'
import { getSearchList } from '#contract/search-list.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { LIST_SORTS, type ListQuery, pageSizeOf } from '#domain/catalogue/list-query.ts'
import type { ListItem, ListResult } from '#domain/catalogue/list-result.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, flagOf, textOf } from '../http/wire-values.ts'
import { segmentsOfMatch } from '../search/match.mapper.ts'
import { contentCardOf, contentTypeOf, knownCards, LIVE_STATUSES } from './content-card.mapper.ts'

type WirePage = DataOf<typeof getSearchList>

/** What is 0 is not sent: it means anything. */
const wanted = <K extends string>(ids: Readonly<Record<K, number>>): Partial<Record<K, number>> =>
  Object.fromEntries(Object.entries<number>(ids).filter(([, id]) => id !== 0)) as Partial<Record<K, number>>

const questionOf = (query: ListQuery) => ({
  PageIndex: query.page,
  PageSize: pageSizeOf(query),
  Sort: LIST_SORTS.indexOf(query.sort),
  ...wanted({
    StageId: query.stage,
    SubjectId: query.subject,
    GradeId: query.grade,
    VersionId: query.version,
    BookId: query.book,
    ChapterId: query.chapter,
    KnowId: query.knowledge,
  }),
})

const itemOf =
  (fileAddress: Http['fileAddress'], type: ListQuery['type']) =>
  (wire: NonNullable<WirePage['Items']>[number]): ListItem => ({
    content: contentCardOf(fileAddress, type || CONTENT_TYPE.resource)(wire),
    title: segmentsOfMatch(textOf(wire.NameHtml)),
  })

/** What was searched for itself leads nowhere. */
const suggestionsOf = ({ Suggest }: WirePage, { keyword }: ListQuery): readonly string[] =>
  [...new Set((Suggest ?? []).map((term) => term.trim()))].filter((term) => !['', keyword].includes(term))

/** A count of a type that the product does not know is left out. */
const typeCountsOf = ({ TypeCounts }: WirePage): ListResult['typeCounts'] =>
  (TypeCounts ?? []).flatMap(({ Type, Count }) => {
    const type = contentTypeOf(Type)
    return type === null ? [] : [{ type, count: amountOf(Count) }]
  })

export const listResultOf = (
  wire: WirePage,
  query: ListQuery,
  fileAddress: Http['fileAddress'],
): ListResult => ({
  page: pageOf(
    { ...wire, Items: knownCards(wire.Items) },
    { index: query.page, size: pageSizeOf(query) },
    itemOf(fileAddress, query.type),
  ),
  capped: flagOf(wire.IsTotalCapped),
  typeCounts: typeCountsOf(wire),
  suggestions: suggestionsOf(wire, query),
})

/** Wire: getsearchlist, getstructurepagelist, getslivepagelist, resourcescontentlist. */
export const axiosList = (http: Http): ListPort => {
  const ask = (query: ListQuery, signal: AbortSignal): Promise<Result<WirePage, Failure>> => {
    const { type, keyword, status } = query
    const question = questionOf(query)
    const tags = [...query.tags]
    if (keyword !== '') {
      const body = {
        ...question,
        Keyword: keyword,
        ...wanted({ Type: type }),
        ...(tags.length > 0 && { TagIds: tags }),
      }
      return http.call(getSearchList, { body }, signal)
    }
    const rights = tags.length > 0 ? { RightIds: tags } : {}
    switch (type) {
      case CONTENT_TYPE.recorded:
        return http.call(getStructurePageList, { body: { ...question, ...rights } }, signal)
      case CONTENT_TYPE.live: {
        const live = wanted({ LiveStatus: LIVE_STATUSES.indexOf(status) })
        return http.call(getLivePageList, { body: { ...question, ...rights, ...live } }, signal)
      }
      case 0:
      case CONTENT_TYPE.resource:
      case CONTENT_TYPE.question: {
        const tagIds = tags.length > 0 ? { tagIds: tags.join(',') } : {}
        return http.call(
          resourceContentList,
          { query: { ...question, ...wanted({ Type: type }), ...tagIds } },
          signal,
        )
      }
    }
  }
  return {
    page: async (query, signal) => {
      const read = await ask(query, signal)
      return read.ok ? success(listResultOf(read.value, query, http.fileAddress)) : read
    },
  }
}

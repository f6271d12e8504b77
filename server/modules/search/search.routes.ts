import type { FastifyInstance } from 'fastify'
import { getStructurePageList } from '#contract/course.ts'
import { CODE } from '#contract/envelope.ts'
import { getLivePageList } from '#contract/live-course.ts'
import { resourceContentList } from '#contract/resource.ts'
import { hotSearch } from '#contract/search.ts'
import { getSearchList } from '#contract/search-list.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import { refuse } from '../../http/envelope.ts'
import { publicRoute, signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import { asContentType } from '../content/scope.ts'
import type { SearchService } from './search.service.ts'

/** Cards of three columns in six rows; rows of a list. */
const CARDS = 18
const ROWS = 20

const WRONG_TYPE = refuse(CODE.fieldError, '参数不正确：Type')

/** Wire: 搜索, and the lists of the three libraries. */
export const searchRoutes = (service: SearchService) => async (app: FastifyInstance) => {
  publicRoute(app, hotSearch, async ({ query }) => {
    const type = asId(query.type)
    return type === null ? refuse(CODE.fieldError, '参数不正确：type') : service.hotTerms(type)
  })
  signedInRoute(app, getSearchList, async ({ viewer, body }) => {
    const type = asContentType(body.Type)
    if (type === undefined) return WRONG_TYPE
    return service.search(viewer, body, { type, tagIds: body.TagIds ?? [], liveStatus: 0, size: ROWS })
  })
  signedInRoute(app, resourceContentList, async ({ viewer, query }) => {
    const type = asContentType(query.Type ?? CONTENT_TYPE.resource)
    if (type === undefined) return WRONG_TYPE
    const tagIds = (query.tagIds ?? '').split(',').filter(Boolean).map(Number)
    return service.page(viewer, query, { type, tagIds, liveStatus: 0, size: ROWS })
  })
  signedInRoute(app, getStructurePageList, async ({ viewer, body }) =>
    service.page(viewer, body, {
      type: CONTENT_TYPE.recorded,
      tagIds: body.RightIds ?? [],
      liveStatus: 0,
      size: CARDS,
    }),
  )
  signedInRoute(app, getLivePageList, async ({ viewer, body }) =>
    service.page(viewer, body, {
      type: CONTENT_TYPE.live,
      tagIds: body.RightIds ?? [],
      liveStatus: body.LiveStatus ?? 0,
      size: CARDS,
    }),
  )
}

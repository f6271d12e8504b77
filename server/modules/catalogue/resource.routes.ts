import type { FastifyInstance } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import { getBankQuestion } from '#contract/question-bank.ts'
import {
  getAiVideo,
  getResourceDetailsInfo,
  resourceContentInfo,
  typedContentInfo,
} from '#contract/resource.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import { refuse } from '../../http/envelope.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { ResourceService } from './resource.service.ts'

const TYPES: readonly number[] = Object.values(CONTENT_TYPE)

/** Wire: resourcescontentinfo, getaivideo, getresourcesdetailsinfo. */
export const resourceRoutes = (service: ResourceService) => async (app: FastifyInstance) => {
  signedInRoute(app, resourceContentInfo, ({ query, viewer }) =>
    service.content(viewer, { id: asId(query.Id) ?? 0, type: CONTENT_TYPE.resource }),
  )
  signedInRoute(app, getBankQuestion, ({ query, viewer }) =>
    service.bankQuestion(viewer, asId(query.Id) ?? 0),
  )
  signedInRoute(app, typedContentInfo, async ({ params, query, viewer }) =>
    TYPES.includes(params.type)
      ? service.content(viewer, { id: asId(query.Id) ?? 0, type: params.type })
      : refuse(CODE.fieldError, '参数不正确：type'),
  )
  signedInRoute(app, getResourceDetailsInfo, ({ query, viewer }) =>
    service.detail(viewer, asId(query.Id) ?? 0),
  )
  signedInRoute(app, getAiVideo, ({ query, viewer }) =>
    service.explanations(viewer, asId(query.Id) ?? 0, asId(query.questionId) ?? 0),
  )
}
